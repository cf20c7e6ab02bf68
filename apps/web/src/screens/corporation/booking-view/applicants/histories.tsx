import { useState } from "react";
import { applicantTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { CancellationsDialog } from "#web/components/people/histories/cancellations-dialog.tsx";
import { ExperienceDialog } from "#web/components/people/histories/experience-dialog.tsx";
import { RatingsDialog } from "#web/components/people/histories/ratings-dialog.tsx";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";

const dialogs = {
  ratings: RatingsDialog,
  cancellations: CancellationsDialog,
  experience: ExperienceDialog,
};

interface HistoriesProps {
  employee: ApplicantShift["employee"];
  name: string;
}

/** Ratings, cancellations and experience of a person, each with its count and its dialog. */
export function Histories({ employee, name }: HistoriesProps) {
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null);
  const Opened = opened && dialogs[opened];
  return (
    <p className="history">
      <TextButton onClick={() => setOpened("ratings")}>
        {texts.ratings(employee.rating.nrOfRatings)}
      </TextButton>
      <TextButton onClick={() => setOpened("cancellations")}>
        {texts.cancellations(employee.nrOfCancelledShifts)}
      </TextButton>
      <TextButton onClick={() => setOpened("experience")}>
        {texts.experience(employee.nrOfWorkExperiences)}
      </TextButton>
      {Opened && <Opened employeeId={employee.id} name={name} onClose={() => setOpened(null)} />}
    </p>
  );
}
