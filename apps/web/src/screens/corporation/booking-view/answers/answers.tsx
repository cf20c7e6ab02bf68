import { Check, Clock, type LucideIcon, Phone, UserRoundCheck, X } from "lucide-react";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireChangeOfPerson } from "#contract/bookings/agreement.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { answersTexts as texts } from "#texts/da/corporation/change-agreed.ts";
import { formatPhone, phoneLink, shortName } from "#texts/format/contact.ts";
import { formatDuration, formatHours } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { isSearching } from "#web/components/bookings/facts-of-booking.ts";
import { pictureOf } from "#web/components/people/picture.ts";
import { APPLICANTS_ID } from "#web/screens/corporation/booking-view/applicants/applicants.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { type AnswerOfPerson, answersOf, countAnswers, isElsewhere, timesOf } from "./answers-of-change.ts";

const TITLE_ID = "answers-title";

/** What the people of a changed booking have answered, until it starts. */
export function Answers({ booking }: { booking: WireCorporationBooking }) {
  const now = useNow();
  if (booking.changes.length === 0) return null;
  const { askedAt, answerBy } = timesOf(booking.changes);
  return (
    <Card className="answers-card" aria-labelledby={TITLE_ID}>
      <div className="answers-head">
        <h2 className="h2" id={TITLE_ID}>
          {texts.title(countAnswers(booking.changes))}
        </h2>
        <p className="dim small">
          {[texts.askedAt(askedAt, now), answerBy === null ? "" : texts.answerBy(answerBy, now)].join(" ")}
        </p>
      </div>
      <ul className="answers">
        {answersOf(booking, now).map((answer) => (
          <AnswerLine key={answer.change.shift_id} {...{ booking, answer, now }} />
        ))}
      </ul>
    </Card>
  );
}

interface AnswerLineProps {
  booking: WireCorporationBooking;
  answer: AnswerOfPerson;
  now: Moment;
}

const icons: Record<AnswerOfPerson["is"], LucideIcon> = {
  open: X,
  filled: X,
  overdue: Clock,
  waiting: Clock,
  yes: Check,
};

/** Amber where the place is the company's to fill, blue where somebody else has to move. */
function AnswerLine({ booking, answer, now }: AnswerLineProps) {
  const { change, is } = answer;
  const person = booking.shifts.find(({ id }) => id === change.shift_id);
  const name = shortName(change.first_name, change.last_name);
  const isWaiting = is === "waiting" || is === "overdue";
  return (
    <li
      className={classNames(
        "answer",
        is === "open" && "answer--open",
        isWaiting && "answer--waiting",
        is === "yes" && "answer--yes",
      )}
    >
      <Avatar name={name} src={person && pictureOf(person, "100x100")} />
      <div className="answer-who">
        <b className="strong">{name}</b>
        <p className="answer-said">
          <Icon of={icons[is]} size={16} />
          <span>{sentenceOf(answer, now)}</span>
        </p>
      </div>
      {is === "open" && isSearching(booking) && (
        <LinkButton href={`#${APPLICANTS_ID}`}>
          <Icon of={UserRoundCheck} size={16} />
          {texts.fill}
        </LinkButton>
      )}
      {isWaiting && <CallPerson booking={booking} shiftId={change.shift_id} name={name} />}
    </li>
  );
}

/** The number of somebody who has not answered, as it stands in the list of the selected. */
function CallPerson({
  booking,
  shiftId,
  name,
}: {
  booking: WireCorporationBooking;
  shiftId: number;
  name: string;
}) {
  const { data } = useApiQuery(applicantEndpoints.lists, { params: { bookingId: booking.id } });
  const phone = data?.selected.find(({ id }) => id === shiftId)?.employee.phone;
  if (!phone) return null;
  const shown = formatPhone(phone);
  return (
    <LinkButton variant="quiet" href={phoneLink(phone)} aria-label={texts.call(name, shown)}>
      <Icon of={Phone} size={16} />
      {shown.replaceAll(" ", "\u00a0")}
    </LinkButton>
  );
}

function sentenceOf({ change, is }: AnswerOfPerson, now: Moment): string {
  const at = Date.parse(change.settled_at ?? change.asked_at);
  if (is === "yes") return texts.yes(at, now);
  if (is === "overdue") return texts.overdue;
  if (is === "waiting") return texts.waiting(timeLeft(change, now));
  return `${whyGone(change, now)} ${is === "open" ? texts.placeOpen : texts.placeFilled}`;
}

function whyGone(change: WireChangeOfPerson, now: Moment): string {
  if (isElsewhere(change)) return texts.elsewhere;
  return change.state === "declined"
    ? texts.no(Date.parse(change.settled_at ?? change.asked_at), now)
    : texts.silent(Date.parse(change.answer_by), now);
}

/** «18 timer», in the last hour «40 minutter». */
function timeLeft({ answer_by }: WireChangeOfPerson, now: Moment): string {
  const hours = (Date.parse(answer_by) - now) / HOUR_MS;
  return hours >= 1 ? formatHours(Math.floor(hours)) : formatDuration(Math.max(hours, 1 / 60));
}
