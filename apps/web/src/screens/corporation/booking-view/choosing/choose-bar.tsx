import { Check, Columns2, ListOrdered } from "lucide-react";
import { choosingEndpoints } from "#contract/applications/choosing.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { bookedOf, COMPARED } from "#rules/applying/choosing.ts";
import { choosingTexts as texts } from "#texts/da/corporation/choosing.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { workTotalOfWire } from "#web/components/price/price-of-wire.ts";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

interface ChooseBarProps {
  booking: WireCorporationBooking;
  /** Who is ticked, in the order shown. */
  ticked: readonly ApplicantShift[];
  isPending: boolean;
  onChoose: (shifts: readonly ApplicantShift[], isStandby: boolean) => void;
  onCompare: () => void;
  onUntick: () => void;
}

/** What is done with those who are ticked: stays in sight at the end of the screen, with how many there is room for and what they cost. */
export function ChooseBar({ booking, ticked, isPending, onChoose, onCompare, onUntick }: ChooseBarProps) {
  if (ticked.length === 0) return null;
  const free = Math.max(0, booking.number_of_staff - booking.selectedShifts);
  const isStandby = free === 0;
  const able = ticked.filter((shift) => !shift.reconfirm && !(isStandby && shift.on_standby));
  const count = isStandby ? able.length : bookedOf(able.length, { free });
  const each = Math.round(workTotalOfWire(booking.price) / booking.number_of_staff);
  const canCompare = ticked.length >= COMPARED.min && ticked.length <= COMPARED.max;
  return (
    <section className="choose-bar" aria-label={texts.bar}>
      <div className="choose-bar-said">
        <b>{texts.ticked(ticked.length)}</b>
        <span className="tiny dim">
          {isStandby ? texts.full : [texts.cost(each * count), texts.free(free)].join(" · ")}
        </span>
        <span className="tiny dim">{texts.told}</span>
      </div>
      <div className="choose-bar-acts">
        <Button variant="quiet" onClick={onUntick}>
          {texts.untick}
        </Button>
        {canCompare && (
          <Button onClick={onCompare}>
            <Icon of={Columns2} size={16} />
            {texts.compare.open}
          </Button>
        )}
        <May call={choosingEndpoints.bookSeveral}>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={count === 0}
            onClick={() => onChoose(able, isStandby)}
          >
            <Icon of={isStandby ? ListOrdered : Check} size={16} />
            {isStandby ? texts.standBy(count) : texts.book(count, ticked.length)}
          </Button>
        </May>
      </div>
    </section>
  );
}
