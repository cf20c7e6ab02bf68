import type { WireOwnPay } from "#contract/invoicing/own-pay.endpoints.ts";
import type { Day } from "#rules/time/moment.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import {
  openRestTexts,
  payReasonTexts,
  payStateTexts,
  payTexts as texts,
} from "#texts/da/employee/shifts/pay.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { formatHours, formatKroner, formatKronerUnit, formatShortDecimal } from "#texts/format/numbers.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { amountOf, certainPayments, countOf, isRefusedCorrection, oreOf } from "./pay-amounts.ts";

type Shift = WireOwnPay["shifts"][number];

interface PayShiftsProps {
  pay: WireOwnPay;
  today: Day;
}

/** Shifts whose hours are not agreed: why, whose move it is, and the way to it. */
export function OpenShifts({ pay, today }: PayShiftsProps) {
  const open = pay.shifts.filter(({ state }) => state === "open");
  if (open.length === 0) return null;
  const amount = formatKronerUnit(oreOf(pay.open_total));
  return (
    <section className="stack" aria-labelledby="open-title">
      <div>
        <h2 className="h3" id="open-title">
          {texts.openTitle(open.length)}
        </h2>
        <p className="small dim">
          {pay.closes_on >= today
            ? texts.openAbout(amount, wholeDay(pay.closes_on, today))
            : texts.openAfterClosing(amount)}
        </p>
      </div>
      <ul className="open-list">
        {open.map((shift) => (
          <OpenShift key={shift.shift_id} shift={shift} pay={pay} today={today} />
        ))}
      </ul>
    </section>
  );
}

function OpenShift({ shift, pay, today }: PayShiftsProps & { shift: Shift }) {
  const isMine = shift.reason === "stamp_out" || shift.reason === "answer";
  return (
    <li className={classNames("card open-card", isMine && "card--needs")}>
      <div className="row row--apart row--top">
        <span>
          <b className="strong">
            {shift.job_title}, {shift.corporation}
          </b>
          <span className="small dim">
            {wholeDay(shift.date, today)},{" "}
            <span className="nowrap">{formatTimes(shift.start_time, shift.end_time)}</span> ·{" "}
            {bookingNumber(shift.booking_id)}
          </span>
        </span>
        <b className="strong nowrap">{formatKroner(amountOf(shift))}</b>
      </div>
      <p className="small">
        {shift.reason && payReasonTexts[shift.reason](shift.corporation)}
        {shift.payment_date !== pay.payment_date &&
          ` ${texts.paidLater(wholeDay(shift.payment_date, today))}`}
      </p>
      {isMine && (
        <ScreenButton
          isWide
          variant="primary"
          to="/checkout-employees/$shiftId"
          params={{ shiftId: String(shift.shift_id) }}
        >
          {shift.reason === "answer" ? texts.answer : texts.stampOut}
        </ScreenButton>
      )}
    </li>
  );
}

/** Payments whose amount is certain, each with what it makes and how far it is; last those of another day. */
export function PaidShifts({ pay, today }: PayShiftsProps) {
  const { paidThen, paidOtherDay } = certainPayments(pay);
  const lacksData = [...paidThen, ...paidOtherDay].some(({ reason }) => reason === "missing_data");
  return (
    <>
      {lacksData && (
        <div className="card card--needs open-card">
          <p className="small">{payReasonTexts.missing_data("")}</p>
          <ScreenButton isWide variant="primary" to="/editemployee" hash="loen">
            {texts.profile}
          </ScreenButton>
        </div>
      )}
      <Payments
        id="with"
        title={texts.withTitle(...countOf(paidThen))}
        payments={paidThen}
        pay={pay}
        today={today}
      />
      <Payments id="other-day" title={texts.otherDayTitle} payments={paidOtherDay} pay={pay} today={today} />
    </>
  );
}

function Payments(props: PayShiftsProps & { id: string; title: string; payments: readonly Shift[] }) {
  const { id, title, payments, pay, today } = props;
  if (payments.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={`${id}-title`}>
      <h2 className="h3" id={`${id}-title`}>
        {title}
      </h2>
      <ul>
        {payments.map((shift) => (
          <SettledShift
            key={`${shift.shift_id} ${shift.payment_date} ${shift.state}`}
            shift={shift}
            pay={pay}
            today={today}
          />
        ))}
      </ul>
    </section>
  );
}

function SettledShift({ shift, pay, today }: PayShiftsProps & { shift: Shift }) {
  const hours = formatShortDecimal(shift.hours + shift.transport_hours);
  const isCorrection = shift.kind === "difference";
  return (
    <li className="pay-shift">
      <p className="row row--apart">
        <b className="strong">{titleOf(shift)}</b>
        <b className="strong nowrap">{formatKroner(amountOf(shift))}</b>
      </p>
      <p className="row row--apart small dim">
        <span>
          {wholeDay(shift.date, today)} · {bookingNumber(shift.booking_id)}
        </span>
        <span className="nowrap">
          {hours} × {formatKroner(oreOf(shift.hourly_wage))}
        </span>
      </p>
      {shift.transport > 0 && (
        <p className="small dim">
          {texts.ofIt(formatHours(shift.transport_hours), formatKroner(oreOf(shift.transport)))}
        </p>
      )}
      {shift.supplements.map(({ name, hours, rate, amount }) => (
        <p key={name} className="row row--apart small dim">
          <span>{name}</span>
          <span className="nowrap">
            {formatShortDecimal(hours)} × {formatKroner(oreOf(rate))} = {formatKroner(oreOf(amount))}
          </span>
        </p>
      ))}
      {shift.pension.employer !== 0 && (
        <p className="small dim">
          {texts.pensionOf(
            formatKronerUnit(oreOf(shift.pension.employer)),
            formatKronerUnit(oreOf(shift.pension.employee)),
          )}
        </p>
      )}
      {shift.corrections.map(({ amount, reason }) => (
        <p key={`${amount} ${reason}`} className="small">
          {texts.correctedBecause(
            reason,
            isCorrection && shift.corrections.length === 1 ? null : formatKronerUnit(oreOf(amount)),
          )}
        </p>
      ))}
      <OpenRest shift={shift} />
      <p className="small">
        {stateSentence(shift)}
        {shift.payment_date !== pay.payment_date &&
          !isRefusedCorrection(shift) &&
          ` ${texts.paidLater(wholeDay(shift.payment_date, today))}`}
      </p>
    </li>
  );
}

/** What silence has left open beside the payment, and the way to answer where it is one's own move. */
function OpenRest({ shift: { open, shift_id, corporation } }: { shift: Shift }) {
  if (!open) return null;
  return (
    <>
      <p className="small">
        {texts.openRest(open.hours, formatKronerUnit(Math.abs(oreOf(open.pay))))}{" "}
        {openRestTexts[open.waits_for](corporation)}
      </p>
      {open.waits_for === "employee" && (
        <ScreenButton
          isWide
          variant="primary"
          to="/checkout-employees/$shiftId"
          params={{ shiftId: String(shift_id) }}
        >
          {texts.answer}
        </ScreenButton>
      )}
    </>
  );
}

function titleOf({ kind, corporation }: Shift): string {
  if (kind === "cancellation") return texts.cancelled(corporation);
  return kind === "difference" ? texts.correction(corporation) : corporation;
}

function stateSentence({ state, reason, corporation }: Shift): string {
  const isAnswer = reason !== null && reason !== "missing_data" && state !== "refused";
  return isAnswer ? payReasonTexts[reason](corporation) : payStateTexts[state];
}
