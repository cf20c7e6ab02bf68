import { Briefcase, CalendarX2, ChevronRight, Star } from "lucide-react";
import { useState } from "react";
import { applicantTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { CancellationsDialog } from "#web/components/people/histories/cancellations-dialog.tsx";
import { ExperienceDialog } from "#web/components/people/histories/experience-dialog.tsx";
import { RatingsDialog } from "#web/components/people/histories/ratings-dialog.tsx";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Icon } from "#web/ui/icon.tsx";

const dialogs = {
  ratings: RatingsDialog,
  cancellations: CancellationsDialog,
  experience: ExperienceDialog,
};

interface HistoriesProps {
  employee: ApplicantShift["employee"];
  name: string;
}

/** Ratings, cancellations and experience of a person, each with its count and its dialog; what there is none of is left out. */
export function Histories({ employee, name }: HistoriesProps) {
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null);
  const Opened = opened && dialogs[opened];
  const lines = (
    [
      ["ratings", Star, employee.rating.nrOfRatings],
      ["cancellations", CalendarX2, employee.nrOfCancelledShifts],
      ["experience", Briefcase, employee.nrOfWorkExperiences],
    ] as const
  ).filter(([, , count]) => count > 0);
  if (lines.length === 0) return null;
  return (
    <ul className="sheet-menu">
      {lines.map(([key, icon, count]) => (
        <li key={key}>
          <button type="button" className="option option--row" onClick={() => setOpened(key)}>
            <Icon of={icon} />
            {texts[key](count)}
            <span className="option-tail">
              <Icon of={ChevronRight} size={16} />
            </span>
          </button>
        </li>
      ))}
      {Opened && <Opened employeeId={employee.id} name={name} onClose={() => setOpened(null)} />}
    </ul>
  );
}
