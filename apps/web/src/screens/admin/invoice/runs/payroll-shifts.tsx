import { useState } from "react";
import { fromWireKroner } from "#rules/money/ore.ts";
import { payrollTexts as texts } from "#texts/da/backoffice/runs.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatHoursColumn, formatKroner } from "#texts/format/numbers.ts";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { useIsNarrow } from "#web/ui/foundation/use-is-narrow.ts";
import { type Column, Table } from "#web/ui/tables/table.tsx";
import type { PayrollShift } from "./payroll-csv.ts";
import { PayrollPeople } from "./payroll-people.tsx";
import { PayrollJob, PayrollState } from "./payroll-state.tsx";

type Filter = keyof typeof texts.filters;

const filters: Record<Filter, (shift: PayrollShift) => boolean> = {
  all: () => true,
  ready: ({ state }) => state === "ready",
  stays: isMissing,
  sent: ({ state }) => state === "queued" || state === "accepted",
};

/** Whether something has to be done before it can be sent: not for who was not there, nor before the shift has ended. */
export function isMissing({ state, reason }: PayrollShift): boolean {
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
export function PayrollShifts({ shifts }: { shifts: readonly PayrollShift[] }) {
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
