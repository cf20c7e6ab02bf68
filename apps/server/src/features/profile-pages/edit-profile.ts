import type { editProfileEndpoints as rows } from "#contract/backoffice/edit-profile.endpoints.ts";
import { mayDo } from "#rules/people/security/office-roles.ts";
import { dayOf } from "#rules/time/moment.ts";
import { assertNewCvrNotClosed } from "#server/features/corporations/company-closed.ts";
import { lockCorporation } from "#server/features/corporations/corporation.queries.ts";
import { serializeCorporation } from "#server/features/corporations/corporation.serializer.ts";
import { storeProfile as storeCorporation, termChanges } from "#server/features/corporations/save-profile.ts";
import { lockEmployee } from "#server/features/employees/employee.queries.ts";
import { savingCpr } from "#server/features/employees/one-cpr.ts";
import { loadProfile } from "#server/features/employees/profile/load-profile.ts";
import { storeProfile as storeEmployee } from "#server/features/employees/profile/save-profile.ts";
import { storeWork } from "#server/features/employees/skills/store-work.ts";
import { underAgreement } from "#server/features/pricing/price-agreement.queries.ts";
import { assertProfileSeen, profileVersionOf } from "#server/features/profile-history/seen-version.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";

/**
 * Saves an employee's profile for the office. Refuses `not_found`, `changed_meanwhile`, `role` and `cpr_taken` as the
 * person's own saving does, and `invalid` for somebody under 18, for what is no
 * CPR number, and for a staff type that nobody can choose. Rule: A profile that two save, docs/rules/people.md.
 */
export const saveEmployeeProfile: Handler<typeof rows.saveEmployeeProfile> = (call) => {
  const { session, params, now, services } = call;
  const { version, work_locations, work_skills, ...profile } = call.body;
  const owner = { employee_id: params.id };
  const admin = corporationOf(session);
  const save = async (tx: Tx) => {
    const employee = await lockEmployee(tx, params.id);
    if (!employee || employee.erased_at !== null) throw new DomainError("not_found");
    await assertProfileSeen(tx, owner, version, services.secrets);
    const context = { tx, now, services };
    if (Object.keys(profile).length > 0) await storeEmployee(context, employee, profile, admin);
    await storeWork(context, employee.id, { work_locations, work_skills }, actorOf(admin));
    return {
      employee: await loadProfile(tx, employee.id, { services, now, reader: actorOf(admin) }),
      version: await profileVersionOf(tx, owner),
    };
  };
  const saving = { services, now, byAdmin: true };
  return savingCpr(params.id, saving, () => inTransaction(services.db, save));
};

/**
 * Saves a company's profile for the office, what is agreed with it included. Refuses `not_found`, `changed_meanwhile`,
 * `invalid` for a changed CVR number of a closed company, and `role` for payment and fees from a role that does not agree on them.
 */
export const saveCorporationProfile: Handler<typeof rows.saveCorporationProfile> = async (call) => {
  const { session, params, now, services } = call;
  const { version, ...profile } = call.body;
  const owner = { corporation_id: params.id };
  await assertNewCvrNotClosed(services, params.id, profile.cvr_nr);
  return inTransaction(services.db, async (tx) => {
    const row = await lockCorporation(tx, params.id);
    if (!row || row.member_of !== null || row.erased_at !== null) throw new DomainError("not_found");
    await assertProfileSeen(tx, owner, version, services.secrets);
    const admin = corporationOf(session);
    const givesTerms = Object.keys(termChanges(profile)).length > 0;
    if (givesTerms && !(admin.role !== null && mayDo(admin.role, "office"))) throw new DomainError("role");
    const saved = await storeCorporation({ tx, now, services }, row, profile, admin);
    return {
      corporation: serializeCorporation(await underAgreement(tx, saved, dayOf(now)), true),
      version: await profileVersionOf(tx, owner),
    };
  });
};
