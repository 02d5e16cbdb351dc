/** What the card of a program is sent of its picture. */
export interface CardPicture {
  /** The view: x, y, width, height. */
  readonly box: readonly [number, number, number, number];
  readonly kind: string;
  readonly markup: string;
}
