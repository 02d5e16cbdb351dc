import { type ReactElement, useRef, useState } from "react";
import { Mistakes, select, startOfLine } from "#src/tools/shared/mistakes.tsx";
import { PanelLabel } from "#src/tools/shared/PanelLabel.tsx";
import type { ScheduleWords } from "./catalog.ts";
import type { Outcome, Plan } from "./plan.ts";
import { CYCLES, type Settings, SIDES, SYSTEMS } from "./settings.ts";

interface FieldsProps {
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
  readonly words: ScheduleWords;
}

/** The list of players, with every mistake in it. */
export function PlayersField({
  settings,
  outcome,
  change,
  words,
}: FieldsProps & { readonly outcome: Outcome }): ReactElement {
  const area = useRef<HTMLTextAreaElement>(null);
  const { list, mistakes } = outcome;
  const empty = settings.text.trim() === "";
  const goTo = (line: number) => {
    const lines = settings.text.split("\n");
    select(area.current, startOfLine(lines, line), (lines[line - 1] ?? "").length);
  };
  return (
    <div className="tool__players">
      <PanelLabel field="players" name={words.players} size={empty ? "" : words.count(list.entries.length)} />
      <textarea
        id="players"
        ref={area}
        rows={14}
        spellCheck={false}
        dir="auto"
        value={settings.text}
        placeholder={words.placeholder}
        aria-describedby="players-status"
        aria-invalid={!empty && mistakes.length > 0}
        onChange={(event) => change({ text: event.target.value })}
      />
      <div id="players-status" role="status" className="tool__status">
        {empty && (
          <p>
            {words.empty}{" "}
            <button
              type="button"
              className="btn"
              onClick={() => change({ text: words.exampleText, boards: 4 })}
            >
              {words.tryExample}
            </button>
          </p>
        )}
        {!empty && mistakes.length > 0 && <Mistakes {...{ mistakes, words }} onGo={goTo} />}
        {list.columns > 1 && (
          <p>
            {words.columnRead(list.column, list.columns)}{" "}
            <label>
              {words.column}{" "}
              <select
                value={list.column}
                onChange={(event) => change({ column: Number(event.target.value) })}
              >
                {Array.from({ length: list.columns }, (_, k) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are numbers.
                  <option key={k}>{k + 1}</option>
                ))}
              </select>
            </label>
          </p>
        )}
      </div>
    </div>
  );
}

/** Who gets which number. */
export function OrderFields({
  settings,
  plan,
  change,
  words,
}: FieldsProps & { readonly plan: Plan | undefined }): ReactElement {
  return (
    <fieldset className="tool__group">
      <legend>{words.order}</legend>
      <label>
        <input type="radio" name="order" checked={settings.seed < 0} onChange={() => change({ seed: -1 })} />{" "}
        {words.asTyped}
      </label>
      <label>
        <input type="radio" name="order" checked={settings.seed >= 0} onChange={() => change({ seed: 1 })} />{" "}
        {words.byLot}
      </label>
      {settings.seed >= 0 && (
        <p className="tool__row">
          <Field
            label={words.seed}
            value={String(settings.seed)}
            numeric
            onChange={(value) => change({ seed: Math.min(4294967295, Number.parseInt(value, 10) || 0) })}
          />
          <button type="button" className="btn" onClick={() => change({ seed: settings.seed + 1 })}>
            {words.drawAgain}
          </button>
        </p>
      )}
      <button
        type="button"
        className="btn"
        disabled={!plan}
        title={words.fixNote}
        onClick={() =>
          plan &&
          change({
            text: `${plan.names.map((name, k) => `${k + 1}. ${name}`).join("\n")}\n`,
            seed: -1,
            column: 0,
          })
        }
      >
        {words.fixNumbers}
      </button>
    </fieldset>
  );
}

/** How they are paired, how often, and what the sides are called. */
export function SystemFields({ settings, change, words }: FieldsProps): ReactElement {
  return (
    <fieldset className="tool__group">
      <legend>{words.system}</legend>
      <Select
        label={words.system}
        hidden
        value={settings.system}
        options={SYSTEMS.map((id) => [id, words.systems[id]])}
        onChange={(system) => change({ system })}
      />
      <Select
        label={words.cycle}
        value={settings.cycle}
        options={CYCLES.map((id) => [id, words.cycles[id]])}
        onChange={(cycle) => change({ cycle })}
      />
      <Select
        label={words.sides}
        value={settings.sides}
        options={SIDES.map((id) => [id, words.sideNames[id].join(" – ")])}
        onChange={(sides) => change({ sides })}
      />
    </fieldset>
  );
}

