import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { dayOf, daysBetween } from "#rules/time/moment.ts";
import { eveningTexts as texts } from "#texts/da/corporation/evening.ts";
import { formatPhone, phoneLink, shortName } from "#texts/format/contact.ts";
import { formatDay, formatTimes } from "#texts/format/days.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { periodOf } from "#web/components/bookings/facts-of-booking.ts";
import { EveningActs } from "#web/components/evening/evening-acts.tsx";
import { EveningCall } from "#web/components/evening/evening-call.tsx";
import { type EveningPerson, stateOfPerson } from "#web/components/evening/person-state.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { pictureOf } from "#web/components/people/picture.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { Seats } from "#web/ui/marks/seats.tsx";

/** A shift of today or tomorrow: who has come, who is late, one press to call. */
export function TonightShift({ booking, now }: { booking: WireCorporationBooking; now: number }) {
  const people = booking.shifts.map((person) => ({ person, state: stateOfPerson(booking, person, now) }));
  const phone = useAppState().config.brand.supportPhone;
  const hasBegun = now >= periodOf(booking).startsAt;
  const id = `tonight-${booking.id}`;
  const counted = booking.shifts.filter(({ not_met }) => !not_met);
  const came = counted.filter(({ arrived_at }) => arrived_at !== null).length;
  const summary = arrivalSummaryOf(people);
  return (
    <section className="tonight" aria-labelledby={id}>
      <div className="tonight-head">
        <p className="kicker">
          {texts.day(daysBetween(dayOf(now), booking.date))}
          {formatDay(booking.date, dayOf(now))}, {booking.jobRole.job_title}
        </p>
        <h2 className="h1" id={id}>
          {headingOf(booking, hasBegun)}
        </h2>
        {summary && <p className="dim">{summary}</p>}
        <p className="row row--apart">
          <Seats filled={hasBegun ? came : booking.selectedShifts} of={booking.number_of_staff} />
          <span className="small dim nowrap">{formatTimes(booking.start_time, booking.end_time)}</span>
        </p>
      </div>
      <ul className="eves">
        {people.toSorted(lateFirst).map(({ person, state }) => {
          const name = shortName(person.first_name, person.last_name);
          return (
            <li key={person.id} className={classNames("eve", `eve--${state.look}`)}>
              <Avatar name={name} src={pictureOf(person, "100x100")} size={40} />
              <span className="eve-who">
                <b className="strong">{name}</b>
                <span className="eve-state">
                  <Icon of={state.icon} size={16} />
                  <span>{state.text}</span>
                </span>
              </span>
              {person.call && (
                <EveningCall name={name} phone={person.call} isUrgent={state.look === "late"} />
              )}
              {(state.canNote || state.canTakeBack) && (
                <span className="eve-act">
                  <EveningActs booking={booking} person={person} state={state} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="tonight-ways">
        <ScreenButton size="small" to="/viewBooking/$bookingId" params={{ bookingId: String(booking.id) }}>
          {texts.see}
        </ScreenButton>
        <LinkButton size="small" variant="quiet" href={phoneLink(phone)}>
          {texts.callUs(formatPhone(phone))}
        </LinkButton>
      </p>
    </section>
  );
}

function headingOf(booking: WireCorporationBooking, hasBegun: boolean): string {
  const people = booking.shifts.filter(({ not_met }) => !not_met);
  const came = people.filter(({ arrived_at }) => arrived_at !== null).length;
  if (hasBegun && booking.asks_for_pin) return texts.came(came, booking.number_of_staff);
  if (hasBegun) return texts.begun(people.length);
  const ready = people.filter(({ employee_checkin }) => employee_checkin !== null).length;
  return texts.ready(ready, people.length);
}

type Row = { person: EveningPerson; state: ReturnType<typeof stateOfPerson> };

/** What is most pressing, in one sentence; null where nothing is. */
function arrivalSummaryOf(people: readonly Row[]): string | null {
  const nameOf = ({ person }: Row) => shortName(person.first_name, person.last_name);
  const [missing, ...others] = people.filter(({ state }) => (state.lateMinutes ?? 0) > 0);
  if (missing) return texts.overdue(nameOf(missing), others.length, missing.state.lateMinutes ?? 0);
  const replaced = people.find(({ person }) => person.not_met && person.missed?.needs_replacement);
  if (replaced) return texts.replaced(nameOf(replaced));
  const delayed = people.find(({ person, state }) => state.look === "way" && person.on_my_way?.minutes);
  return delayed ? texts.delayed(nameOf(delayed), delayed.person.on_my_way?.minutes ?? 0) : null;
}

const order = { late: 0, way: 1, gone: 2, later: 3, here: 4 } as const;

function lateFirst(one: Row, other: Row): number {
  return order[one.state.look] - order[other.state.look];
}
