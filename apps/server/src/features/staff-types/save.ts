import type { staffTypeEndpoints as rows } from "#contract/staff-types/endpoints.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { DomainError } from "#server/platform/domain-error.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { refusals } from "#texts/da/errors.ts";
import { staffTypeChanged } from "./changed.ts";
import { insertStaffType, isTitleTaken, updateStaffType } from "./queries.ts";
import { wholeStaffTypeView } from "./view.ts";

/** Adds a staff type with its questionnaire. Refuses `duplicate_staff_type`. */
export const addStaffType: Handler<typeof rows.add> = ({ session, body, now, services }) => {
  const { skill_name, skill_worker, skill_company } = body.jobTitle;
  return inTransaction(services.db, async (tx) => {
    const added = await insertStaffType(tx, {
      job_title: skill_name,
      worker: skill_worker,
      company: skill_company,
      billy_id: body.billy_id,
      skill_detail: body.newSkill,
      created_at: new Date(now),
    }).catch(refuseTaken("jobTitle.skill_name"));
    await staffTypeChanged(tx, added, { session, action: "add_staff_type", now });
    return wholeStaffTypeView(added);
  });
};

/**
 * Saves name and questionnaire; an empty `billy_id` keeps the stored one. Answers that employees gave stay
 * with their block. Refuses `not_found` and `duplicate_staff_type`.
 */
export const saveStaffType: Handler<typeof rows.save> = ({ session, params, body, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const saved = await updateStaffType(tx, params.id, {
      job_title: body.jobTitle,
      skill_detail: body.skillDetails,
      ...(body.billy_id !== "" && { billy_id: body.billy_id }),
    }).catch(refuseTaken("jobTitle"));
    if (!saved) throw new DomainError("not_found");
    await staffTypeChanged(tx, saved, { session, action: "save_staff_type", now });
    return wholeStaffTypeView(saved);
  });

function refuseTaken(field: string) {
  return (error: unknown): never => {
    if (!isTitleTaken(error)) throw error;
    throw new DomainError("duplicate_staff_type", { fields: { [field]: refusals.duplicate_staff_type } });
  };
}
