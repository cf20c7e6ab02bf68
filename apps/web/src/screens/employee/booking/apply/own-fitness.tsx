import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { ownRightTexts as texts } from "#texts/da/fitness/own-right.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Note } from "#web/ui/feedback/note.tsx";

/** What stands between the person and the shift, and what to do; nothing where nothing does. */
export function OwnFitness({ found }: { found: NonNullable<WireEmployeeBooking["hindrances"]> }) {
  if (found.length === 0) return null;
  const isRefused = found.some(({ is_refused }) => is_refused);
  return (
    <Note tone={isRefused ? "brick" : "amber"} title={isRefused ? texts.before : texts.worthKnowing}>
      {found.map(({ sentence }) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <ScreenLink to="/editemployee">{texts.toProfile}</ScreenLink>
      </p>
    </Note>
  );
}
