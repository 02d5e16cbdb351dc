/** A whole state takes the place of the one there is. */
export interface TakeUp<S> {
  readonly kind: "take-up";
  readonly state: S;
}

/** A reducer that also takes up a state which was kept. */
export function takingUp<S, A extends { readonly kind: string }>(act: (state: S, action: A) => S) {
  return (state: S, action: A | TakeUp<S>): S =>
    action.kind === "take-up" ? (action as TakeUp<S>).state : act(state, action as A);
}
