import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import type { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { isJobSize } from "#rules/people/experience/experience.ts";
import {
  experiencePeriod,
  shiftCountLabels,
  experienceTexts as texts,
} from "#texts/da/employee/experience.ts";
import { Menu } from "#web/ui/actions/menu.tsx";
import { Icon } from "#web/ui/icon.tsx";

export type Experience = AnswerOf<typeof employeeEndpoints.experience>[number];

interface ExperienceCardProps {
  experience: Experience;
  onChoose: (kind: "edit" | "remove") => void;
}

/** One entry of work experience: what, where, how long, and what can be done with it. */
export function ExperienceCard({ experience, onChoose }: ExperienceCardProps) {
  const { title, employer_text, exp_type, shift_count, description } = experience;
  const size = shift_count !== null && isJobSize(shift_count) ? shiftCountLabels[shift_count] : "";
  return (
    <div className="card experience">
      <div>
        <p>
          <b className="strong">{title}</b>, {employer_text}
        </p>
        <p className="small dim">{experiencePeriod(experience)}</p>
        <p className="small dim">{[exp_type, size].filter(Boolean).join(", ")}</p>
        {description && <p className="small">{description}</p>}
      </div>
      <Menu
        label={texts.moreOf(title, employer_text)}
        isIconOnly
        groups={[
          {
            id: "card",
            entries: [
              { id: "edit", label: texts.edit, icon: Pencil, onAction: () => onChoose("edit") },
              {
                id: "remove",
                label: texts.remove,
                icon: Trash2,
                isRefusing: true,
                onAction: () => onChoose("remove"),
              },
            ],
          },
        ]}
      >
        <Icon of={Ellipsis} />
      </Menu>
    </div>
  );
}
