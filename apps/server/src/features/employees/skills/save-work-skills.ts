import type { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { answersByBlock } from "#rules/people/experience/skill-answers.ts";
import { lockEmployee } from "#server/features/employees/employee.queries.ts";
import { serializeWorkSkills } from "#server/features/employees/employee.serializer.ts";
import { findStaffTypeByTitle } from "#server/features/settings/staff-types/staff-type.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import { employeeMessages } from "#texts/da/common/validation.ts";
import { deleteSkill, findSkills, saveSkill } from "./skill.queries.ts";
import { changingWork } from "./work-change.ts";

/**
 * Stores the five answers for one staff type, named by its title, and chooses it. Refuses `invalid` when
 * they are not one a block of one staff type that employees can choose.
 */
export const saveWorkSkills: Handler<typeof employeeEndpoints.saveWorkSkills> = ({
  session,
  body,
  now,
  services,
}) => {
  const caller = employeeOf(session);
  return inTransaction(services.db, async (tx) => {
    const { staffTypeId, values } = await readAnswers(tx, body);
    // Two saves at once would both delete and both insert: the second waits for the first.
    await lockEmployee(tx, caller.id);
    const saving = { id: caller.id, type: "employee.save_work_skill", secrets: services.secrets } as const;
    await changingWork({ tx, actor: actorOf(caller), now }, saving, () =>
      saveSkill(tx, caller.id, staffTypeId, values),
    );
    return serializeWorkSkills((await findSkills(tx, caller.id)).skills);
  });
};

/** Drops a staff type with its answers; dropped twice is dropped. */
export const deleteWorkSkill: Handler<typeof employeeEndpoints.deleteWorkSkill> = ({
  session,
  params,
  now,
  services,
}) => {
  const caller = employeeOf(session);
  return inTransaction(services.db, async (tx) => {
    await lockEmployee(tx, caller.id);
    const saving = { id: caller.id, type: "employee.delete_work_skill", secrets: services.secrets } as const;
    await changingWork({ tx, actor: actorOf(caller), now }, saving, () =>
      deleteSkill(tx, caller.id, params.id),
    );
    return serializeWorkSkills((await findSkills(tx, caller.id)).skills);
  });
};

async function readAnswers(tx: Tx, answers: RequestContext<typeof employeeEndpoints.saveWorkSkills>["body"]) {
  const titles = new Set(answers.map((answer) => answer.job_title));
  const [title] = titles;
  const staffType = title === undefined || titles.size > 1 ? null : await findStaffTypeByTitle(tx, title);
  const values =
    staffType?.worker &&
    answersByBlock(
      staffType.skill_detail.map((block) => block.skill_title),
      answers.map(({ skill_type, value }) => ({ title: skill_type, value })),
    );
  if (!staffType || !values) throw new DomainError("invalid", { fields: { body: employeeMessages.answers } });
  return { staffTypeId: staffType.id, values };
}
