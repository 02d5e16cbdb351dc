import { type ReactElement, useCallback, useMemo, useRef, useState } from "react";
import { fieldOf } from "#algorithms/engines/swiss/candidates.ts";
import { lazy } from "#src/tools/shared/lazy.tsx";
import type { Action } from "../actions.ts";
import type { Doc, Drawn, Pair } from "../doc.ts";
import { nameOf } from "../players/names.ts";
import { Rest } from "../players/Rest.tsx";
import { shownScore } from "../shown.ts";
import { useExplanations } from "../use-pairing.ts";
import { WatchLink } from "../WatchLink.tsx";
import type { PairingWords } from "../words.en.ts";
import { BoardRow, keyOf } from "./BoardRow.tsx";
import { BoardTable } from "./BoardTable.tsx";
import { ChangeReport } from "./ChangeReport.tsx";
import { fixedBoards } from "./fixed-boards.ts";
import { RoundActions } from "./RoundActions.tsx";
import { isByHand } from "./seats.ts";
import { useBoardPages } from "./use-board-pages.ts";
import { useHeldSeat } from "./use-held-seat.ts";

const Barrier = lazy(async () => (await import("./Barrier.tsx")).Barrier);
const AskTwo = lazy(async () => (await import("../why/AskTwo.tsx")).AskTwo);
const WhyPair = lazy(async () => (await import("./WhyPair.tsx")).WhyPair);

interface OpenRoundProps {
  readonly doc: Doc;
  readonly drawn: Drawn;
  /** The id of the lesson on pairing, if there is one. */
  readonly lesson: string | undefined;
  readonly act: (action: Action) => void;
  readonly words: PairingWords;
}

/** What seats are pressed for: to exchange two of them, or to ask why two players do not meet. */
type Pressing = "changes" | "asks";

/** The round that is being played: its boards, results, reasons, and changes by hand. */
export function OpenRound({ doc, drawn, lesson, act, words }: OpenRoundProps): ReactElement {
  const w = words.rounds;
  const { tournament } = doc;
  const field = useMemo(() => fieldOf(tournament), [tournament]);
  const points = useMemo(
    () =>
      new Map(field.candidates.map(({ id, score }) => [id, shownScore(tournament, id, score, field.round)])),
    [field, tournament],
  );
  const { explanations, failed, ask } = useExplanations(doc);
  const [asked, setAsked] = useState<string>();
  const [pressing, setPressing] = useState<Pressing>();
  const [two, setTwo] = useState<readonly [number, number]>();
  const { whole, held, press, letGo } = useHeldSeat(drawn, (a, b) =>
    pressing === "changes" ? act({ kind: "exchange", a, b }) : setTwo([a, b]),
  );
  const changing = pressing === "changes";
  const canAsk = canAskAboutTwo(drawn);
  const asking = pressing === "asks" && canAsk;
  const seats = {
    onPress: changing || asking ? press : undefined,
    seatLabel: asking ? words.rounds.askAbout : words.change.hold,
  };
  const turn = (next: Pressing) => {
    letGo();
    setTwo(undefined);
    setPressing((old) => (old === next ? undefined : next));
  };
  // Rows are drawn anew only when something of their own changes, so what they call must not change.
  const now = useRef(ask);
  now.current = ask;
  const name = (id: number) => nameOf(tournament, id);
  const askWhy = useCallback((key: string) => {
    now.current();
    setAsked((old) => (old === key ? undefined : key));
  }, []);
  const firstMissing = drawn.boards.findIndex(({ outcome }) => outcome === undefined);
  const pages = useBoardPages(drawn.boards, w.board);
  /** Where Tab comes to: the first board that lacks a result, if it stands here. */
  const onPage = firstMissing >= pages.first && firstMissing < pages.first + pages.rows.length;
  const stop = onPage ? firstMissing : pages.first;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what a button inside holds.
    <div
      ref={whole}
      className="pair-round"
      data-changing={seats.onPress ? "" : undefined}
      onKeyDown={(event) => event.key === "Escape" && letGo()}
    >
      {drawn.unpaired.length > 0 && drawn.original.unpaired.length > 0 && <Barrier {...{ doc, drawn }} />}
      <BoardTable withWhy {...{ pages, words }}>
        {pages.rows.map((board, row) => {
          const index = pages.first + row;
          const { white, black } = board;
          const key = keyOf(board);
          const isAsked = asked === key;
          return (
            <BoardRow
              key={key}
              rowIndex={pages.indexOf(row)}
              {...{ index, board, act, words }}
              {...seats}
              byHand={isByHand(drawn, board)}
              isFirst={index === stop}
              whiteName={name(white)}
              blackName={name(black)}
              whitePoints={points.get(white) ?? ""}
              blackPoints={points.get(black) ?? ""}
              held={held === white || held === black ? held : undefined}
              onAsk={askWhy}
            >
              {isAsked && <WhyPair {...{ doc, field, board, explanations, failed, words }} />}
            </BoardRow>
          );
        })}
      </BoardTable>
      <Rest {...{ doc, drawn, points, held, words }} {...seats} />
      {asking && <AskTwo {...{ doc, held }} asked={two} />}
      <ChangeReport {...{ doc, drawn, field, held, changing, words }} />
      <RoundActions
        {...{ drawn, act, changing, asking, words }}
        onChanging={() => turn("changes")}
        onAsking={canAsk ? () => turn("asks") : undefined}
      />
      <FixedNote {...{ doc, drawn, words }} />
      <p className="tool__note needs-script">{w.keys}</p>
      {isOneToTwo(drawn) && tournament.acceleration.length === 0 && (
        <p className="tool__note">{words.method.neighbors(Math.floor(field.candidates.length / 2) + 1)}</p>
      )}
      <WatchLink {...{ tournament, lesson, words }} />
    </div>
  );
}

/** Who sits at a fixed board, and whether it is the one that was asked for. */
function FixedNote({
  doc: { tournament },
  drawn: { boards },
  words: { rounds: w },
}: Pick<OpenRoundProps, "doc" | "drawn" | "words">): ReactElement | undefined {
  const told = [...fixedBoards(tournament)].flatMap(([id, wish]) => {
    const at = boards.findIndex(({ white, black }) => white === id || black === id);
    return at < 0 ? [] : [w.fixedBoard(nameOf(tournament, id), at + 1, wish)];
  });
  return told.length === 0 ? undefined : <p className="tool__note">{w.fixedBoards(told.join(", "))}</p>;
}

/** Only the Dutch system tells of any two why they do not meet, and only where all could be paired by it. */
function canAskAboutTwo({ method, isForeign = false, original }: Drawn): boolean {
  return method === "dutch" && !isForeign && original.unpaired.length === 0;
}

/** Whether a chess player would ask why this first round looks so. */
function isOneToTwo({ round, original }: Drawn): boolean {
  const isTop = ({ white, black }: Pair) => white + black === 3;
  return round === 1 && original.pairs.length > 1 && original.pairs.some(isTop);
}
