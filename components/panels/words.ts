/** The languages of listings, by the endings of their files. */
export type ListingLanguage = "ts" | "py" | "cpp" | "java";

/** The words of the player's own controls. One object per language; the site hands it in. */
export interface PlayerWords {
  readonly diagram: (number: number) => string;
  readonly example: string;
  readonly ownInput: string;
  readonly yourInput: string;
  readonly randomInput: (size: number, seed: number) => string;
  readonly back: string;
  readonly menu: string;
  readonly addToTour: string;
  readonly present: string;
  /** While its code is under way. */
  readonly stageComing: string;
  readonly close: string;
  /** Shows the program beside another panel. */
  readonly twoAtOnce: string;
  readonly previous: (level: string) => string;
  readonly next: (level: string) => string;
  /** Why there is no next step. */
  readonly deadEnd: { readonly asking: string; readonly choosing: string; readonly over: string };
  readonly play: string;
  readonly pause: string;
  readonly step: string;
  readonly goToStep: string;
  readonly of: (total: number) => string;
  readonly wholeRun: string;
  readonly bothRuns: string;
  readonly byStep: string;
  readonly byRound: string;
  readonly over: string;
  readonly start: string;
  readonly line: (line: number) => string;
  readonly lineNext: (line: number) => string;
  readonly code: string;
  readonly languages: Readonly<Record<ListingLanguage, string>>;
  readonly watch: string;
  readonly checks: string;
  readonly changed: (count: number) => string;
  readonly was: (value: string) => string;
  readonly wasEmpty: string;
  readonly checkedAtEveryStep: string;
  readonly hold: (holding: number, of: number) => string;
  readonly certificate: string;
  readonly why: string;
  readonly backToComment: string;
  readonly question: (number: number, of: number) => string;
  readonly orPress: (from: string, to: string) => string;
  /** The button that begins the reader's turn, and what ends it. */
  readonly yourTurn: string;
  readonly endTurn: string;
  /** A turn was left; the button takes it up again. */
  readonly turnLeft: string;
  readonly goOn: string;
  readonly undo: string;
  readonly hint: string;
  readonly showMe: string;
  readonly right: string;
  readonly notThat: (label: string) => string;
  readonly shown: string;
  readonly noted: string;
  readonly wrongLastTime: string;
  readonly stopHere: string;
  readonly examples: string;
  readonly place: (line: number, column: number) => string;
  readonly read: (steps: number) => string;
  readonly recording: (steps: number) => string;
  readonly cancel: string;
  readonly canceled: string;
  readonly failed: (message: string) => string;
  readonly stopped: (steps: number) => string;
  readonly sizeOutside: (least: number, most: number, found: number) => string;
  readonly dismiss: string;
  readonly recordingAgain: string;
  readonly notCome: string;
  readonly tryAgain: string;
  /** In the key while a question is open: what may be chosen. */
  /** What the sign of a choice means, beside what it means anyway, if it does. */
  choosable(other: string | undefined): string;
  /** Of a big board that can be zoomed. */
  readonly board: {
    readonly closer: string;
    readonly farther: string;
    readonly whole: string;
    readonly follow: string;
    readonly point: string;
    readonly choose: string;
    readonly at: (label: string, row: number, column: number) => string;
  };
}
