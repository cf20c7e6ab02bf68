import { useController } from "react-hook-form";
import { latestDay } from "#rules/bookings/booking-input.ts";
import { hoursBetween, shiftPeriod } from "#rules/time/duration.ts";
import { dayOf, isDay } from "#rules/time/moment.ts";
import { lengthAndEnd, stripLabel, bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { formatHours } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import {
  useAgreementLocks,
  useBookingFacts,
  useBookingFields,
} from "#web/components/booking-form/form-context.ts";
import { DayField } from "#web/ui/date-time/day-field.tsx";
import { TimeChooser } from "#web/ui/date-time/time-chooser.tsx";
import { ShiftStrip } from "#web/ui/marks/shift-strip.tsx";

/** Date, from and to, and the shift drawn on its day. */
export function WhenFields() {
  const { isAdmin } = useBookingFacts();
  const isDisabled = useAgreementLocks().begun !== undefined;
  const { control } = useBookingFields();
  const { field: date, fieldState } = useController({ control, name: "date" });
  const today = dayOf(serverNow());
  return (
    <>
      <div className="span-2">
        <DayField
          label={texts.date}
          value={date.value}
          onChange={date.onChange}
          onBlur={date.onBlur}
          today={today}
          min={isAdmin ? undefined : today}
          max={latestDay(today)}
          error={fieldState.error?.message}
          isDisabled={isDisabled}
          ref={date.ref}
        />
      </div>
      <div className="span-2 time-range">
        <Time name="start_time" label={texts.from} isDisabled={isDisabled} />
        <span className="dash" aria-hidden="true">
          –
        </span>
        <Time name="end_time" label={texts.to} isDisabled={isDisabled} />
      </div>
      <DrawnShift />
    </>
  );
}

interface TimeProps {
  name: "start_time" | "end_time";
  label: string;
  isDisabled: boolean;
}

function Time({ name, label, isDisabled }: TimeProps) {
  const { control } = useBookingFields();
  const { field, fieldState } = useController({ control, name });
  return (
    <div ref={(element) => field.ref(element && { focus: () => element.querySelector("select")?.focus() })}>
      <TimeChooser
        label={label}
        value={field.value}
        onChange={field.onChange}
        lastHour={24}
        isDisabled={isDisabled}
        error={fieldState.error?.message}
      />
    </div>
  );
}

/** «8 timer, slutter mandag d. 23. nov. kl. 01:00», the end as soon as there is a date. */
function DrawnShift() {
  const { watch } = useBookingFields();
  const [date, from, to] = watch(["date", "start_time", "end_time"]);
  const hours = hoursBetween(from, to);
  const end = isDay(date) ? formatMomentLong(shiftPeriod(date, from, to).endsAt, serverNow()) : null;
  return (
    <div className="span-2 stack stack--tight">
      <div>
        <ShiftStrip from={from} to={to} label={stripLabel(from, to, hours)} />
      </div>
      <p className="hint">{end === null ? formatHours(hours) : lengthAndEnd(hours, end)}</p>
    </div>
  );
}
