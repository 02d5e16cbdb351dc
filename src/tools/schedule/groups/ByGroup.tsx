import type { ReactElement, ReactNode } from "react";
import { groupLetter } from "#algorithms/engines/schedules/groups.ts";
import { shownPoints } from "#src/tools/pairing/shown.ts";
import { TableHead } from "#src/tools/shared/TableHead.tsx";
import { groupPlans, type Plan } from "../plan.ts";
import { CheckView, CrossView, type ViewProps } from "../views.tsx";
import { decisionFor, decisionKey, groupTable } from "./group-standings.ts";
import { groupWords } from "./words.en.ts";

/** The cross table of each group, and how it stands. */
export function GroupCross(props: ViewProps): ReactElement {
  return (
    <EachGroup
      {...props}
      show={(plan) => (
        <>
          <CrossView {...props} plan={plan} />
          <Table {...props} plan={plan} />
        </>
      )}
    />
  );
}

/** What was counted on the schedule of each group. */
export function GroupCheck(props: ViewProps): ReactElement {
  return <EachGroup {...props} show={(plan) => <CheckView {...props} plan={plan} />} />;
}

function EachGroup({
  plan,
  words,
  show,
}: ViewProps & { readonly show: (plan: Plan) => ReactNode }): ReactElement {
  return (
    <>
      {groupPlans(plan).map((own, g) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are named by their place.
        <section key={g} className="group">
          <h3>{words.group(groupLetter(g))}</h3>
          {show(own)}
        </section>
      ))}
    </>
  );
}

/** Points and places; who is equal when all is played can be put in order. */
function Table({ plan, results, onResult }: ViewProps): ReactElement {
  const w = groupWords;
  const { rows, isComplete } = groupTable(plan, results);
  return (
    <table className="games group__table">
      <TableHead names={[w.place, w.name, w.points, w.remark]} />
      <tbody>
        {rows.map(({ name, points, place, by }, k) => {
          const above = rows[k - 1]?.name ?? "";
          const decide = (first: string, other: string) =>
            onResult(decisionKey("before", first, other), decisionFor(first, other));
          return (
            <tr key={name}>
              <td className="games__board">{place}</td>
              <td>
                <bdi>{name}</bdi>
              </td>
              <td className="games__board">{shownPoints(points)}</td>
              <td>
                {isComplete && by !== undefined && (
                  <>
                    <small>{by === "hand" ? w.hand : by === "nothing" ? w.nothing(above) : w.by(by)}</small>{" "}
                    <button
                      type="button"
                      className="btn btn--quiet needs-script"
                      aria-label={w.upOf(name)}
                      onClick={() => decide(name, above)}
                    >
                      {w.up}
                    </button>
                    {by === "nothing" && (
                      <button
                        type="button"
                        className="btn btn--quiet needs-script"
                        aria-label={w.keepOf(name)}
                        onClick={() => decide(above, name)}
                      >
                        {w.keep}
                      </button>
                    )}
                  </>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
