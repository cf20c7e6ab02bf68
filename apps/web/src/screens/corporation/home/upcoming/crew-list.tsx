import { bookingCardTexts as texts } from "#texts/da/corporation/booking-card.ts";
import { shortName } from "#texts/format/contact.ts";
import { pictureOf } from "#web/components/people/picture.ts";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import type { CardShift } from "./card-shift.ts";
import { CrewCheck } from "./crew-check.tsx";
import { PhoneReveal } from "./phone-reveal.tsx";

export interface CrewListProps {
  id: string;
  shifts: readonly CardShift[];
  /** Inside the check-in window: dots tell who is ready, and who is not stands out. */
  isNear: boolean;
}

/** The people of a booking, numbered. */
export function CrewList({ id, shifts, isNear }: CrewListProps) {
  return (
    <ol id={id} className={classNames("crew-list", isNear && "crew-list--window")}>
      {shifts.map((shift, index) => (
        <Member key={shift.id} shift={shift} number={index + 1} isNear={isNear} />
      ))}
    </ol>
  );
}

function Member({ shift, number, isNear }: { shift: CardShift; number: number; isNear: boolean }) {
  const name = shortName(shift.first_name, shift.last_name);
  const isReady = shift.employee_checkin !== null;
  return (
    <li className={classNames("crew", isNear && !isReady && "crew--waiting")}>
      <span className="crew-no dim-2">{number}</span>
      <Avatar name={name} src={pictureOf(shift, "100x100")} size={36} />
      <span className="crew-name">
        <b className="strong">{name}</b>
        {isNear ? (
          <span className="crew-state">
            <span className={classNames("dot", isReady && "dot--ready")} />
            {isReady ? texts.ready : texts.notReady}
          </span>
        ) : (
          <CrewCheck shift={shift} name={name} />
        )}
      </span>
      <span className="crew-tail">
        <PhoneReveal shift={shift} />
      </span>
    </li>
  );
}
