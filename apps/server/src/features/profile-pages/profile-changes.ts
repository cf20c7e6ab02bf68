import type {
  profileChangeEndpoints as rows,
  WireProfileChange,
} from "#contract/backoffice/profile-change.endpoints.ts";
import { type ProfileValues, valuesToPutBack } from "#rules/people/profile-change.ts";
import {
  findCorporation,
  lockCorporation,
  updateCorporation,
} from "#server/features/corporations/corporation.queries.ts";
import { profileValuesOf as valuesOfCorporation } from "#server/features/corporations/profile-values.ts";
import { findEmployee, lockEmployee, updateEmployee } from "#server/features/employees/employee.queries.ts";
import { assertCprFree, savingCpr } from "#server/features/employees/one-cpr.ts";
import { keepEmployeeChange } from "#server/features/employees/profile/keep-change.ts";
import {
  profileColumnsOf,
  profileValuesOf as valuesOfEmployee,
} from "#server/features/employees/profile/profile-values.ts";
import { record } from "#server/features/events/record.ts";
import {
  findProfileChange,
  keepProfileChange,
  profileChangesOf,
  type StoredProfileChange,
} from "#server/features/profile-history/profile-changes.ts";
import { shownValue } from "#server/features/profile-history/seen-version.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";

/** What savings of an employee's profile changed; CPR and bank numbers are dots. Refuses `not_found`. */
export const changesOfEmployee: Handler<typeof rows.changesOfEmployee> = async ({
  params,
  services: { db, secrets },
}) => {
  const row = await findEmployee(db, params.id);
  if (!row || row.erased_at !== null) throw new DomainError("not_found");
  const changes = await profileChangesOf(db, { employee_id: params.id }, secrets);
  return changes.map((change) => serializeChange(change, valuesOfEmployee(row, secrets)));
};

/** What savings of a company's profile changed. Refuses `not_found`. */
export const changesOfCorporation: Handler<typeof rows.changesOfCorporation> = async ({
  params,
  services: { db, secrets },
}) => {
  const row = await findCorporation(db, params.id);
  if (!row || row.erased_at !== null) throw new DomainError("not_found");
  const changes = await profileChangesOf(db, { corporation_id: params.id }, secrets);
  return changes.map((change) => serializeChange(change, valuesOfCorporation(row)));
};

/**
 * Puts an employee's profile back. Refuses `not_found` for a saving that is not of this profile or no longer kept, and
 * `nothing_to_put_back`, `cpr_taken` for a number that somebody else has by now. Rule: Putting a profile back, docs/rules/people.md.
 */
export const putEmployeeBack: Handler<typeof rows.putEmployeeBack> = ({ params, session, now, services }) => {
  const owner = { employee_id: params.id };
  const { secrets } = services;
  const actor = actorOf(session);
  const saving = { services, now, byAdmin: true };
  const putBack = async (tx: Tx) => {
    const row = await lockEmployee(tx, params.id);
    const saved = row && (await findProfileChange(tx, owner, params.changeId, secrets));
    if (!saved) throw new DomainError("not_found");
    const before = valuesOfEmployee(row, secrets);
    const values = assertSome(valuesToPutBack(saved.change, before));
    if (values.cpr_nr !== undefined) await assertCprFree(tx, row, String(values.cpr_nr ?? ""), saving);
    const restored = await updateEmployee(tx, row.id, profileColumnsOf(row, values, secrets));
    await keepEmployeeChange({ tx, now, services }, row, restored, actor);
    const detail = { changed: Object.keys(values) };
    await record({ tx, actor, now }, { type: "employee.put_profile_back", id: row.id, detail });
    return { fields: Object.keys(values) };
  };
  return savingCpr(params.id, saving, () => inTransaction(services.db, putBack));
};

/** Puts a company's profile back. Refuses as `putEmployeeBack`. */
export const putCorporationBack: Handler<typeof rows.putCorporationBack> = ({
  params,
  session,
  now,
  services,
}) => {
  const owner = { corporation_id: params.id };
  const { secrets } = services;
  const actor = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    const row = await lockCorporation(tx, params.id);
    const saved = row && (await findProfileChange(tx, owner, params.changeId, secrets));
    if (!saved) throw new DomainError("not_found");
    const before = valuesOfCorporation(row);
    const values = assertSome(valuesToPutBack(saved.change, before));
    const restored = await updateCorporation(tx, row.id, values);
    await keepProfileChange(
      tx,
      owner,
      { before, after: valuesOfCorporation(restored) },
      { actor, now, secrets },
    );
    const detail = { changed: Object.keys(values) };
    await record({ tx, actor, now }, { type: "corporation.put_profile_back", id: row.id, detail });
    return { fields: Object.keys(values) };
  });
};

function assertSome(values: ProfileValues): ProfileValues {
  if (Object.keys(values).length === 0) throw new DomainError("nothing_to_put_back");
  return values;
}

function serializeChange(
  { id, at, adminId, adminName, change }: StoredProfileChange,
  now: ProfileValues,
): WireProfileChange {
  return {
    id,
    at: at.toISOString(),
    admin: adminId === null ? null : (adminName ?? ""),
    fields: Object.entries(change).map(([field, { before, after }]) => ({
      field,
      before: shownValue(field, before),
      after: shownValue(field, after),
    })),
    can_put_back: Object.keys(valuesToPutBack(change, now)).length > 0,
  };
}
