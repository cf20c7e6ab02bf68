import { hoursBetween } from "#rules/time/duration.ts";
import type { ClockTime } from "#rules/time/moment.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatHours } from "#texts/format/numbers.ts";
import { ShiftStrip } from "#web/ui/marks/shift-strip.tsx";

interface BookingTimeProps {
  from: ClockTime;
  to: ClockTime;
  /** Not approved yet: only an outline. */
  isOpen?: boolean;
  className?: string;
}

/** From, to and hours of a shift in words, and drawn on the day. */
export function BookingTime({ from, to, isOpen, className = "bk-time" }: BookingTimeProps) {
  const times = formatTimes(from, to);
  const hours = formatHours(hoursBetween(from, to));
  return (
    <div className={className}>
      <p className="row row--apart">
        <b className="strong">{times}</b>
        <span className="dim">{hours}</span>
      </p>
      <ShiftStrip from={from} to={to} isOpen={isOpen} label={`${times}, ${hours}`} />
    </div>
  );
}
