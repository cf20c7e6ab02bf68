import type { WireChangedPayData } from "#contract/invoicing/ledger.entities.ts";
import { changedPayDataTexts as texts } from "#texts/da/backoffice/changed-pay-data.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Note } from "#web/ui/feedback/note.tsx";

interface PaidPerson {
  readonly employee_id: number;
  readonly name: string;
  readonly changed: WireChangedPayData | null;
}

/** Whose account, CPR number or name is other than when they were last paid; nothing where nobody's is. */
export function ChangedPayData({ people }: { people: readonly PaidPerson[] }) {
  const now = useNow();
  const changed = new Map(
    people.flatMap((one) =>
      one.changed ? [[one.employee_id, { ...one, changed: one.changed }] as const] : [],
    ),
  );
  if (changed.size === 0) return null;
  return (
    <Note tone="amber">
      <div className="stack stack--tight">
        <b>{texts.title}</b>
        <p>{texts.text}</p>
        <ul>
          {[...changed.values()].map(({ employee_id, name, changed: { fields, at, by } }) => (
            <li key={employee_id}>
              <ScreenLink
                className="cell-link"
                to="/admin/employees/$employeeId"
                params={{ employeeId: String(employee_id) }}
              >
                {name}
              </ScreenLink>
              {": "}
              {texts.change(fields, formatMoment(Date.parse(at), now), by)}
            </li>
          ))}
        </ul>
      </div>
    </Note>
  );
}
