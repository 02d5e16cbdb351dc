import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from "react";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { Role } from "#algorithms/core/lesson/scene.ts";
import { KeySign } from "../panels/KeySign.tsx";
import type { Moment } from "../panels/moment.ts";
import { Bulletin } from "../panels/Tables.tsx";
import type { PlayerWords } from "../panels/words.ts";
import { stageWords } from "../stage/words.en.ts";
import { helpWords } from "./help-words.en.ts";

/** So many cells of one array are listed; a reader of a longer one moves the window with the steps. */
const MOST_CELLS = 400;

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly words: PlayerWords;
  readonly children: ReactNode;
}

/**
 * A modal dialog of the browser's own kind: Escape closes it and the focus returns to where it was. That is told at
 * once: the browser's word of it comes when other keys may have been pressed, and would close what these have opened.
 */
export function Dialog({ title, onClose, words, children }: DialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);
  // Before it is seen: an Escape in between would close what is behind it.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        // A field for files tells of its own here too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClose={() => isShown.current && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" className="btn" onClick={close}>
          {words.close}
        </button>
      </header>
      {children}
    </dialog>
  );
}

const ROLES: readonly Role[] = ["idle", "active", "candidate", "chosen", "rejected", "done"];

interface HelpDialogProps {
  readonly words: PlayerWords;
  /** There the keys of the article do other things. */
  readonly isOnStage?: boolean;
  readonly onClose: () => void;
}

/** The keys of a figure and of the stage, or of the stage alone, and what each kind of mark means. */
export function HelpDialog({ words, isOnStage = false, onClose }: HelpDialogProps): ReactElement {
  const { help, helpTitle } = stageWords;
  const own = helpWords;
  return (
    <Dialog title={own.helpTitle} words={words} onClose={onClose}>
      <div className="dialog__columns">
        <div>
          {!isOnStage && <Keys keys={own.keys} />}
          <h3>{helpTitle}</h3>
          <Keys keys={help} />
        </div>
        <ul className="marks" aria-label={own.marksTitle}>
          {ROLES.map((role) => (
            <li key={role}>
              <KeySign role={role} />
              {own.marks[role]}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Keys({ keys }: { readonly keys: readonly (readonly [keys: string, what: string])[] }): ReactElement {
  return (
    <table className="keys">
      <tbody>
        {keys.map(([key, what]) => (
          <tr key={key}>
            <th scope="row">
              <kbd>{key}</kbd>
            </th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface StateDialogProps {
  readonly lesson: AnyLesson;
  readonly moment: Moment;
  readonly words: PlayerWords;
  readonly onClose: () => void;
}

/**
 * Every array of the state as a table: for screen readers, and for anybody who wants the numbers. Of a reader's own program, whose
 * cells are memory, the tables of its variables.
 */
export function StateDialog({ lesson, moment, words, onClose }: StateDialogProps): ReactElement {
  const own = helpWords;
  const { frame, scene } = moment;
  const tables = scene.watch ?? (lesson.watched?.length === 0 ? scene.tables : []);
  const title = own.stateTitle(frame.position);
  return (
    <Dialog title={title} words={words} onClose={onClose}>
      <div className="state-tables">
        {tables.map((table) => (
          <section key={table.id}>
            <h3>{table.title}</h3>
            <Bulletin table={table} />
          </section>
        ))}
        {Object.entries(tables.length > 0 ? {} : frame.cells)
          .filter(([, cells]) => cells.length > 0)
          .map(([name, cells]) => (
            <section key={name}>
              <table>
                <caption>
                  <code>{name}</code>
                </caption>
                <thead>
                  <tr>
                    <th scope="col">{own.index}</th>
                    <th scope="col">{own.value}</th>
                  </tr>
                </thead>
                <tbody>
                  {Array.from({ length: Math.min(cells.length, MOST_CELLS) }, (_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the index is the cell's name.
                    <tr key={index}>
                      <th scope="row">{index}</th>
                      <td>{cells[index]}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {cells.length > MOST_CELLS && <p>{own.moreCells(cells.length - MOST_CELLS)}</p>}
            </section>
          ))}
      </div>
    </Dialog>
  );
}
