import { useState } from "react";
import { fromWireKroner } from "#rules/money/ore.ts";
import { payrollTexts as texts } from "#texts/da/desk/runs.ts";
import { formatDayNumeric, formatTimes } from "#texts/format/days.ts";
import { formatHoursColumn, formatKroner, formatKronerUnit } from "#texts/format/numbers.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Tone } from "#web/ui/feedback/tone.ts";
import { useIsNarrow } from "#web/ui/foundation/use-is-narrow.ts";
import { type Column, Table } from "#web/ui/tables/table.tsx";
import { type PayrollShift, stateOf } from "./payroll-csv.ts";

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

const tones: Record<PayrollShift["state"], Tone> = {
  ready: "pine",
  stays: "amber",
  queued: "blue",
  accepted: "pine",
  refused: "brick",
};

const { columns } = texts;

const payrollColumns: readonly Column<PayrollShift>[] = [
  { id: "name", header: columns.name, cell: ({ name }) => name, isRowKey: true },
  { id: "date", header: columns.date, cell: ({ date }) => formatDayNumeric(date) },
  { id: "job", header: columns.job, cell: (shift) => <Job shift={shift} /> },
  { id: "hours", header: columns.hours, cell: ({ hours }) => formatHoursColumn(hours), isNumber: true },
  { id: "pay", header: columns.pay, cell: ({ pay }) => formatKroner(fromWireKroner(pay)), isNumber: true },
  {
    id: "holiday",
    header: columns.holiday,
    cell: ({ holiday }) => formatKroner(fromWireKroner(holiday)),
    isNumber: true,
  },
  { id: "tax-card", header: columns.taxCard, cell: ({ tax_card }) => texts.taxCards[tax_card] },
  { id: "state", header: columns.state, cell: (shift) => <State shift={shift} /> },
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
        <ul className="booking-cards">
          {shown.map((shift) => (
            <li key={shift.shift_id} className="card booking-row">
              <Card shift={shift} />
            </li>
          ))}
        </ul>
      ) : (
        <Table
          label={texts.title}
          columns={payrollColumns}
          groups={[{ id: "shifts", rows: shown }]}
          idOf={({ shift_id }) => shift_id}
        />
      )}
    </>
  );
}

function Card({ shift }: { shift: PayrollShift }) {
  return (
    <>
      <div className="booking-row-top">
        <span className="booking-row-what">
          <b className="strong">{shift.name}</b>
          <span className="dim">
            <Job shift={shift} />
          </span>
        </span>
        <b className="strong nowrap">{formatKronerUnit(fromWireKroner(shift.pay))}</b>
      </div>
      <p className="booking-row-top small">
        <span>{formatDayNumeric(shift.date)}</span>
        <span className="dim">
          {formatTimes(shift.start_time, shift.end_time)}, {texts.taxCards[shift.tax_card]}
        </span>
      </p>
      <div className="booking-row-states">
        <State shift={shift} />
        <span className="small dim">
          {columns.paid} {formatDayNumeric(shift.payment_date)}
        </span>
      </div>
    </>
  );
}

function Job({ shift }: { shift: PayrollShift }) {
  return (
    <ScreenLink
      className="cell-link"
      to="/admin/bookingInvoice/$bookingId"
      params={{ bookingId: String(shift.booking_id) }}
    >
      {shift.job_title}, {shift.corporation}
    </ScreenLink>
  );
}

function State({ shift }: { shift: PayrollShift }) {
  return <Status tone={tones[shift.state]}>{stateOf(shift)}</Status>;
}
