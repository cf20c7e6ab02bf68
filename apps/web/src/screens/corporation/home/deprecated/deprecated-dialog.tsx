import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { dayOf } from "#rules/time/moment.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingCardTexts, deprecatedBookingTexts as texts } from "#texts/da/corporation/booking-card.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";
import { applicantTexts } from "#texts/da/corporation/booking-view.ts";
import { formatAddress, shortName } from "#texts/format/contact.ts";
import { formatDay, formatTimes } from "#texts/format/days.ts";
import { formatRating } from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { BookingStatusSummary } from "#web/components/bookings/booking-status.tsx";
import { BookingTime } from "#web/components/bookings/booking-time.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { Stars } from "#web/ui/marks/stars.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";

type Booking = AnswerOf<typeof bookingEndpoints.getDeprecated>;

/** A booking that is over and closed, with what everybody worked. */
export function DeprecatedDialog({ bookingId, onClose }: { bookingId: number; onClose: () => void }) {
  const answer = useApiQuery(bookingEndpoints.getDeprecated, { params: { id: bookingId } });
  return (
    <Dialog isOpen title={texts.title} width="wide" onClose={onClose}>
      <QueryView
        query={answer}
        loading={
          <>
            <p className="dim">{texts.loading}</p>
            <Skeleton shape="table" count={5} label={texts.loading} />
          </>
        }
        failedToast={corporationToasts.bookingFailed}
      >
        {(booking) => <Content booking={booking} />}
      </QueryView>
    </Dialog>
  );
}

function Content({ booking }: { booking: Booking }) {
  return (
    <>
      <div>
        <p className="h3 strong">{formatDay(booking.date, dayOf(serverNow()))}</p>
        <p className="dim">{chosenOrOther(booking.arrangement_type, booking.arrangement_type_other)}</p>
      </div>
      <BookingStatusSummary booking={booking} />
      <BookingTime from={booking.start_time} to={booking.end_time} />
      <Facts
        facts={[
          { term: texts.hourlyWage, value: `${booking.hourly_wage} kr.` },
          { term: texts.address, value: formatAddress(booking.address, booking.zip_code, booking.city) },
          { term: texts.staff, value: formatStaff(booking.number_of_staff, booking.jobRole.job_title) },
          { term: texts.jobDescription, value: booking.job_description || "-" },
        ]}
      />
      <section>
        <h3 className="h3">{texts.access}</h3>
        <p>{chosenOrOther(booking.access_information, booking.access_information_other)}</p>
      </section>
      <section>
        <h3 className="h3">{texts.bookedStaff}</h3>
        {booking.shifts.length === 0 ? (
          <p className="dim">{bookingCardTexts.noStaff}</p>
        ) : (
          <BookedStaff shifts={booking.shifts} />
        )}
      </section>
    </>
  );
}

type Shift = AnswerOf<typeof bookingEndpoints.getDeprecated>["shifts"][number];

/** Who worked: name, age, rating, and the times that were registered. */
function BookedStaff({ shifts }: { shifts: readonly Shift[] }) {
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
