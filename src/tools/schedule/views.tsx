import { Fragment, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { sittingStart } from "#algorithms/engines/schedules/calendar.ts";
import { groupLetter } from "#algorithms/engines/schedules/groups.ts";
import type { Game } from "#algorithms/engines/schedules/schedule.ts";
import { usePages } from "#src/tools/shared/pages.tsx";
import { TableHead } from "#src/tools/shared/TableHead.tsx";
import type { ScheduleWords } from "./catalog.ts";
import { byesIn, groupOf, type Plan, sittingsBefore } from "./plan.ts";
import { gameKey, nextResult, pointsOf, type Result, type Results, shownResult } from "./results.ts";
import type { Settings } from "./settings.ts";

/** More games than this are shown on request only. */
const MOST_GAMES_AT_ONCE = 300;
/** A larger cross table has no readable cells. */
const MOST_CROSS = 60;

export interface ViewProps {
  readonly plan: Plan;
  readonly settings: Settings;
  readonly results: Results;
  readonly onResult: (game: string, result: Result | undefined) => void;
  readonly words: ScheduleWords;
}

/** The tag by which dates are written in a language. */
const DATE_TAGS: string = "en-GB";

/** When a sitting begins, as a reader writes it: "Fri 20 Nov 2026, 19:30". */
export function whenText({ timetable }: Plan, round: number, sitting: number, before: number): string {
  if (!timetable) return "";
  const { date, time } = sittingStart(timetable, round, sitting, before);
  const day = new Intl.DateTimeFormat(DATE_TAGS, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return `${day.format(new Date(`${date}T00:00:00Z`))}${time === undefined ? "" : `, ${time}`}`;
}

/** A table of games under its heads. */
function Games({
  heads,
  children,
}: {
  readonly heads: readonly string[];
  readonly children: ReactNode;
}): ReactElement {
  return (
    <table className="games">
      <TableHead names={heads} />
      <tbody>{children}</tbody>
    </table>
  );
}

/** Round by round: board, the two names, room for the result. */
export function RoundsView({ plan, settings, results, words }: ViewProps): ReactElement {
  const [all, setAll] = useState(false);
  // Paper is not the place for a button that shows the rest.
  useEffect(() => {
    const showAll = () => flushSync(() => setAll(true));
    addEventListener("beforeprint", showAll);
    return () => removeEventListener("beforeprint", showAll);
  }, []);
  const { names, seating } = plan;
  const perRound = Math.max(1, Math.floor(names.length / 2));
  const most = Math.max(1, Math.floor(MOST_GAMES_AT_ONCE / perRound));
  const shown = all ? seating.rounds : seating.rounds.slice(0, most);
  const before = sittingsBefore(seating);
  const [first, second] = words.sideNames[settings.sides];
  return (
    <>
      <div className="rounds">
        {shown.map(({ games, sittings }, r) => {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are named by their number.
            <section key={r} className="round">
              <h3>
                {words.round(r + 1)} <small>{whenText(plan, r + 1, 1, before[r] ?? 0)}</small>
              </h3>
              <table className="games">
                <thead>
                  <tr>
                    <th scope="col">{words.board}</th>
                    <th scope="col">{first}</th>
                    <th scope="col" className="games__result">
                      {words.result}
                    </th>
                    <th scope="col">{second}</th>
                  </tr>
                </thead>
                <tbody>
                  {games.map(({ game, board, sitting }, k) => (
                    <Fragment key={gameKey(names, game)}>
                      {sittings > 1 && games[k - 1]?.sitting !== sitting && (
                        <tr className="games__sitting">
                          <td colSpan={4}>
                            {words.sitting(sitting)}
                            {plan.timetable?.time !== undefined &&
                              ` · ${sittingStart(plan.timetable, r + 1, sitting, before[r] ?? 0).time}`}
                          </td>
                        </tr>
                      )}
                      <tr>
                        <td className="games__board">
                          {board} <GroupMark {...{ plan }} player={game[0]} />
                        </td>
                        <td>
                          <Name names={names} player={game[0]} />
                        </td>
                        <td className="games__result">{resultText(results[gameKey(names, game)])}</td>
                        <td>
                          <Name names={names} player={game[1]} />
                        </td>
                      </tr>
                    </Fragment>
                  ))}
                </tbody>
              </table>
              {byesIn(plan, r).map((bye) => (
                <p key={bye} className="round__bye">
                  {words.bye(names[bye - 1] ?? "")}
                </p>
              ))}
            </section>
          );
        })}
      </div>
      {shown.length < seating.rounds.length && (
        <button type="button" className="btn needs-script" onClick={() => setAll(true)}>
          {words.showAll(seating.rounds.length)}
        </button>
      )}
    </>
  );
}

/** The letter of a player's group, if there are groups. */
function GroupMark({
  plan,
  player,
}: {
  readonly plan: Plan;
  readonly player: number;
}): ReactElement | undefined {
  const group = groupOf(plan, player);
  return group === undefined ? undefined : <small>{groupLetter(group)}</small>;
}

/** A name with its number; names that are numbers say so once. */
function Name({
  names,
  player,
}: {
  readonly names: readonly string[];
  readonly player: number;
}): ReactElement {
  const name = names[player - 1] ?? "";
  return (
    <>
      <small className="games__number">{player}</small> {name === String(player) ? "" : <bdi>{name}</bdi>}
    </>
  );
}

function resultText(result: Result | undefined): string {
  return result === undefined ? "" : `${shownResult(result, true)}–${shownResult(result, false)}`;
}

/** Each player's own list: round, side, opponent. */
export function PlayersView({ plan, settings, words }: ViewProps): ReactElement {
  const { names, seating } = plan;
  const [first, second] = words.sideNames[settings.sides];
  const before = sittingsBefore(seating);
  const own = names.map((_, index) => {
    const player = index + 1;
    // A small group is done before the others.
    const length = plan.groups?.own[groupOf(plan, player) ?? 0]?.rounds.length;
    return seating.rounds.slice(0, length).map(({ games }, r) => {
      return { found: games.find(({ game }) => game.includes(player)), r };
    });
  });
  const most = Math.max(1, Math.floor(MOST_GAMES_AT_ONCE / Math.max(1, seating.rounds.length)));
  const { rows, first: begin, pager } = usePages(names, words.views.players, 0, most);
  return (
    <>
      <div className="rounds">
        {rows.map((name, row) => {
          const index = begin + row;
          return (
            <section key={name} className="round">
              <h3>
                <span>
                  <small className="games__number">{index + 1}</small> <bdi>{name}</bdi>{" "}
                  <GroupMark {...{ plan }} player={index + 1} />
                </span>
              </h3>
              <Games heads={[words.roundHead, words.side, words.opponent, words.board]}>
                {own[index]?.map(({ found, r }) => {
                  const white = found?.game[0] === index + 1;
                  const other = found ? found.game[white ? 1 : 0] : 0;
                  const when = whenText(plan, r + 1, found?.sitting ?? 1, before[r] ?? 0);
                  return (
                    <tr key={r}>
                      <td className="games__board">
                        {r + 1} {when !== "" && <small>{when}</small>}
                      </td>
                      <td>{found ? (white ? first : second) : ""}</td>
                      <td>{found ? <Name names={names} player={other} /> : <i>{words.byeShort}</i>}</td>
                      <td className="games__board">
                        {found?.board}
                        {found && (seating.rounds[r]?.sittings ?? 1) > 1 && (
                          <small> {words.sitting(found.sitting)}</small>
                        )}
                      </td>
                    </tr>
                  );
                })}
              </Games>
            </section>
          );
        })}
      </div>
      {pager}
    </>
  );
}

/** Everybody against everybody, to fill in: here, or with a pencil on paper. */
export function CrossView({ plan, settings, results, onResult, words }: ViewProps): ReactElement {
  const { names, schedule } = plan;
  const n = names.length;
  if (n > MOST_CROSS) return <p>{words.crossTooBig(MOST_CROSS)}</p>;
  const points = pointsOf(names, schedule.rounds.flat(), results);
  const games = new Set(schedule.rounds.flat().map((game) => gameKey(names, game)));
  const twice = settings.cycle !== "single";
  const cell = (a: number, b: number): ReactElement => {
    const pairs: readonly Game[] = twice
      ? [
          [a, b],
          [b, a],
        ]
      : [games.has(gameKey(names, [a, b])) ? [a, b] : [b, a]];
    return (
      <td key={b}>
        {pairs.map((game) => {
          const name = gameKey(names, game);
          const mine = game[0] === a;
          const shown = shownResult(results[name], mine);
          return (
            <button
              type="button"
              key={name}
              aria-label={words.cell(names[a - 1] ?? "", names[b - 1] ?? "", shown || words.noResult)}
              onClick={() => onResult(name, nextResult(results[name], mine))}
            >
              {shown}
            </button>
          );
        })}
      </td>
    );
  };
  return (
    <>
      <p className="tool__note needs-script">{words.crossNote}</p>
      <div className="cross-box">
        <table className="cross" data-twice={twice ? "" : undefined}>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {words.checks.player}
              </th>
              {names.map((name, b) => (
                <th scope="col" key={name} title={name}>
                  {b + 1}
                </th>
              ))}
              <th scope="col">{words.points}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name, index) => (
              <tr key={name}>
                <th scope="row">{index + 1}</th>
                <th scope="row" className="cross__name">
                  <bdi>{name === String(index + 1) ? "" : name}</bdi>
                </th>
                {names.map((other, b) =>
                  index === b ? <td key={other} className="cross__self" /> : cell(index + 1, b + 1),
                )}
                <td className="cross__points">
                  {Object.keys(results).length === 0 ? "" : formatPoints(points[index + 1] ?? 0)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function formatPoints(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole === 0 ? "" : whole}½`;
}

/** What was counted on the schedule, statement by statement and player by player. */
export function CheckView({ plan, settings, words }: ViewProps): ReactElement {
  const { names, report, seating } = plan;
  const { checks } = words;
  const [first, second] = words.sideNames[settings.sides];
  const differences = names.map((_, k) =>
    Math.abs((report.whites[k + 1] ?? 0) - (report.blacks[k + 1] ?? 0)),
  );
  const waiting = plan.boards < Math.floor(names.length / 2);
  const statements: readonly (readonly [statement: string, evidence: string, holds: boolean | undefined])[] =
    [
      [
        report.meetings === 2 ? checks.pairsTwice : checks.pairsOnce,
        `${(names.length * (names.length - 1)) / 2 - report.tooFew - report.tooMany} / ${(names.length * (names.length - 1)) / 2}`,
        report.tooFew + report.tooMany === 0,
      ],
      [
        checks.rounds,
        `${seating.rounds.length - report.badRounds.length} / ${seating.rounds.length}`,
        report.badRounds.length === 0,
      ],
      [checks.balance, String(Math.max(0, ...differences)), undefined],
      [checks.breaks, String(report.allBreaks), undefined],
      [
        checks.three,
        report.threeRunning.map((p) => names[p - 1]).join(", ") || checks.none,
        report.threeRunning.length === 0,
      ],
    ];
  return (
    <div className="check">
      <ul className="check__list">
        {statements.map(([statement, evidence, holds]) => (
          <li key={statement} data-holds={holds === undefined ? undefined : holds ? "yes" : "no"}>
            <span>{statement}</span> <b>{evidence}</b>
          </li>
        ))}
      </ul>
      <Games
        heads={[checks.player, first, second, checks.breaksShort, ...(waiting ? [checks.waitsShort] : [])]}
      >
        {names.map((name, index) => (
          <tr key={name}>
            <td>
              <Name names={names} player={index + 1} />
            </td>
            <td>{report.whites[index + 1]}</td>
            <td>{report.blacks[index + 1]}</td>
            <td>{report.breaks[index + 1]}</td>
            {waiting && <td>{seating.waits[index + 1]}</td>}
          </tr>
        ))}
      </Games>
    </div>
  );
}
