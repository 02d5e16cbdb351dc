/** A file in a learning platform: finds its interface, SCORM 2004 or 1.2, and reports to it what is done in the figures. */
import {
  type CourseState,
  courseResult,
  NO_COURSE,
  packCourse,
  reduceCourse,
  sessionTime,
  unpackCourse,
} from "#components/embed/course-score.ts";
import {
  COURSE_KEPT,
  COURSE_PLACE,
  STANDALONE_EVENT,
  type StandaloneNews,
} from "#components/embed/standalone-figure.ts";

/** The calls of both editions, under the same names. */
interface Platform {
  readonly edition: "1.2" | "2004";
  readonly get: (name: string) => string;
  readonly set: (name: string, value: string) => void;
  readonly commit: () => void;
  readonly end: () => void;
}

type Api = Readonly<Record<string, (...values: string[]) => unknown>>;

/** The interface in a window above this one, or above its opener. */
function findApi(name: "API" | "API_1484_11"): Api | undefined {
  for (const first of [window, window.opener as Window | null]) {
    let place = first;
    for (let height = 0; place && height < 20; height++) {
      try {
        const api = (place as unknown as Record<string, unknown>)[name];
        if (api) return api as Api;
        if (place.parent === place) break;
        place = place.parent;
      } catch {
        // A window of another origin: there is nothing behind it that we may ask.
        break;
      }
    }
  }
  return undefined;
}

function findPlatform(): Platform | undefined {
  for (const [name, prefix, edition] of [
    ["API_1484_11", "", "2004"],
    ["API", "LMS", "1.2"],
  ] as const) {
    const api = findApi(name);
    if (!api) continue;
    const begin = edition === "2004" ? "Initialize" : "LMSInitialize";
    if (String(api[begin]?.("")) !== "true") continue;
    return {
      edition,
      get: (field) => String(api[`${prefix}GetValue`]?.(field) ?? ""),
      set: (field, value) => void api[`${prefix}SetValue`]?.(field, value),
      commit: () => void api[`${prefix}Commit`]?.(""),
      end: () => void api[edition === "2004" ? "Terminate" : "LMSFinish"]?.(""),
    };
  }
  return undefined;
}

type Answered = Extract<StandaloneNews, { readonly kind: "answered" }>;
/** So many letters of an answer does a platform take of each edition. */
const MOST_GIVEN = 250;

function isAnswered({ figures }: CourseState, { figure, position }: Answered): boolean {
  return figures[figure]?.answers[position] !== undefined;
}

const platform = findPlatform();
if (platform) {
  const { edition, get, set, commit, end } = platform;
  const is2004 = edition === "2004";
  const core = is2004 ? "cmi." : "cmi.core.";
  let state = { ...NO_COURSE, ...unpackCourse(get("cmi.suspend_data")) };
  let isToldSoon = false;
  /** Tells a first answer as an interaction, which the platform's own report lists: it may refuse that without harm. */
  const tellAnswer = ({ figure, position, isRight, given }: Answered) => {
    const name = `cmi.interactions.${Number(get("cmi.interactions._count")) || 0}.`;
    const [time, response, wrong] = is2004
      ? (["timestamp", "learner_response", "incorrect"] as const)
      : (["time", "student_response", "wrong"] as const);
    // The hour here, as the first edition has it, or with its day, as the second one.
    const now = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
    set(`${name}id`, `${figure}-${position}`);
    set(`${name}type`, given === undefined ? (is2004 ? "other" : "performance") : "fill-in");
    set(`${name}${time}`, is2004 ? now : now.slice(11));
    if (given !== undefined) set(`${name}${response}`, given.slice(0, MOST_GIVEN));
    set(`${name}result`, isRight ? "correct" : wrong);
  };
  const report = () => {
    isToldSoon = false;
    const { score, isComplete, isPassed } = courseResult(state);
    if (score !== undefined) {
      set(`${core}score.min`, "0");
      set(`${core}score.max`, "100");
      set(`${core}score.raw`, String(Math.round(score * 100)));
      if (is2004) set("cmi.score.scaled", String(Math.round(score * 100) / 100));
    }
    if (is2004) {
      set("cmi.completion_status", isComplete ? "completed" : "incomplete");
      if (isComplete) set("cmi.success_status", isPassed ? "passed" : "failed");
    } else {
      const graded = isPassed ? "passed" : "failed";
      set("cmi.core.lesson_status", isComplete ? (score === undefined ? "completed" : graded) : "incomplete");
    }
    if (state.location !== "") set(is2004 ? "cmi.location" : "cmi.core.lesson_location", state.location);
    set("cmi.suspend_data", packCourse(state));
    commit();
  };
  document.addEventListener(STANDALONE_EVENT, ({ detail }: CustomEventInit<StandaloneNews>) => {
    if (!detail) return;
    const before = state;
    state = reduceCourse(state, detail);
    if (detail.kind === "answered" && !isAnswered(before, detail)) tellAnswer(detail);
    // Every step is remembered; the platform hears of what counts, and of all that begins in one moment once.
    if (detail.kind === "begun") {
      if (!isToldSoon) setTimeout(report);
      isToldSoon = true;
    } else if (detail.kind !== "moved" || before.location !== state.location || detail.isLast) report();
  });
  const last = get(is2004 ? "cmi.location" : "cmi.core.lesson_location");
  // What is drawn later finds the place there.
  Object.assign(document.documentElement.dataset, { [COURSE_PLACE]: last, [COURSE_KEPT]: state.kept });
  if (last) document.getElementById(last)?.scrollIntoView();
  addEventListener("pagehide", () => {
    report();
    set(`${core}session_time`, sessionTime(performance.now() / 1000, edition));
    if (is2004) set("cmi.exit", "suspend");
    else set("cmi.core.exit", "suspend");
    end();
  });
}