/** Groups, how they are made, and who goes on. */
export function GroupFields({
  settings,
  outcome,
  change,
  words,
}: FieldsProps & { readonly outcome: Outcome }): ReactElement {
  const wrong = new Set(outcome.fields.map(({ field }) => field));
  const { groups, draw, best } = settings;
  const count = (key: "groups" | "best", none: number, placeholder: string) => (
    <NumberField
      label={words[key]}
      value={settings[key]}
      none={none}
      wrong={wrong.has(key)}
      placeholder={placeholder}
      onNumber={(value) => change({ [key]: value })}
    />
  );
  return (
    <fieldset className="tool__group">
      <legend>{words.groups}</legend>
      <p className="tool__row">
        {count("groups", 1, words.oneGroup)}
        {(groups !== 1 || best !== 0) && count("best", 0, words.noKnockout)}
      </p>
      {groups !== 1 && (
        <>
          <label>
            <input type="radio" name="draw" checked={draw < 0} onChange={() => change({ draw: -1 })} />{" "}
            {words.draws.snake}
          </label>
          <label>
            <input type="radio" name="draw" checked={draw >= 0} onChange={() => change({ draw: 1 })} />{" "}
            {words.draws.lot}
          </label>
          {draw >= 0 && (
            <p className="tool__row">
              <Field
                label={words.seed}
                value={String(draw)}
                numeric
                onChange={(value) => change({ draw: Math.min(4294967295, Number.parseInt(value, 10) || 0) })}
              />
              <button type="button" className="btn" onClick={() => change({ draw: draw + 1 })}>
                {words.drawAgain}
              </button>
            </p>
          )}
        </>
      )}
    </fieldset>
  );
}

/** Name, boards, dates and times. */
export function PlaceFields({
  settings,
  outcome,
  change,
  words,
}: FieldsProps & { readonly outcome: Outcome }): ReactElement {
  const wrong = new Set(outcome.fields.map(({ field }) => field));
  const moment = (key: "start" | "time", type: "date" | "time") => (
    <Field
      label={words[key]}
      type={type}
      value={settings[key]}
      wrong={wrong.has(key)}
      onChange={(value) => change({ [key]: value })}
    />
  );
  /** An empty field means "as many as there are", where something is said in its place. */
  const count = (key: "boards" | "rounds" | "every" | "minutes", placeholder?: string, title?: string) => (
    <NumberField
      label={words[key]}
      value={settings[key]}
      none={placeholder === undefined ? Number.NaN : -1}
      wrong={wrong.has(key)}
      {...{ placeholder, title }}
      onNumber={(value) => change({ [key]: value })}
    />
  );
  return (
    <fieldset className="tool__group">
      <legend>{words.event}</legend>
      <Field label={words.event} hidden value={settings.title} onChange={(title) => change({ title })} />
      <p className="tool__row">
        {count("rounds", words.allRounds)}
        {count("boards", words.allBoards, words.boardsNote)}
        {moment("start", "date")}
        {moment("time", "time")}
        {count("every")}
        {count("minutes")}
        <Field
          label={words.skip}
          value={settings.skip}
          wrong={wrong.has("skip")}
          placeholder={words.skipForm}
          onChange={(skip) => change({ skip })}
        />
      </p>
      <div role="status" className="tool__status">
        {outcome.fields.map(({ field, found }) => (
          <p key={field}>
            <b>{words.fieldMistake[field](found === "NaN" ? words.noNumber : found)}</b>
          </p>
        ))}
      </div>
    </fieldset>
  );
}

interface NumberFieldProps extends Pick<FieldProps, "label" | "wrong" | "title" | "placeholder"> {
  readonly value: number;
  /** What an empty field stands for. */
  readonly none: number;
  readonly onNumber: (value: number) => void;
}

/** A field for a number from 0. What is no number stays as it was typed, to be mended; it is told as NaN. */
function NumberField({ value, none, onNumber, ...field }: NumberFieldProps): ReactElement {
  const [typed, setTyped] = useState("");
  const read = (text: string): number => {
    if (text.trim() === "") return none;
    return Number(text) >= 0 ? Number(text) : Number.NaN;
  };
  const told = Number.isNaN(value) || value === none ? "" : String(value);
  return (
    <Field
      {...field}
      numeric
      value={Object.is(read(typed), value) ? typed : told}
      onChange={(text) => {
        setTyped(text);
        onNumber(read(text));
      }}
    />
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: string;
  readonly numeric?: boolean;
  readonly wrong?: boolean | undefined;
  readonly hidden?: boolean;
  readonly title?: string | undefined;
  readonly placeholder?: string | undefined;
}

function Field({
  label,
  value,
  onChange,
  type = "text",
  numeric,
  wrong,
  hidden,
  title,
  placeholder,
}: FieldProps): ReactElement {
  return (
    <label className="tool__field" title={title}>
      <span className={hidden ? "visually-hidden" : undefined}>{label}</span>
      <input
        type={type}
        inputMode={numeric ? "numeric" : undefined}
        data-numeric={numeric ? "" : undefined}
        value={value}
        placeholder={placeholder}
        aria-invalid={wrong}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [id: T, name: string])[];
  readonly onChange: (value: T) => void;
  readonly hidden?: boolean;
}

function Select<T extends string>({ label, value, options, onChange, hidden }: SelectProps<T>): ReactElement {
  return (
    <label className="tool__field">
      <span className={hidden ? "visually-hidden" : undefined}>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
