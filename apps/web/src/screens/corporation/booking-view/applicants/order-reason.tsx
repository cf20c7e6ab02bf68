import { type Applicant, explainPlace } from "#rules/applying/applicant-order.ts";
import { explainPlaceInWords, placeWhyTexts as texts } from "#texts/da/price/place-why.ts";
import { shortName } from "#texts/format/contact.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";

interface OrderReasonProps {
  shift: ApplicantShift;
  /** All applicants, in their order. */
  applicants: readonly ApplicantShift[];
}

/** 'Hvorfor nr. 2?': what sets an applicant apart from those right before and after. Alone there is nothing to say. */
export function OrderReason({ shift, applicants }: OrderReasonProps) {
  const { config } = useAppState();
  const index = applicants.indexOf(shift);
  const neighbours = [applicants[index - 1], applicants[index + 1]].filter((one) => one !== undefined);
  if (neighbours.length === 0) return null;
  const sentences = neighbours.map((neighbour) =>
    explainPlaceInWords(explainPlace(orderFactsOf(shift), orderFactsOf(neighbour)), {
      own: nameOf(shift),
      other: nameOf(neighbour),
      brandName: config.brand.name,
    }),
  );
  return (
    <Fold title={texts.title(index + 1)}>
      <Reasons sentences={sentences} />
    </Fold>
  );
}

function nameOf({ employee }: ApplicantShift): string {
  return shortName(employee.first_name, employee.last_name);
}

function orderFactsOf({ employee, hiredBeforeCount, applied_at }: ApplicantShift): Applicant {
  return {
    hiredBeforeCount,
    nrOfShifts: employee.nrOfShifts,
    rating: employee.rating.rating,
    nrOfAppliedShifts: employee.nrOfAppliedShifts,
    appliedAt: Date.parse(applied_at),
  };
}
