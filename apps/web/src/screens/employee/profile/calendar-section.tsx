import { ownCalendarEndpoints } from "#contract/employees/calendar-endpoints.ts";
import { profilePartTexts as parts } from "#texts/da/employee/employee-profile.ts";
import { ownCalendarTexts as texts } from "#texts/da/employee/phone/own-calendar.ts";
import { CalendarAddress } from "#web/components/people/calendar-address.tsx";
import { ProfilePart } from "./profile-part.tsx";

/** The private address at which the phone's calendar reads the employee's own shifts. */
export function CalendarSection() {
  return (
    <ProfilePart id="kalender" title={texts.title} holds={parts.calendarHolds}>
      <p className="small dim">{texts.lead}</p>
      <CalendarAddress rows={ownCalendarEndpoints} texts={texts} />
    </ProfilePart>
  );
}
