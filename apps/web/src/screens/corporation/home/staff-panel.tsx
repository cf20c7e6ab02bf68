import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { staffPanelTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { formatCount } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/** How many of each staff type that the company has used are booked, applied and selected. It is extra, so it fails in silence. */
export function StaffPanel() {
  const { corporation } = useCorporation();
  const { data, isPending } = useApiQuery(corporationEndpoints.meta, { params: { id: corporation.id } });
  const types = data?.filter(({ upcoming, applied, finished }) => upcoming + applied + finished > 0);
  const { columns } = texts;
  return (
    <section>
      <h2 className="kicker">{texts.title}</h2>
      {isPending && <Skeleton shape="table" count={4} />}
      {types?.length === 0 && <p className="small dim">{texts.empty}</p>}
      {types && types.length > 0 && (
        <table className="staff-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{columns.staff}</span>
              </th>
              {[columns.upcoming, columns.applied, columns.selected].map((column) => (
                <th key={column} scope="col" className="num">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {types.map((type) => (
              <tr key={type.id}>
                <th scope="row">
                  {type.job_title}
                  {type.finished > 0 && <span className="tiny dim-2">{texts.finished(type.finished)}</span>}
                </th>
                <Count of={type.upcoming} />
                <Count of={type.applied} />
                <Count of={type.selected} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Count({ of }: { of: number }) {
  return <td className={of === 0 ? "num dim-2" : "num"}>{formatCount(of)}</td>;
}
