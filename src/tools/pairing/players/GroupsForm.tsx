import type { ReactElement } from "react";
import { playedRounds } from "#algorithms/engines/swiss/tournament.ts";
import { Form } from "#src/tools/shared/fields/Form.tsx";
import type { Action } from "../actions.ts";
import { isBroken, titleOf } from "../doc.ts";
import { TrfFiles } from "../file/TrfFiles.tsx";
import { docOf, type Merged, MOST_GROUPS, mergeGroups } from "./groups.ts";
import { type LateWords, lateWords } from "./late-words.en.ts";
import { MOST_PLAYERS } from "./names.ts";
import type { Group } from "./saved-groups.ts";

/** Files of groups that played apart, in order, and what they make together. */
export function GroupsForm({
  groups,
  onGroups,
  onFiles,
  act,
  onDone,
}: {
  readonly groups: readonly Group[];
  readonly onGroups: (groups: readonly Group[]) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly act: (action: Action) => void;
  /** With how many players the whole begins; undefined: the form is closed without one. */
  readonly onDone: (players: number | undefined) => void;
}): ReactElement {
  const w = lateWords.groups;
  const docs = groups.map((group) => docOf(group));
  const merged = mergeGroups(groups, docs);
  const begin = () => {
    if (merged.kind !== "whole") return;
    const { tournament, leftOver } = merged;
    const isForced = docs.some((doc) => doc.isForced);
    act({ kind: "begin", tournament, leftOver, isForced });
    onGroups([]);
    onDone(tournament.players.length);
  };
  return (
    <Form className="pair-groups" label={w.title} onDone={begin}>
      <p>{w.what}</p>
      {groups.length === 0 ? (
        <p className="tool__note">{w.empty}</p>
      ) : (
        <ol>
          {groups.map((group, index) => {
            const doc = docs[index];
            const { tournament } = doc;
            const { players } = tournament;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may be alike.
              <li key={index}>
                {isBroken(doc)
                  ? w.unread(group.file)
                  : w.line(titleOf(tournament), group.file, players.length, playedRounds(tournament))}{" "}
                <button
                  type="button"
                  className="btn btn--quiet"
                  disabled={index === 0}
                  aria-label={w.upOf(group.file)}
                  onClick={() => onGroups(groups.toSpliced(index, 1).toSpliced(index - 1, 0, group))}
                >
                  {w.up}
                </button>
                <button
                  type="button"
                  className="btn btn--quiet"
                  aria-label={w.removeOf(group.file)}
                  onClick={() => onGroups(groups.toSpliced(index, 1))}
                >
                  {w.remove}
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <div className="pair-begin__status" role="status">
        {told(merged, w) !== "" && <p>{told(merged, w)}</p>}
      </div>
      <div className="tool__actions">
        <TrfFiles multiple onFiles={onFiles}>
          {w.open}
        </TrfFiles>
        <button type="submit" className="btn btn--solid" disabled={merged.kind !== "whole"}>
          {w.begin(groups.length)}
        </button>
        <button type="button" className="btn btn--quiet" onClick={() => onDone(undefined)}>
          {w.close}
        </button>
      </div>
    </Form>
  );
}

function told(merged: Merged, w: LateWords["groups"]): string {
  switch (merged.kind) {
    case "many":
      return w.tooMany(MOST_GROUPS);
    case "wrong":
      return w.wrong(merged.file, merged.errors);
    case "open":
      return w.isOpen(merged.file, merged.round);
    case "large":
      return w.tooLarge(merged.players, MOST_PLAYERS);
    case "refused":
      return merged.message;
    case "few":
    case "whole":
      return "";
  }
}
