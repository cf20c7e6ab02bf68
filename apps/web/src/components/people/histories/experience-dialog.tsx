import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { isJobSize } from "#rules/people/experience/experience.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { historyTexts } from "#texts/da/corporation/booking-view.ts";
import { experiencePeriod, jobSizeLabels } from "#texts/da/employee/experience.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { HistoryDialog } from "./history-dialog.tsx";
import type { PersonHistoryProps } from "./ratings-dialog.tsx";

type Experience = AnswerOf<typeof applicantEndpoints.workExperiences>[number];

/** What a person has worked before. */
export function ExperienceDialog({ employeeId, name, onClose }: PersonHistoryProps) {
  const answer = useApiQuery(applicantEndpoints.workExperiences, { params: { employeeId } });
  return (
    <HistoryDialog
      title={historyTexts.experience.title(name)}
      emptyText={historyTexts.experience.empty}
      failureText={corporationToasts.somethingWrong}
      {...{ answer, onClose }}
      row={(experience) => (
        <li key={experience.id}>
          <p className="row row--apart row--wrap">
            <b className="strong">{experience.title}</b>
            <span className="small dim">{experiencePeriod(experience)}</span>
          </p>
          <p className="tiny dim">{placeText(experience)}</p>
          {experience.description && <p className="small">{experience.description}</p>}
        </li>
      )}
    />
  );
}

/** «Hotel Nordlys, Vikar, 6-19 vagter jobs». */
function placeText({ employer_text, exp_type, shift_count }: Experience): string {
  const size = shift_count && isJobSize(shift_count) ? jobSizeLabels[shift_count] : "";
  return [employer_text, exp_type, size].filter(Boolean).join(", ");
}
