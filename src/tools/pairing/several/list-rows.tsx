import type { ReactElement } from "react";
import { download } from "#components/page/download.ts";
import { NameField } from "./NameField.tsx";
import type { Damaged, Other } from "./other-tournaments.ts";
import type { Others } from "./use-others.ts";
import type { SeveralWords } from "./words.en.ts";

export function ListButton({
  label,
  isMain = false,
  onClick,
  children,
}: {
  readonly label: string;
  readonly isMain?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}): ReactElement {
  return (
    <button type="button" className={isMain ? "btn" : "btn btn--quiet"} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}

/** A tournament that is not open. */
export function OtherRow({
  other,
  list,
  onOpen,
  w,
}: {
  readonly other: Other;
  readonly list: Others;
  readonly onOpen: () => void;
  readonly w: SeveralWords;
}): ReactElement {
  const { id, title, time } = other;
  return (
    <li>
      <NameField label={w.name(title)} value={title} onName={(text) => list.rename(other, text)} />
      <span>
        {w.summary(other)}, {w.since(time)}
      </span>
      <span className="tool__actions">
        <ListButton isMain label={w.openOf(title)} onClick={onOpen}>
          {w.open}
        </ListButton>
        <ListButton label={w.copyOf(title)} onClick={() => list.duplicate(other, w.copied)}>
          {w.copy}
        </ListButton>
        <ListButton label={w.removeOf(title)} onClick={() => list.remove(id, title)}>
          {w.remove}
        </ListButton>
      </span>
    </li>
  );
}

/** What is kept and cannot be read: its text can be saved before it is deleted. */
export function DamagedRow({
  damaged: { id, text },
  list,
  w,
}: {
  readonly damaged: Damaged;
  readonly list: Others;
  readonly w: SeveralWords;
}): ReactElement {
  return (
    <li>
      <b>{w.damaged}</b>
      <span />
      <span className="tool__actions">
        <ListButton
          isMain
          label={w.save}
          onClick={() => download(new Blob([text], { type: "text/plain" }), "kibitz-kept.txt")}
        >
          {w.save}
        </ListButton>
        <ListButton label={w.removeOf("")} onClick={() => list.remove(id, "")}>
          {w.remove}
        </ListButton>
      </span>
    </li>
  );
}
