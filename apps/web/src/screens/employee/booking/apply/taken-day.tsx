import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { employeeBookingTexts as texts } from "#texts/da/employee/employee-booking.ts";
import { formatTimes } from "#texts/format/days.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { jobWay } from "#web/components/jobs/job-card.tsx";
import { Note } from "#web/ui/feedback/note.tsx";

/** That the day, or the night into it, is taken by a shift of one's own, and the way to that shift. */
export function TakenDay({ job }: { job: WireEmployeeBooking }) {
  const isTaken = job.applicable.refusal === "conflict";
  const { data } = useApiQuery(jobEndpoints.upcoming, {}, { enabled: isTaken });
  if (!isTaken) return null;
  const own = data?.find(({ booking }) => booking.date === job.date)?.booking;
  return (
    <Note tone="amber" title={texts.takenDay}>
      {own ? (
        <ScreenLink {...jobWay(own)}>
          {texts.ownShift(own.corporation.name)}{" "}
          <span className="nowrap">{formatTimes(own.start_time, own.end_time)}</span>
        </ScreenLink>
      ) : (
        texts.takenNight
      )}
    </Note>
  );
}
