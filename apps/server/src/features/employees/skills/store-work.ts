import type { editProfileEndpoints as rows } from "#contract/backoffice/edit-profile.endpoints.ts";
import type { BodyOf } from "#contract/wire/endpoint.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { workableStaffTypes } from "#server/features/settings/staff-types/staff-type.queries.ts";
import type { Actor } from "#server/platform/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { employeeMessages } from "#texts/da/common/validation.ts";
import { addJobRoles, chosenStaffTypes, deleteSkill, saveRegions, saveSkill } from "./skill.queries.ts";
import { changingWork } from "./work-change.ts";

type Work = Pick<BodyOf<typeof rows.saveEmployeeProfile>, "work_locations" | "work_skills">;

/**
 * Sets the zones and skills of a locked employee; what is left out stays. Refuses `invalid` for a staff type that is not
 * chosen already and that employees cannot choose.
 */
export async function storeWork(
  { tx, now, services: { secrets } }: MessageContext,
  id: number,
  { work_locations: zones, work_skills: skills }: Work,
  actor: Actor,
): Promise<void> {
  const context = { tx, actor, now };
  if (zones !== undefined) {
    const saving = { id, type: "employee.save_work_locations", secrets } as const;
    await changingWork(context, saving, () => saveRegions(tx, id, zones));
  }
  if (skills !== undefined) {
    const saving = { id, type: "employee.save_work_skill", secrets } as const;
    await changingWork(context, saving, () => replaceSkills(tx, id, skills));
  }
}

async function replaceSkills(
  tx: Tx,
  employeeId: number,
  skills: NonNullable<Work["work_skills"]>,
): Promise<void> {
  const wanted = skills.map(({ job_role }) => job_role);
  const chosen = await chosenStaffTypes(tx, employeeId);
  const added = wanted.filter((id) => !chosen.includes(id));
  const workable = await workableStaffTypes(tx, added);
  if (added.some((id) => !workable.has(id)))
    throw new DomainError("invalid", { fields: { work_skills: employeeMessages.jobRoles } });
  for (const id of chosen) await deleteSkill(tx, employeeId, id);
  for (const { job_role, answers } of skills) {
    if (answers.length > 0) await saveSkill(tx, employeeId, job_role, answers);
    else await addJobRoles(tx, employeeId, [job_role]);
  }
}
