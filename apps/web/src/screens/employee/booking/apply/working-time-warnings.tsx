import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { workingTimeWarnings as texts } from "#texts/da/employee/employee-booking.ts";
import { Note } from "#web/ui/feedback/note.tsx";

/** What of working time the job would break, before and after it is applied for; nothing where it breaks none. */
export function WorkingTimeWarnings({
  warnings,
}: {
  warnings: NonNullable<WireEmployeeBooking["warnings"]>;
}) {
  if (warnings.length === 0) return null;
  return (
    <Note tone="amber" title={texts.title}>
      {warnings.map((warning) => (
        <p key={warning}>{texts[warning]}</p>
      ))}
    </Note>
  );
}
