import type { WireEmployeeBooking } from "#contract/bookings/entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import { offerTexts as texts } from "#texts/da/employee/shifts/standby.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { Note } from "#web/ui/feedback/note.tsx";

/** That a place was offered and the time to answer is up; nothing once the shift is the person's own. */
export function LapsedOffer({ job, now }: { job: WireEmployeeBooking; now: Moment }) {
  if (!job.offer_lapsed_at || job.offer || job.shift?.status === "selected") return null;
  return <Note>{texts.lapsed(formatMoment(Date.parse(job.offer_lapsed_at), now))}</Note>;
}
