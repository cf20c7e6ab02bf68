import { useController, useFormContext } from "react-hook-form";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import type { Times } from "#rules/checkout/times.ts";
import type { Ore } from "#rules/money/ore.ts";
import { checkoutHoursBetween } from "#rules/time/duration.ts";
import { transportLabel } from "#texts/da/corporation/booking-presets.ts";
import { employeeCheckoutTexts as texts } from "#texts/da/employee/employee-checkout.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatHours, formatKronerUnit } from "#texts/format/numbers.ts";
import { TimeChooser } from "#web/ui/date-time/time-chooser.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { ShiftStrip } from "#web/ui/marks/shift-strip.tsx";
import { type CheckoutFacts, payOf } from "./checkout-facts.ts";
import { type CheckoutValues, useCheckoutState } from "./use-checkout-form.ts";

interface OwnTimesProps {
  job: WireEmployeeBooking;
  /** What the shift pays once its times are locked, øre. */
  agreedPay: Ore;
  facts: CheckoutFacts;
}

/** From and to in quarters of an hour, and what hours and pay that makes. Locked once the admin has approved. */
export function OwnTimes({ job, agreedPay, facts }: OwnTimesProps) {
  const { draft, isLocked, isMuted } = useCheckoutState(facts);
  const pay = isLocked ? agreedPay : payOf(job, draft);
  return (
    <section className={classNames("stack", isMuted && "is-muted")}>
      <h2 className="h3">{texts.yours}</h2>
      <TimePickers isDisabled={isLocked} />
      {isLocked && <Note tone="blue">{texts.locked}</Note>}
      <p className="worked" aria-live="polite">
        <b>{formatHours(checkoutHoursBetween(draft.from, draft.to))}</b>
        {pay !== null && <b className="push nowrap">{formatKronerUnit(pay)}</b>}
        {supplements(job) && <span className="small dim">{supplements(job)}</span>}
      </p>
    </section>
  );
}

/** From and to in quarters of an hour. */
export function TimePickers({ isDisabled = false }: { isDisabled?: boolean }) {
  const { control } = useFormContext<CheckoutValues>();
  const from = useController({ control, name: "employee_checkin_time" });
  const to = useController({ control, name: "employee_checkout_time" });
  const chooser = { stepMinutes: 15, isDisabled } as const;
  return (
    <>
      <TimeChooser
        {...chooser}
        label={texts.from}
        hint={texts.fromHint}
        value={from.field.value}
        error={from.fieldState.error?.message}
        onChange={from.field.onChange}
      />
      <TimeChooser
        {...chooser}
        label={texts.to}
        hint={texts.toHint}
        value={to.field.value}
        error={to.fieldState.error?.message}
        onChange={to.field.onChange}
      />
    </>
  );
}

/** What is paid beside the hours, and what is taken off: «transporttillæg +1 time, -30 m. selvbetalt pause». */
function supplements(job: WireEmployeeBooking): string {
  return [
    job.transport_wage > 0 ? texts.transport(transportLabel(job.transport_wage)) : "",
    job.self_paid_break ? texts.selfPaidBreak : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

interface BothTimesProps {
  facts: CheckoutFacts;
  /** What the company wrote to its times. */
  comment: string;
}

/** Both sides' times under each other: what goes beyond the other side's end is amber. */
export function BothTimes({ facts, comment }: BothTimesProps) {
  const { company, booked } = facts;
  const { own } = useCheckoutState(facts);
  return (
    <section className="stack stack--tight">
      <dl className="compare compare--emp">
        {company && <Line name={texts.corporationTimes} times={company} agreed={company} booked={booked} />}
        <Line name={texts.yourTimes} times={own} agreed={company ?? booked} booked={booked} />
      </dl>
      {comment && <p className="quote">«{comment}»</p>}
    </section>
  );
}

function Line({ name, times, agreed, booked }: { name: string; times: Times; agreed: Times; booked: Times }) {
  const text = formatTimes(times.from, times.to);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <ShiftStrip {...times} agreed={agreed} closeUp={booked} label={text} />
      </dd>
      <dd className="num strong">{text}</dd>
    </div>
  );
}
