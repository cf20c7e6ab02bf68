import { fromWireKroner, type Ore } from "#rules/money/ore.ts";
import { payrollTexts as texts } from "#texts/da/backoffice/runs.ts";
import { formatDayNumeric, formatTimes } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import { type PayrollShift, stateOf } from "./payroll-csv.ts";
import { PayrollJob, PayrollState } from "./payroll-state.tsx";

/** The pay of a period on a phone: a line a person with the sum and every state once, and the shifts inside. */
export function PayrollPeople({ shifts }: { shifts: readonly PayrollShift[] }) {
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
