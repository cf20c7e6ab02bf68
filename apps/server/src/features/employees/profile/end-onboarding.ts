import type { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { isWorkersBirthDate } from "#rules/people/age.ts";
import { approvalOfNew } from "#rules/people/approval.ts";
import { type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import { lockEmployee, updateEmployee } from "#server/features/employees/employee.queries.ts";
import { isApprovedBeforehand } from "#server/features/employees/invitations/accept-invitation.ts";
import { addJobRoles, saveRegions } from "#server/features/employees/skills/skill.queries.ts";
import { record } from "#server/features/events/record.ts";
import { approvesProfiles } from "#server/features/settings/setting.queries.ts";
import { workableStaffTypes } from "#server/features/settings/staff-types/staff-type.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import { employeeMessages as messages } from "#texts/da/common/validation.ts";
import { loadProfile } from "./load-profile.ts";

/**
 * Ends onboarding, all of it or nothing. Refuses: `onboarding_done`, `invalid` for somebody without a name or under 18 and
 * for staff types that employees cannot choose.
 */
export const intro: Handler<typeof employeeEndpoints.intro> = ({ session, body, now, services }) => {
  const caller = employeeOf(session);
  const { workLocations, jobRoles, first_name, last_name, ...profile } = body;
  const names = { ...(first_name ? { first_name } : {}), ...(last_name ? { last_name } : {}) };
  const codes = workLocations.map((location) => location.area_code);
  return inTransaction(services.db, async (tx) => {
    const employee = await lockEmployee(tx, caller.id);
    if (!employee?.new_user) throw new DomainError("onboarding_done");
    assertAdult(body.birth_date, now);
    assertNamed({ ...employee, ...names });
    await assertWorkable(tx, jobRoles);
    await updateEmployee(tx, caller.id, {
      ...profile,
      ...names,
      new_user: false,
      ...approvalColumns(
        await approvesProfiles(tx, services.settings.approveProfiles),
        await isApprovedBeforehand(tx, caller.id),
        now,
      ),
    });
    await saveRegions(tx, caller.id, codes);
    await addJobRoles(tx, caller.id, jobRoles);
    await record({ tx, actor: actorOf(caller), now }, { type: "employee.end_onboarding", id: caller.id });
    return loadProfile(tx, caller.id, { services, now, reader: actorOf(session) });
  });
};

/** A new profile waits for the office where profiles are approved. Rule: New profiles, docs/rules/people.md. */
function approvalColumns(isAsked: boolean, isInvitedAsApproved: boolean, now: Moment) {
  const approval = approvalOfNew({ isAsked, isApprovedBeforehand: isInvitedAsApproved });
  return approval === "waiting" ? { approval, approval_at: new Date(now) } : {};
}

/** Refuses somebody whom neither the provider nor the form gives a first and a last name, under the field. */
function assertNamed({ first_name, last_name }: { first_name: string; last_name: string }): void {
  const fields = {
    ...(first_name === "" ? { first_name: messages.firstName } : {}),
    ...(last_name === "" ? { last_name: messages.lastName } : {}),
  };
  if (Object.keys(fields).length > 0) throw new DomainError("invalid", { fields });
}

/** Refuses a day of birth less than 18 years back, or before 1900, under its field. */
export function assertAdult(birthDate: Day, now: Moment): void {
  if (isWorkersBirthDate(birthDate, dayOf(now))) return;
  throw new DomainError("invalid", { fields: { birth_date: messages.birthDate } });
}

async function assertWorkable(tx: Tx, staffTypeIds: readonly number[]): Promise<void> {
  const workable = await workableStaffTypes(tx, staffTypeIds);
  if (staffTypeIds.every((id) => workable.has(id))) return;
  throw new DomainError("invalid", { fields: { jobRoles: messages.jobRoles } });
}
