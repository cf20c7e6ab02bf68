import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type { WireStaffType } from "#contract/settings/staff-types/staff-type.entities.ts";
import { editProfileTexts as texts } from "#texts/da/backoffice/edit-profile.ts";
import { employeeProfileTexts } from "#texts/da/employee/employee-profile.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { QuestionsDialog } from "#web/components/jobs/questionnaire/questions-dialog.tsx";
import { ZoneSwitches } from "#web/components/people/profile/zone-switches.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { ErrorText } from "#web/ui/fields/field-help.tsx";
import {
  skillsIn,
  textOfSkills,
  textOfZones,
  type WorksAs,
  type WorkValues,
  zonesIn,
} from "./work-values.ts";

/** The regions that the person works in. */
export function ZoneFields() {
  const { watch, setValue } = useFormContext<WorkValues>();
  const zones = zonesIn(watch("work_locations"));
  return (
    <ZoneSwitches
      zones={zones}
      onToggle={(code, isOn) =>
        setValue(
          "work_locations",
          textOfZones(isOn ? [...zones, code] : zones.filter((one) => one !== code)),
          {
            shouldDirty: true,
          },
        )
      }
    />
  );
}

/** The job types that the person has, each with the way to its five answers. */
export function SkillFields() {
  const { watch, setValue, formState } = useFormContext<WorkValues>();
  const types = useApiQuery(staffTypeEndpoints.list);
  const [asked, setAsked] = useState<WireStaffType | null>(null);
  const skills = skillsIn(watch("work_skills"));
  const answersOf = (id: number) => skills.find(({ job_role }) => job_role === id)?.answers;
  const without = (id: number) => skills.filter(({ job_role }) => job_role !== id);
  const keep = (all: readonly WorksAs[]) => setValue("work_skills", textOfSkills(all), { shouldDirty: true });
  const problem = formState.errors.work_skills?.message;
  return (
    <>
      <QueryView query={types} skeleton={{ shape: "list", count: 4 }}>
        {(all) => (
          <ul className="edit-skills">
            {all.map((type) => {
              const answers = answersOf(type.id);
              return (
                <li key={type.id}>
                  <Checkbox
                    isRow
                    checked={answers !== undefined}
                    isDisabled={!type.worker && answers === undefined}
                    hint={answers?.length === 0 ? employeeProfileTexts.skillUnanswered : undefined}
                    onChange={(event) =>
                      keep([
                        ...without(type.id),
                        ...(event.target.checked ? [{ job_role: type.id, answers: [] }] : []),
                      ])
                    }
                  >
                    {type.job_title}
                  </Checkbox>
                  {answers && (
                    <TextButton
                      aria-label={texts.answersOf(type.job_title, answers.length > 0)}
                      onClick={() => setAsked(type)}
                    >
                      {texts.answers(answers.length > 0)}
                    </TextButton>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </QueryView>
      {problem && <ErrorText>{problem}</ErrorText>}
      {asked && (
        <QuestionsDialog
          jobRole={asked}
          before={({ skill_detail }) => skill_detail.map((_, block) => answersOf(asked.id)?.[block])}
          isPending={false}
          onConfirm={(_, answers) => {
            keep([...without(asked.id), { job_role: asked.id, answers }]);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
