/** What a learning platform is told of a course: how much is done, and how well. Pure, so that both editions of SCORM agree. */
import type { StandaloneNews } from "./standalone-figure.ts";

/** What is kept between visits: of each figure how many questions it has, which were answered, and whether its end was seen. */
export interface CourseState {
  readonly figures: Readonly<Record<string, FigureState>>;
  /** The figure that was used last. */
  readonly location: string;
  /** How far its pupil is in a tour, as the tour writes it. */
  readonly kept: string;
}

interface FigureState {
  readonly questions: number;
  /** By position: whether the first answer was right. */
  readonly answers: Readonly<Record<string, boolean>>;
  readonly isOver: boolean;
}

export const NO_COURSE: CourseState = { figures: {}, location: "", kept: "" };
const NEW_FIGURE: FigureState = { questions: 0, answers: {}, isOver: false };
/** A course is passed from this share of right first answers. */
export const PASS = 0.6;

/** The state after some news; the first answer to a question counts. */
export function reduceCourse(state: CourseState, news: StandaloneNews): CourseState {
  if (news.kind === "kept") return { ...state, kept: news.text };
  const figure = state.figures[news.figure] ?? NEW_FIGURE;
  const changed = (change: Partial<FigureState>, location = news.figure): CourseState => ({
    ...state,
    figures: { ...state.figures, [news.figure]: { ...figure, ...change } },
    location,
  });
  switch (news.kind) {
    case "begun":
      return changed({ questions: news.questions }, state.location);
    case "answered":
      return changed({ answers: { [news.position]: news.isRight, ...figure.answers } });
    case "moved":
      return changed({ isOver: figure.isOver || news.isLast });
  }
}

export interface CourseResult {
  /** From 0 to 1; undefined where the course asks nothing, and before anything was answered. */
  readonly score: number | undefined;
  /** Every question has been answered; without questions, every run has been seen to its end. */
  readonly isComplete: boolean;
  readonly isPassed: boolean;
}

export function courseResult({ figures }: CourseState): CourseResult {
  const all = Object.values(figures);
  const sum = (of: (figure: FigureState) => number) => all.reduce((total, figure) => total + of(figure), 0);
  const questions = sum((figure) => figure.questions);
  const answered = sum(({ answers }) => Object.keys(answers).length);
  const right = sum(({ answers }) => Object.values(answers).filter(Boolean).length);
  if (questions === 0) {
    const isComplete = all.length > 0 && all.every(({ isOver }) => isOver);
    return { score: undefined, isComplete, isPassed: isComplete };
  }
  if (answered === 0) return { score: undefined, isComplete: false, isPassed: false };
  const score = Math.min(1, right / questions);
  return { score, isComplete: answered >= questions, isPassed: answered >= questions && score >= PASS };
}

/** How long a course was open, as SCORM writes it: CMITimespan in 1.2 (four digits of hours at most), a duration of ISO 8601 in 2004. */
export function sessionTime(seconds: number, edition: "1.2" | "2004"): string {
  const whole = Math.max(0, Math.round(seconds));
  if (edition === "2004") return `PT${whole}S`;
  const capped = Math.min(whole, 9999 * 3600 + 3599);
  const parts = [Math.floor(capped / 3600), Math.floor(capped / 60) % 60, capped % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

/** As it is kept by a platform: SCORM 1.2 has room for 4,096 characters. */
export const MOST_KEPT = 4096;

/**
 * Packs a state: "figure:questions:over:position+,position-;…|location|kept", the last as in an address. Where a platform has
 * no room for what was typed, it keeps the rest.
 */
export function packCourse({ figures, location, kept }: CourseState): string {
  const rows = Object.entries(figures).map(([figure, { questions, answers, isOver }]) => {
    const given = Object.entries(answers).map(([position, isRight]) => position + (isRight ? "+" : "-"));
    return `${figure}:${questions}:${isOver ? 1 : 0}:${given.join(",")}`;
  });
  const counted = `${rows.join(";")}|${location}`;
  const whole = kept === "" ? counted : `${counted}|${encodeURIComponent(kept)}`;
  return (whole.length > MOST_KEPT ? counted : whole).slice(0, MOST_KEPT);
}

/** Reads what `packCourse` has written; what is damaged is left out. */
export function unpackCourse(text: string): CourseState {
  const [rows = "", location = "", kept = ""] = text.split("|");
  const figures = rows.split(";").flatMap((row): [string, FigureState][] => {
    const match = /^([\w-]+):(\d{1,4}):([01]):((?:\d+[+-],?)*)$/.exec(row);
    if (!match) return [];
    const [, figure = "", questions, over, given = ""] = match;
    const answers = given
      .split(",")
      .filter(Boolean)
      .map((one): [string, boolean] => [one.slice(0, -1), one.endsWith("+")]);
    return [
      [figure, { questions: Number(questions), answers: Object.fromEntries(answers), isOver: over === "1" }],
    ];
  });
  return {
    figures: Object.fromEntries(figures),
    location: /^[\w-]*$/.test(location) ? location : "",
    kept: decoded(kept),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
