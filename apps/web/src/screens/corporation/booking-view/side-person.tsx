import { applicantTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatRating } from "#texts/format/numbers.ts";
import { pictureOf } from "#web/components/people/picture.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import type { ApplicantShift } from "./applicant-shift.ts";
import { useChangeShift } from "./use-change-shift.ts";

export interface SidePersonProps {
  shift: ApplicantShift;
  bookingId: number;
  /** A hidden person can be shown again. */
  canShow: boolean;
}

/** One line of a folded list: who it is, and why the person stands here. */
export function SidePerson({ shift, bookingId, canShow }: SidePersonProps) {
  const { employee, removed_reason, cancellation_reason } = shift;
  const { change, isPending } = useChangeShift(bookingId);
  const name = shortName(employee.first_name, employee.last_name);
  const { rating } = employee.rating;
  const reason = removed_reason || cancellation_reason;
  return (
    <li className="chosen">
      <Avatar name={name} src={pictureOf(employee, "100x100")} />
      <span>
        <b className="strong">{name}</b>
        <span className="tiny dim">
          {rating === null ? texts.noRating : formatRating(rating)} · {texts.shifts(employee.nrOfShifts)}
        </span>
        {reason && <span className="tiny dim">{reason}</span>}
      </span>
      {canShow && (
        <Button size="small" isPending={isPending} onClick={() => change(shift.id, "applied")}>
          {texts.show}
        </Button>
      )}
    </li>
  );
}
