import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { isCheckInNear } from "#rules/shifts/check-in.ts";
import { adminUpcomingTexts as texts } from "#texts/da/admin/admin-upcoming.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { shortName } from "#texts/format/contact.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { classNames } from "#web/ui/foundation/class-names.ts";

/** A dot for each selected person once check-in is open: filled when they are 'klar'. */
export function CheckInDots({ booking }: { booking: WireAdminBooking }) {
  const staff = booking.selectedStaff;
  if (!isCheckInNear(booking.date, serverNow())) return <span className="dim-2">{commonTexts.none}</span>;
  if (staff.length === 0) return <NobodyYet />;
  const ready = staff.filter(({ employee_checkin }) => employee_checkin !== null).length;
  return (
    <span className="check-in-dots" role="img" aria-label={texts.checkedInOf(ready, staff.length)}>
      {staff.map(({ shift_id, employee, employee_checkin }) => {
        const name = shortName(employee.first_name, employee.last_name);
        const isReady = employee_checkin !== null;
        return (
          <span
            key={shift_id}
            className={classNames("dot", isReady && "dot--ready")}
            title={isReady ? texts.checkedIn(name) : texts.notCheckedIn(name)}
          />
        );
      })}
    </span>
  );
}

function NobodyYet() {
  return (
    <span className="dim-2">
      {commonTexts.none}
      <span className="visually-hidden"> {texts.noStaff}</span>
    </span>
  );
}
