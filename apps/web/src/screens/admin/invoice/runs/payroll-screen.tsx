import { useNavigate, useSearch } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { fromWireKroner, type Ore } from "#rules/money/ore.ts";
import { payrollPeriod } from "#rules/pay/payroll-period.ts";
import { dayOf } from "#rules/time/moment.ts";
import { payrollTexts as texts } from "#texts/da/backoffice/runs.ts";
import { formatDate, formatDay } from "#texts/format/days.ts";
import { formatCount, formatHours, formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { saveFile } from "#web/api/calls/save-file.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type Payroll, type PayrollShift, payrollCsv } from "./payroll-csv.ts";
import { isMissing, PayrollShifts } from "./payroll-shifts.tsx";
import { SendPayroll } from "./send-payroll.tsx";

/** A pay period: what is ready, what is missing, a list for control, a file, and the press that sends it. */
export function PayrollScreen() {
  const { period } = useSearch({ strict: false });
  const navigate = useNavigate();
  const answer = useApiQuery(runEndpoints.payroll, { query: period ? { period } : {} });
  return (
    <AdminPage
      className="run"
      title={texts.title}
      actions={answer.data && <Sums shifts={answer.data.shifts} />}
    >
      <QueryView
        query={answer}
        skeleton={{ shape: "table", count: 8, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(payroll) => (
          <>
            <div className="row row--wrap list-filters">
              <NativeSelect
                label={texts.period}
                options={payroll.periods.map((value) => ({ value, label: nameOf(value) }))}
                value={payroll.period}
                onChange={({ target }) =>
                  void navigate({ to: "/admin/payroll", search: { period: target.value }, replace: true })
                }
              />
              <Button
                isDisabled={payroll.shifts.length === 0}
                title={payroll.shifts.length === 0 ? texts.empty : undefined}
                onClick={() =>
                  saveFile(texts.csvName(payroll.period), payrollCsv(payroll.shifts), "text/csv")
                }
              >
                <Icon of={Download} size={16} />
                {texts.csv}
              </Button>
            </div>
            <Story payroll={payroll} />
            <PayrollShifts key={payroll.period} shifts={payroll.shifts} />
            <SendPayroll key={`send ${payroll.period}`} payroll={payroll} />
          </>
        )}
      </QueryView>
    </AdminPage>
  );
}

/** When the period closes and is paid, and what is missing until then. */
function Story({ payroll }: { payroll: Payroll }) {
  const today = dayOf(serverNow());
  const missing = payroll.shifts.filter(isMissing).length;
  const days = [formatDay(payroll.closes_on, today), formatDay(payroll.payment_date, today)] as const;
  return (
    <Note tone={missing > 0 || payroll.is_closed ? "amber" : "blue"}>
      {payroll.is_closed ? texts.closed(...days) : texts.closes(...days)}{" "}
      {missing > 0 ? texts.missing(missing) : texts.nothingMissing}
    </Note>
  );
}

function Sums({ shifts }: { shifts: readonly PayrollShift[] }) {
  const paid = shifts.filter(({ reason }) => reason !== "not_met");
  const sum = (of: (shift: PayrollShift) => number) => paid.reduce((total, shift) => total + of(shift), 0);
  const ore = (of: (shift: PayrollShift) => number): Ore => sum((shift) => fromWireKroner(of(shift)));
  const kpis = [
    [formatCount(new Set(paid.map(({ employee_id }) => employee_id)).size), texts.sums.people],
    [formatHours(sum(({ hours }) => hours)), ""],
    [formatKronerUnit(ore(({ pay }) => pay)), texts.sums.pay],
    [formatKronerUnit(ore(({ holiday }) => holiday)), texts.sums.holiday],
  ] as const;
  return (
    <div className="kpis">
      {kpis.map(([value, words]) => (
        <p key={words} className="kpi">
          <b>{value}</b> <span className="dim">{words}</span>
        </p>
      ))}
    </div>
  );
}

/** «16. okt. til 15. nov.» */
function nameOf(period: string): string {
  const { from, to } = payrollPeriod(period);
  const today = dayOf(serverNow());
  return texts.periodName(formatDate(from, today), formatDate(to, today));
}
