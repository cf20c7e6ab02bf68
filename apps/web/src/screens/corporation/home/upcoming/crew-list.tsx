import { useState } from "react";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingCardTexts as texts } from "#texts/da/corporation/booking-card.ts";
import { companyArrivalTexts } from "#texts/da/employee/phone/arrival.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { pictureOf } from "#web/components/people/picture.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { PhoneReveal } from "./phone-reveal.tsx";

interface CrewListProps {
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
  const isReady = shift.employee_checkin !== null || shift.arrived_at !== null;
  return (
    <li className={classNames("crew", isNear && !isReady && "crew--waiting")}>
      <span className="crew-no dim-2">{number}</span>
      <Avatar name={name} src={pictureOf(shift, "100x100")} size={36} />
      <span className="crew-name">
        <b className="strong">{name}</b>
        {isNear ? (
          <span className="crew-state">
            <span className={classNames("dot", isReady && "dot--ready")} />
            {stateOf(shift)}
          </span>
        ) : (
          <May call={applicantEndpoints.changeUiState}>
            <CrewCheck shift={shift} name={name} />
          </May>
        )}
      </span>
      <span className="crew-tail">
        <May call={applicantEndpoints.changeUiState}>
          <PhoneReveal shift={shift} />
        </May>
      </span>
    </li>
  );
}

/** Whether somebody has come, else whether they have reported ready. */
function stateOf({ arrived_at, employee_checkin }: CardShift): string {
  if (arrived_at !== null) return companyArrivalTexts.at(formatMoment(Date.parse(arrived_at), serverNow()));
  return employee_checkin !== null ? texts.ready : texts.notReady;
}

/** Whether the company has talked to the person; shown ticked at once, kept by the server. */
function CrewCheck({ shift, name }: { shift: CardShift; name: string }) {
  const send = useApiMutation(applicantEndpoints.changeUiState);
  const [wanted, setWanted] = useState<boolean | null>(null);

  function tick(isChecked: boolean) {
    if (send.isPending) return;
    setWanted(isChecked);
    send.mutate(
      { params: { id: shift.id }, body: { is_checked: isChecked } },
      { onError: () => toast.error(corporationToasts.somethingWrong), onSettled: () => setWanted(null) },
    );
  }

  return (
    <Checkbox
      className="crew-check"
      checked={wanted ?? shift.is_checked}
      onChange={({ target }) => tick(target.checked)}
    >
      <span className="tiny dim">
        {texts.confirmed}
        <span className="visually-hidden">, {name}</span>
      </span>
    </Checkbox>
  );
}

/** One person on the card of a coming booking. */
type CardShift = WireCorporationBooking["shifts"][number];
