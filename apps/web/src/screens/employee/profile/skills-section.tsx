import { useState } from "react";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import type { WireEmployee } from "#contract/employees/employee.entities.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type { WireStaffType } from "#contract/settings/staff-types/staff-type.entities.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import {
  profilePartTexts as parts,
  employeeProfileTexts as texts,
} from "#texts/da/employee/employee-profile.ts";
import { skillQuestionTexts } from "#texts/da/employee/skill-questions.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useAppState, useEmployee } from "#web/api/session/use-session.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { QuestionnaireDialog } from "#web/components/jobs/questionnaire/questionnaire-dialog.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { ProfilePart } from "./profile-part.tsx";

/** The job types: choosing one asks its questions, leaving one out asks whether to remove or edit. */
export function SkillsSection() {
  const { employee } = useEmployee();
  const staffTypes = useApiQuery(staffTypeEndpoints.list);
  const [open, setOpen] = useState<{ kind: "questions" | "leave"; type: WireStaffType } | null>(null);
  const close = () => setOpen(null);
  const chosen = staffTypes.data?.filter(({ id }) => employee.jobRoles.includes(id)) ?? [];
  return (
    <ProfilePart
      id="kompetencer"
      title={texts.sections.skills}
      holds={parts.listed(chosen.map(({ job_title }) => job_title))}
      missing={missingOf(employee, staffTypes.data, chosen)}
    >
      <fieldset className="field">
        <legend className="label">{texts.skillTitle}</legend>
        <p className="hint">{texts.skillHint}</p>
        <QueryView query={staffTypes} skeleton={{ shape: "list", count: 4 }}>
          {(types) => (
            <div className="skills">
              {types.map((type) => (
                <Checkbox
                  key={type.id}
                  isRow
                  checked={employee.jobRoles.includes(type.id)}
                  isDisabled={!type.worker && !employee.jobRoles.includes(type.id)}
                  hint={isUnanswered(employee, type) ? texts.skillUnanswered : undefined}
                  onChange={(event) => setOpen({ kind: event.target.checked ? "questions" : "leave", type })}
                >
                  {type.job_title}
                </Checkbox>
              ))}
            </div>
          )}
        </QueryView>
      </fieldset>
      {open?.kind === "questions" && (
        <QuestionnaireDialog jobRole={open.type} onDone={close} onClose={close} />
      )}
      {open?.kind === "leave" && (
        <LeaveDialog
          type={open.type}
          onEdit={() => setOpen({ kind: "questions", type: open.type })}
          onClose={close}
        />
      )}
    </ProfilePart>
  );
}

function missingOf(
  employee: WireEmployee,
  types: readonly WireStaffType[] | undefined,
  chosen: readonly WireStaffType[],
): string | undefined {
  if (types === undefined) return undefined;
  if (chosen.length === 0) return parts.noSkills;
  const [unanswered] = chosen.filter((type) => isUnanswered(employee, type));
  return unanswered && parts.skillUnanswered(unanswered.job_title);
}

function isUnanswered({ jobRoles, workSkills }: WireEmployee, { id }: WireStaffType): boolean {
  return jobRoles.includes(id) && !workSkills.some(({ jobRole_id }) => jobRole_id === id);
}

/** Remove a job type with its answers, or answer anew. */
function LeaveDialog(props: { type: WireStaffType; onEdit: () => void; onClose: () => void }) {
  const { type, onEdit, onClose } = props;
  const { refresh } = useAppState();
  const remove = useApiMutation(employeeEndpoints.deleteWorkSkill);

  async function send() {
    try {
      await remove.mutateAsync({ params: { id: type.id } });
      await refresh();
    } catch {
      toast.error(employeeToasts.somethingWrong);
    }
    onClose();
  }

  return (
    <Dialog
      isOpen
      title={skillQuestionTexts.removeTitle(type.job_title)}
      onClose={onClose}
      isPending={remove.isPending}
      actions={
        <>
          <Button variant="refuse" isPending={remove.isPending} onClick={() => void send()}>
            {skillQuestionTexts.remove}
          </Button>
          <Button variant="primary" isDisabled={remove.isPending} onClick={onEdit}>
            {skillQuestionTexts.edit}
          </Button>
        </>
      }
    />
  );
}
