import {
  Briefcase,
  Car,
  FileUser,
  Heart,
  type LucideIcon,
  MapPin,
  Repeat2,
  Star,
  UserRound,
} from "lucide-react";
import { type HighlightFacts, type HighlightKey, highlightsOf } from "#rules/applying/highlights.ts";
import { applicantTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { choosingTexts } from "#texts/da/corporation/choosing.ts";
import { favouriteTexts } from "#texts/da/corporation/favourites.ts";
import { useIsFavourite } from "#web/components/people/favourites/use-favourite.ts";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { useIsOffice } from "#web/screens/corporation/booking-view/view-head.tsx";
import { Icon } from "#web/ui/icon.tsx";

interface ProofListProps {
  shift: ApplicantShift;
  /** Whether it begins with the company's own mark, where no heart button stands beside it. */
  isMarkShown?: boolean;
}

/** What speaks for somebody, strongest first; what stands out is pine. */
export function ProofList({ shift, isMarkShown = false }: ProofListProps) {
  const facts = proofFactsOf(shift);
  const isOffice = useIsOffice();
  const isFavourite = useIsFavourite({ employeeId: shift.employee.id, isFavourite: shift.is_favourite });
  return (
    <ul className="apl-proof">
      {isMarkShown && isFavourite && (
        <li className="is-best is-marked">
          <Icon of={Heart} size={16} />
          <span>{favouriteTexts.status}</span>
        </li>
      )}
      {highlightsOf(facts).map(({ key, isStrong }) => (
        <li key={key} className={isStrong ? "is-best" : undefined}>
          <Icon of={icons[key]} size={16} />
          <span>{texts.proofs[key](facts, isOffice)}</span>
        </li>
      ))}
      {shift.distance_km !== null && (
        <li>
          <Icon of={MapPin} size={16} />
          <span>{choosingTexts.distance(shift.distance_km)}</span>
        </li>
      )}
    </ul>
  );
}

const icons: Record<HighlightKey, LucideIcon> = {
  hired: Repeat2,
  rating: Star,
  shifts: Briefcase,
  experience: FileUser,
  driving: Car,
  new: UserRound,
};

function proofFactsOf({ employee, hiredBeforeCount }: ApplicantShift): HighlightFacts {
  return {
    hiredBefore: hiredBeforeCount,
    rating: employee.rating.rating,
    ratings: employee.rating.nrOfRatings,
    shifts: employee.nrOfShifts,
    experience: employee.nrOfWorkExperiences,
    hasLicence: employee.has_driver_license,
    ownsCar: employee.owns_car,
  };
}
