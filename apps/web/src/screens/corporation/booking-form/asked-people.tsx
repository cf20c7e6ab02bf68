import type { WireChangePreview } from "#contract/bookings/agreement.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { changeAgreedTexts as texts } from "#texts/da/corporation/change-agreed.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { pictureOf } from "#web/components/people/picture.ts";
import { Avatar } from "#web/ui/marks/avatar.tsx";

interface AskedPeopleProps {
  booking: WireCorporationBooking;
  preview: WireChangePreview;
}

/** Who is asked and until when, and who can't at the new time and is released at once. */
export function AskedPeople({ booking, preview: { asks, collides, answer_by } }: AskedPeopleProps) {
  return (
    <>
      {asks.length > 0 && (
        <section className="stack stack--tight">
          <h3 className="kicker">{texts.asked}</h3>
          <People booking={booking} people={asks} />
          {answer_by !== null && (
            <p className="small">
              {texts.answerBy}{" "}
              <b className="strong">{formatMomentLong(Date.parse(answer_by), serverNow())}</b>. {texts.until}
            </p>
          )}
        </section>
      )}
      {collides.length > 0 && (
        <section className="stack stack--tight">
          <h3 className="kicker">{texts.released}</h3>
          <People booking={booking} people={collides} />
          <p className="small">{texts.releasedMeans(collides.length)}</p>
        </section>
      )}
    </>
  );
}

function People({ booking, people }: { booking: WireCorporationBooking; people: WireChangePreview["asks"] }) {
  return (
    <ul className="asked-people">
      {people.map(({ shift_id, first_name }) => {
        const shift = booking.shifts.find(({ id }) => id === shift_id);
        const name = shift ? shortName(shift.first_name, shift.last_name) : first_name;
        return (
          <li key={shift_id}>
            <Avatar name={name} src={shift && pictureOf(shift, "100x100")} size={32} />
            <span>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
