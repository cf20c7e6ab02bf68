import type { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { deprecatedBookingTexts as texts } from "#texts/da/corporation/booking-card.ts";
import { applicantTexts } from "#texts/da/corporation/booking-view.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatRating } from "#texts/format/numbers.ts";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { Stars } from "#web/ui/marks/stars.tsx";

type Shift = AnswerOf<typeof bookingEndpoints.getDeprecated>["shifts"][number];

/** Who worked: name, age, rating, and the times that were registered. */
export function BookedStaff({ shifts }: { shifts: readonly Shift[] }) {
  return (
    <ol className="staff-lines">
      {shifts.map((shift) => (
        <Line key={shift.id} shift={shift} />
      ))}
    </ol>
  );
}

function Line({ shift }: { shift: Shift }) {
  const name = shortName(shift.first_name, shift.last_name);
  const { checkin_time, checkout_time, rating } = shift;
  const stars = rating.rating;
  return (
    <li className="chosen">
      <Avatar name={name} />
      <span>
        <b className="strong">{name}</b>{" "}
        {shift.age !== null && <span className="dim">{commonTexts.years(shift.age)}</span>}
        <span className="tiny dim row">
          {stars === null ? (
            applicantTexts.noRating
          ) : (
            <>
              <Stars rating={stars} text={formatRating(stars)} /> {formatRating(stars)}
            </>
          )}
        </span>
      </span>
      <span className="num">
        {checkin_time && checkout_time ? formatTimes(checkin_time, checkout_time) : texts.notStamped}
      </span>
    </li>
  );
}
