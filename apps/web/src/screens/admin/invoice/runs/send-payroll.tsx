import { Send } from "lucide-react";
import { useState } from "react";
import { ledgerEndpoints } from "#contract/invoicing/ledger-endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run-endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { payrollTexts as texts } from "#texts/da/desk/runs.ts";
import { formatDay } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { type Result, SentResults } from "#web/screens/admin/invoice/sending/sent-results.tsx";
import { staleAfterSending } from "#web/screens/admin/invoice/state/sent.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import type { Payroll } from "./payroll-csv.ts";

/** A call takes so many bookings. */
const AT_ONCE = 200;

/** Everything of the period that is ready, in one confirmation; afterwards what became of each booking. */
export function SendPayroll({ payroll }: { payroll: Payroll }) {
  const [isAsking, setAsking] = useState(false);
  const [results, setResults] = useState<readonly Result[] | null>(null);
  const send = useApiMutation(ledgerEndpoints.sendWeekToZenegy, {
    stale: [...staleAfterSending, keyOf(runEndpoints.payroll)],
  });
  const ready = payroll.shifts.filter(({ state }) => state === "ready");
  const total = formatKronerUnit(ready.reduce((sum, { pay }) => sum + fromWireKroner(pay), 0));
  const today = dayOf(serverNow());
  const paidOn = ready[0]?.payment_date ?? payroll.payment_date;
  const names = new Map(
    payroll.shifts.map((one) => [
      one.booking_id,
      `${formatDay(one.date, today)}, ${one.job_title}, ${one.corporation}`,
    ]),
  );

  async function submit() {
    const bookings = [...Map.groupBy(ready, ({ booking_id }) => booking_id)].map(([booking_id, shifts]) => ({
      booking_id,
      shift_ids: shifts.map(({ shift_id }) => shift_id),
    }));
    const all: Result[] = [];
    try {
      for (let first = 0; first < bookings.length; first += AT_ONCE) {
        const body = { bookings: bookings.slice(first, first + AT_ONCE) };
        all.push(...(await send.mutateAsync({ body })));
      }
      setAsking(false);
    } catch {
      // The dialog stays and says why; what went before it stands in the list.
    }
    if (all.length > 0) setResults(all);
  }

  return (
    <div className="run-commit">
      <p className="send-total" aria-live="polite">
        {texts.filters.ready} <b className="strong">{total}</b>
      </p>
      {ready.length === 0 && <p className="small dim">{texts.nothing}</p>}
      <Button variant="primary" isDisabled={ready.length === 0} onClick={() => setAsking(true)}>
        <Icon of={Send} size={16} />
        {texts.send}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.confirm(ready.length)}
        confirmLabel={texts.send}
        onConfirm={() => void submit()}
        onClose={() => setAsking(false)}
        isPending={send.isPending}
        error={send.error ? failureText(send.error, adminToasts.actionFailed) : undefined}
        summary={
          <p className="send-total">
            {texts.filters.ready} <b className="strong">{total}</b>
          </p>
        }
      >
        <p>
          {texts.confirmText(
            new Set(ready.map(({ employee_id }) => employee_id)).size,
            total,
            formatDay(paidOn, today),
          )}
        </p>
      </ConfirmDialog>
      {results && (
        <SentResults title={texts.results} results={results} names={names} onClose={() => setResults(null)} />
      )}
    </div>
  );
}
