import { useState } from "react";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { fromWireKroner, type Ore, toWireKroner } from "#rules/money/ore.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { payrollTexts as texts } from "#texts/da/backoffice/runs.ts";
import { formatDay } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { type Result, SentResults } from "#web/screens/admin/invoice/sending/sent-results.tsx";
import type { Payroll, PayrollShift } from "./payroll-table.ts";
import { RunCommit, RunQuestion } from "./run-sending.tsx";

/** A call takes so many bookings. */
const AT_ONCE = 200;

/** Everything of the period that is ready, in one confirmation; afterwards what became of each booking. */
export function SendPayroll({ payroll }: { payroll: Payroll }) {
  const [asked, setAsked] = useState<readonly PayrollShift[] | null>(null);
  const [results, setResults] = useState<readonly Result[] | null>(null);
  const ready = payroll.shifts.filter(({ state }) => state === "ready");
  const today = dayOf(serverNow());
  const names = new Map(
    payroll.shifts.map((one) => [
      one.booking_id,
      `${formatDay(one.date, today)}, ${one.job_title}, ${one.corporation}`,
    ]),
  );
  return (
    <>
      <RunCommit
        label={texts.filters.ready}
        total={payOf(ready)}
        nothing={ready.length === 0 ? texts.nothing : null}
        send={texts.send}
        call={ledgerEndpoints.sendPayOfMany}
        onAsk={() => setAsked(ready)}
      />
      {asked && (
        <Question
          going={asked}
          paidOn={asked[0]?.payment_date ?? payroll.payment_date}
          onSent={setResults}
          onClose={() => setAsked(null)}
        />
      )}
      {results && (
        <SentResults
          of="pay"
          title={texts.results}
          results={results}
          names={names}
          onClose={() => setResults(null)}
        />
      )}
    </>
  );
}

interface QuestionProps {
  /** As they stood when the button was pressed: what is sent is what was seen, whatever came since. */
  going: readonly PayrollShift[];
  paidOn: Day;
  onSent: (results: readonly Result[]) => void;
  onClose: () => void;
}

function Question({ going, paidOn, onSent, onClose }: QuestionProps) {
  const send = useApiMutation(ledgerEndpoints.sendPayOfMany);
  const total = payOf(going);

  async function submit() {
    const bookings = [...Map.groupBy(going, ({ booking_id }) => booking_id)].map(([booking_id, shifts]) => ({
      booking_id,
      shift_ids: shifts.map(({ shift_id }) => shift_id),
      total: toWireKroner(payOf(shifts)),
    }));
    const all: Result[] = [];
    try {
      for (let first = 0; first < bookings.length; first += AT_ONCE) {
        const body = { bookings: bookings.slice(first, first + AT_ONCE) };
        all.push(...(await send.mutateAsync({ body })));
      }
      onClose();
    } catch {
      // The dialog stays and says why; what went before it stands in the list.
    }
    if (all.length > 0) onSent(all);
  }

  return (
    <RunQuestion
      title={texts.confirm(going.length)}
      label={texts.filters.ready}
      total={total}
      send={texts.send}
      sending={send}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <p>
        {texts.confirmText(
          new Set(going.map(({ employee_id }) => employee_id)).size,
          formatKronerUnit(total),
          formatDay(paidOn, dayOf(serverNow())),
        )}
      </p>
    </RunQuestion>
  );
}

/** Without holiday pay. */
function payOf(shifts: readonly PayrollShift[]): Ore {
  return shifts.reduce((sum, { pay }) => sum + fromWireKroner(pay), 0);
}
