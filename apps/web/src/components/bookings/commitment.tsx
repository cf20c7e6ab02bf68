import { MapPin, Shirt, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import type { Ore } from "#rules/money/ore.ts";
import { type ClockTime, type Day, dayOf } from "#rules/time/moment.ts";
import { formatDay, keepDays } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Icon } from "#web/ui/icon.tsx";
import { BookingTime } from "./booking-time.tsx";

interface CommitmentProps {
  /** Day with weekday, people, place: what is decided, in one line. */
  what: readonly string[];
  /** What the amount is. */
  label: string;
  amount: Ore;
}

/** What somebody is about to commit to: stands right over the buttons and never scrolls away. */
export function Commitment({ what, label, amount }: CommitmentProps) {
  return (
    <div className="commit" role="status">
      <p className="commit-what">{what.map(keepDays).join(" · ")}</p>
      <p className="commit-total">
        <span>{label}</span>
        <b>{formatKronerUnit(amount)}</b>
      </p>
    </div>
  );
}

interface CommitmentWhenProps {
  booking: { date: Day; start_time: ClockTime; end_time: ClockTime };
}

/** Day and times of a commitment, drawn. */
export function CommitmentWhen({ booking }: CommitmentWhenProps) {
  return (
    <div className="commitment-when">
      <p className="commitment-day">{keepDays(formatDay(booking.date, dayOf(serverNow())))}</p>
      <BookingTime from={booking.start_time} to={booking.end_time} className="" />
    </div>
  );
}

const icons = { people: UsersRound, place: MapPin, dress: Shirt };

interface CommitmentFact {
  about: keyof typeof icons;
  fact: ReactNode;
  more?: ReactNode;
}

/** Who, where, in what: one line each, with what belongs to it under it. */
export function CommitmentFacts({ facts }: { facts: readonly CommitmentFact[] }) {
  return (
    <ul className="commit-list">
      {facts.map(({ about, fact, more }) => (
        <li key={about}>
          <Icon of={icons[about]} />
          <span>
            <b className="strong">{fact}</b>
            {more && <span className="dim block">{more}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
