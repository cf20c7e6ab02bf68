import { corporationEndpoints } from "#contract/corporations/endpoints.ts";
import { calendarAddressTexts as texts } from "#texts/da/corporation/calendar.ts";
import { CalendarAddress } from "#web/components/people/calendar-address.tsx";
import { Card } from "#web/ui/layout/card.tsx";

/** The private address at which the company's own calendar reads its bookings. */
export function CalendarSection() {
  return (
    <Card className="stack profile-section" aria-labelledby="profile-calendar">
      <h2 className="h3" id="profile-calendar">
        {texts.title}
      </h2>
      <p className="small dim">{texts.lead}</p>
      <CalendarAddress rows={corporationEndpoints} texts={texts} />
    </Card>
  );
}
