import type { WireEmployeeBooking } from "#contract/bookings/entities.ts";
import type { Times } from "#rules/checkout/times.ts";
import { checkoutHoursBetween } from "#rules/time/duration.ts";
import { transportLabel } from "#texts/da/booking-presets.ts";
import { employeeCheckoutTexts as texts } from "#texts/da/employee/employee-checkout.ts";
import { formatHoursSlash } from "#texts/format/numbers.ts";
import { TimeChooser } from "#web/ui/date-time/time-chooser.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";

interface OwnTimesProps {
  job: WireEmployeeBooking;
  draft: Times;
  errors: { from?: string; to?: string };
  onChange: (side: "from" | "to", time: string) => void;
  /** The admin has approved: nothing can be changed any more. */
  isLocked: boolean;
  className?: string;
}

/** From and to in quarters of an hour, and how many hours that makes. */
export function OwnTimes({ job, draft, errors, onChange, isLocked, className }: OwnTimesProps) {
  const chooser = { stepMinutes: 15, isDisabled: isLocked } as const;
  return (
    <section className={classNames("stack", className)}>
      <h2 className="h3">{texts.yours}</h2>
      <TimeChooser
        {...chooser}
        label={texts.from}
        hint={texts.fromHint}
        value={draft.from}
        error={errors.from}
        onChange={(time) => onChange("from", time)}
      />
      <TimeChooser
        {...chooser}
        label={texts.to}
        hint={texts.toHint}
        value={draft.to}
        error={errors.to}
        onChange={(time) => onChange("to", time)}
      />
      {isLocked && <Note tone="blue">{texts.locked}</Note>}
      <p className="worked" aria-live="polite">
        <b>{formatHoursSlash(checkoutHoursBetween(draft.from, draft.to))}</b>
        <span className="small dim">{supplements(job)}</span>
      </p>
    </section>
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
