import { ownCalendarEndpoints } from "#contract/employees/calendar-endpoints.ts";
import { ownCalendarTexts as texts } from "#texts/da/employee/phone/own-calendar.ts";
import { CalendarAddress } from "#web/components/people/calendar-address.tsx";

/** The private address at which the phone's calendar reads the employee's own shifts. */
export function CalendarSection() {
  return (
    <section className="stack" id="kalender" aria-labelledby="profile-calendar">
      <h2 className="h2" id="profile-calendar">
        {texts.title}
      </h2>
      <p className="small dim">{texts.lead}</p>
      <CalendarAddress rows={ownCalendarEndpoints} texts={texts} />
    </section>
  );
}
