import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { fromWireKroner, type Ore } from "#rules/money/ore.ts";
import { payrollPeriod } from "#rules/pay/payroll-period.ts";
import { dayOf } from "#rules/time/moment.ts";
import { payrollTexts as texts } from "#texts/da/backoffice/runs.ts";
import { formatDate, formatDay, formatDayNumeric, formatTimes } from "#texts/format/days.ts";
import {
  formatCount,
  formatHours,
  formatHoursColumn,
  formatKroner,
  formatKronerUnit,
} from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { useIsNarrow } from "#web/ui/foundation/use-is-narrow.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import { type Column, Table } from "#web/ui/tables/table.tsx";
import { ChangedPayData } from "../sending/parts/changed-pay-data.tsx";
import { Fetched, PayFile } from "./pay-file.tsx";
import { PayrollJob, PayrollState } from "./payroll-state.tsx";
import { isNew, type Payroll, type PayrollShift, stateOf } from "./payroll-table.ts";
import { SendPayroll } from "./send-payroll.tsx";

type Filter = keyof typeof texts.filters;

const filters: Record<Filter, (shift: PayrollShift) => boolean> = {
  all: () => true,
  ready: ({ state }) => state === "ready",
  stays: isMissing,
  sent: ({ state }) => state === "queued" || state === "accepted",
  new: isNew,
};

/** Whether something has to be done before it can be sent: not for who was not there, nor before the shift has ended. */
function isMissing({ state, reason }: PayrollShift): boolean {
  return state === "refused" || (state === "stays" && reason !== "not_met" && reason !== "not_ended");
}

const { columns } = texts;

const payrollColumns: readonly Column<PayrollShift>[] = [
  { id: "name", header: columns.name, cell: ({ name }) => name, isRowKey: true },
  { id: "date", header: columns.date, cell: ({ date }) => formatDayNumeric(date) },
  { id: "job", header: columns.job, cell: (shift) => <PayrollJob shift={shift} /> },
  { id: "hours", header: columns.hours, cell: ({ hours }) => formatHoursColumn(hours), isNumber: true },
  { id: "pay", header: columns.pay, cell: ({ pay }) => formatKroner(fromWireKroner(pay)), isNumber: true },
  {
    id: "holiday",
    header: columns.holiday,
    cell: ({ holiday }) => formatKroner(fromWireKroner(holiday)),
    isNumber: true,
  },
  { id: "tax-card", header: columns.taxCard, cell: ({ tax_card }) => texts.taxCards[tax_card] },
  { id: "state", header: columns.state, cell: (shift) => <PayrollState shift={shift} /> },
  { id: "paid", header: columns.paid, cell: ({ payment_date }) => formatDayNumeric(payment_date) },
];

/** The list for control, narrowed to what is ready, missing or sent. */
function PayrollShifts({ shifts }: { shifts: readonly PayrollShift[] }) {
  const [filter, setFilter] = useState<Filter>("all");
  const isNarrow = useIsNarrow();
  const shown = shifts.filter(filters[filter]);
  return (
    <>
      <RadioChoices
        label={texts.filter}
        isLabelHidden
        className="list-gaps"
        options={(Object.keys(filters) as Filter[]).map((key) => ({
          value: key,
          label: `${texts.filters[key]} ${shifts.filter(filters[key]).length}`,
        }))}
        value={filter}
        onChange={({ target }) => setFilter(target.value as Filter)}
      />
      {shown.length === 0 ? (
        <EmptyState>{texts.empty}</EmptyState>
      ) : isNarrow ? (
        <PayrollPeople shifts={shown} />
      ) : (
        <Table
          label={texts.title}
          columns={payrollColumns}
          groups={[{ id: "shifts", rows: shown }]}
          idOf={({ shift_id, payment_date }) => `${shift_id} ${payment_date}`}
        />
      )}
    </>
  );
}

/** The pay of a period on a phone: a line a person with the sum and every state once, and the shifts inside. */
function PayrollPeople({ shifts }: { shifts: readonly PayrollShift[] }) {
  const people = [...Map.groupBy(shifts, ({ employee_id }) => employee_id)];
  return (
    <ul className="booking-cards">
      {people.map(([id, own]) => (
        <li key={id} className="card payroll-person">
          <Fold title={<Person own={own} />}>
            <ul className="page-lines">
              {own.map((shift) => (
                <li key={`${shift.shift_id} ${shift.payment_date}`}>
                  <Shift shift={shift} />
                </li>
              ))}
            </ul>
          </Fold>
        </li>
      ))}
    </ul>
  );
}

function Person({ own }: { own: readonly PayrollShift[] }) {
  const [first] = own;
  const pay: Ore = own.reduce((sum, { pay: kroner }) => sum + fromWireKroner(kroner), 0);
  const states = new Map(own.map((shift) => [stateOf(shift), shift]));
  return (
    <span className="payroll-person-line">
      <span className="booking-row-top">
        <b className="strong">{first?.name}</b>
        <b className="strong nowrap">{formatKronerUnit(pay)}</b>
      </span>
      <span className="booking-row-states">
        <span className="dim">{texts.shifts(own.length)}</span>
        {[...states].map(([words, shift]) => (
          <PayrollState key={words} shift={shift} />
        ))}
      </span>
    </span>
  );
}

function Shift({ shift }: { shift: PayrollShift }) {
  return (
    <>
      <span className="page-line-what">
        <PayrollJob shift={shift} />
        <span className="small dim">
          {formatDayNumeric(shift.date)} {formatTimes(shift.start_time, shift.end_time)},{" "}
          {texts.taxCards[shift.tax_card]}
        </span>
        <span className="small dim">
          {texts.columns.paid} {formatDayNumeric(shift.payment_date)}
        </span>
      </span>
      <b className="strong nowrap">{formatKronerUnit(fromWireKroner(shift.pay))}</b>
      <span className="page-line-note">
        <PayrollState shift={shift} />
      </span>
    </>
  );
}

/** A pay period: what is ready, what is missing, a list for control, a file, and the press that sends it. */
export function PayrollScreen() {
  const { period } = useSearch({ from: "/admin/payroll" });
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
              <PayFile payroll={payroll} />
            </div>
            <Fetched payroll={payroll} />
            <PayrollSummary payroll={payroll} />
            <ChangedPayData people={payroll.shifts} />
            <PayrollShifts key={payroll.period} shifts={payroll.shifts} />
            <SendPayroll key={`send ${payroll.period}`} payroll={payroll} />
          </>
        )}
      </QueryView>
    </AdminPage>
  );
}

/** When the period closes and is paid, and what is missing until then. */
function PayrollSummary({ payroll }: { payroll: Payroll }) {
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
  const people = new Set(paid.map(({ employee_id }) => employee_id)).size;
  const kpis = [
    [formatCount(people), texts.sums.people(people)],
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
