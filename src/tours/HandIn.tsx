import { type ReactElement, useState } from "react";
import { now } from "#components/journal/clock.ts";
import { plainName } from "#components/journal/journal-file.ts";
import { copyText } from "#components/page/copy-text.ts";
import { download } from "#components/page/download.ts";
import { keep, recall } from "#components/page/memory.ts";
import { formatHomework, type Homework, packHomework } from "#components/tour/homework.ts";
import { formatTour, type Tour } from "#components/tour/tour.ts";
import { sumOf } from "#components/tour/tour-link.ts";
import { handInWords, pageWords } from "./page-words.en.ts";
import type { Progress } from "./use-progress.ts";

/** Where the notebook keeps the reader's name. */
const NAME = "kibitz.name";

interface HandInProps {
  readonly tour: Tour;
  readonly progress: Progress;
}

/** Where a pupil hands in what was answered: a file or a code for the coach. Nothing is sent from here. */
export function HandIn({ tour, progress }: HandInProps): ReactElement {
  const words = handInWords;
  const [name, setName] = useState(() => recall(NAME));
  const [told, setTold] = useState("");
  const made = (): Homework => {
    keep(NAME, name);
    return homeworkOf(tour, progress, plainName(name));
  };
  const copy = async (): Promise<void> => {
    const code = await packHomework(made());
    setTold((await copyText(code)) ? words.copied : pageWords.copyByHand(code));
  };
  return (
    <section className="tour__hand-in" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>{words.how}</p>
      <label>
        {words.name}{" "}
        <input
          className="field"
          value={name}
          autoComplete="name"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <p className="tour__tools">
        <button
          type="button"
          className="btn btn--solid"
          onClick={() => {
            const homework = made();
            const whose = (homework.name ?? "").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
            const file = ["kibitz-homework", ...(whose ? [whose] : [])].join("-");
            download(new Blob([formatHomework(homework, 1)], { type: "application/json" }), `${file}.json`);
            setTold(words.saved);
          }}
        >
          {words.save}
        </button>
        <button type="button" className="btn" onClick={() => void copy()}>
          {words.copy}
        </button>
      </p>
      <p role="status">{told}</p>
    </section>
  );
}

/** What was answered first at each stop of a tour. */
export function homeworkOf(tour: Tour, { firsts }: Progress, name: string | undefined): Homework {
  const answers = tour.stops.flatMap(({ asks, question, sentence, step }, k) => {
    const first = firsts[k + 1];
    if (asks === "none" || !first) return [];
    const asked = asks === "own" || asks === "touch" ? question : sentence || step;
    return [{ stop: k + 1, question: asked, given: first.given, right: first.right ?? undefined }];
  });
  return {
    ...{ tour: sumOf(formatTour(tour)), title: tour.title, stops: tour.stops.length },
    ...{ name, at: now(), answers },
  };
}
