import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import type { WireEmployeeCheckout } from "#contract/checkout/checkout.entities.ts";
import { timesLogTexts as texts } from "#texts/da/employee/shifts/pay.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";

/** Who wrote which times of the shift, and when. */
export function TimesLog({ shift }: { shift: WireEmployeeCheckout }) {
  const log = useApiQuery(checkoutEndpoints.timesLog, { params: { shiftId: shift.id } });
  const now = useNow();
  const who = { employee: texts.you, corporation: shift.corporation.name, office: texts.office };
  return (
    <Fold title={texts.title}>
      <QueryView
        query={log}
        skeleton={{ shape: "list", count: 2, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(entries) => (
          <ul className="times-log">
            {entries.length === 0 && <li className="small dim">{texts.empty}</li>}
            {entries.map(({ at, by, from, to }) => (
              <li key={at + by}>
                <span>
                  <b className="strong">{who[by]}</b>
                  <span className="small dim">{formatMoment(Date.parse(at), now)}</span>
                </span>
                <span className="nowrap">{formatTimes(from, to)}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Fold>
  );
}
