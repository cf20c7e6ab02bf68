import { bookingCardTexts as texts } from "#texts/da/corporation/booking-card.ts";
import type { FinishedBooking } from "./finished-booking.ts";

/** Stamped by the company, rated, stamped by the staff: each so many of all. */
export function FinishedCounts({ counts }: { counts: FinishedBooking["counts"] }) {
  const lines = [
    [texts.counters.stamped, counts.stamped_by_corporation],
    [texts.counters.rated, counts.rated],
    [texts.counters.stampedByStaff, counts.stamped_by_employee],
  ] as const;
  return (
    <dl className="bk-counters">
      {lines.map(([term, done]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="strong nowrap">{texts.counter(done, counts.people)}</dd>
        </div>
      ))}
    </dl>
  );
}
