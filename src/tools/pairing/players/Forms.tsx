import type { ReactElement } from "react";
import { lazy } from "#src/tools/shared/lazy.tsx";
import type { Action } from "../actions.ts";
import type { Doc } from "../doc.ts";
import type { Form } from "../file/Sources.tsx";
import type { ToolState } from "../state.ts";
import type { PairingWords } from "../words.en.ts";
import type { Group } from "./saved-groups.ts";

const BeginForm = lazy(async () => (await import("../begin/BeginForm.tsx")).BeginForm);
const GroupsForm = lazy(async () => (await import("./GroupsForm.tsx")).GroupsForm);
const TournamentList = lazy(async () => (await import("../several/TournamentList.tsx")).TournamentList);

/** What is open between the bar and the tournament: names, groups, or the list of what the browser keeps. */
export function Forms({
  form,
  state,
  first,
  act,
  put,
  flush,
  groups,
  bundle,
  onGroups,
  onGroupFiles,
  onBegun,
  onClose,
  words,
}: {
  readonly form: Form | undefined;
  readonly state: ToolState;
  readonly first: Doc;
  readonly act: (action: Action) => void;
  readonly put: (state: ToolState) => void;
  readonly flush: () => boolean;
  readonly groups: readonly Group[];
  /** Files that were dropped for the list. */
  readonly bundle: readonly File[];
  readonly onGroups: (groups: readonly Group[]) => void;
  readonly onGroupFiles: (files: readonly File[]) => void;
  /** Another tournament is open, of which this is to be said. */
  readonly onBegun: (said: string) => void;
  readonly onClose: () => void;
  readonly words: PairingWords;
}): ReactElement | undefined {
  const close = (begun: string | undefined) => {
    onClose();
    if (begun !== undefined) onBegun(begun);
  };
  switch (form) {
    case "list":
      return (
        <TournamentList
          {...{ state, first, act, put, flush, onClose }}
          files={bundle}
          onOpen={() => onBegun("")}
        />
      );
    case "groups":
      return (
        <GroupsForm
          {...{ groups, act, onGroups }}
          onFiles={onGroupFiles}
          onDone={(players) =>
            close(players === undefined ? undefined : words.groupsDone(groups.length, players))
          }
        />
      );
    case "names":
      return (
        <BeginForm
          {...{ act, words }}
          files={bundle}
          onDone={(begun) => close(begun ? words.begun : undefined)}
        />
      );
    default:
      return undefined;
  }
}
