import type { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import type { BodyOf } from "#contract/wire/endpoint.ts";
import {
  type EmployeeRow,
  lockEmployee,
  updateEmployee,
} from "#server/features/employees/employee.queries.ts";
import { assertCprFree, savingCpr } from "#server/features/employees/one-cpr.ts";
import { assertMayGive, payDataColumns, readPayData } from "#server/features/employees/pay-data.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { actorOf, changesOf } from "#server/platform/audit.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { assertSeen } from "#server/platform/seen-values.ts";
import { onboardedEmployee, type SignedInSession } from "#server/platform/sessions/session.ts";
import { assertAdult } from "./end-onboarding.ts";
import { keepEmployeeChange } from "./keep-change.ts";
import { loadProfile } from "./load-profile.ts";

/** Pay data by the column that it is stored in: what is encrypted differs each time, so that it is compared in clear. */
const payFields = {
  cpr_encrypted: "cpr_nr",
  bank_reg_encrypted: "bank_reg_nr",
  bank_account_encrypted: "bank_account_nr",
} as const;

/**
 * What a change of a profile was, for the log: switches of messages with their values, which say nothing of the person,
 * and of everything else only that it changed.
 */
function loggedChangeOf(before: EmployeeRow, after: EmployeeRow, secrets: Secrets) {
  const old = { ...before, ...readPayData(before, secrets) };
  const now = { ...after, ...readPayData(after, secrets) };
  const all = changesOf(old, now);
  const fields = Object.keys(all).filter(
    (field) => !(field in payFields) && !["cpr_digest", "shares_cpr"].includes(field),
  );
  const switches = fields.filter(isSwitch);
  return {
    changes: Object.fromEntries(switches.map((field) => [field, all[field]])),
    changed: fields,
  };
}

function isSwitch(field: string): boolean {
  return /^(noti|sms|push)_/.test(field) || field === "offers_per_day" || field === "offers_quiet";
}

type Profile = Omit<BodyOf<typeof employeeEndpoints.save>, "seen">;

/** What a form shows of a stored profile: pay numbers are compared with nothing that is sent. */
function shownValuesOf(row: EmployeeRow) {
  const { cpr_encrypted, bank_reg_encrypted, bank_account_encrypted, ...shown } = row;
  return shown;
}

/**
 * Saves an employee's profile; what is left out stays, identity, counters and rating are nobody's to send.
 * Refuses: `onboarding_first`, `changed_meanwhile` where it would overwrite what somebody else has saved since the form was
 * opened (never told of pay numbers), `role` for numbers from a role that does not see them, `invalid` for somebody under 18
 * and for another CPR number once it is locked, and `cpr_taken` as `assertCprFree` does.
 */
export const saveProfile: Handler<typeof employeeEndpoints.save> = ({
  session,
  body: { seen, ...body },
  now,
  services,
}) => {
  const caller = onboardedEmployee(session);
  const save = async (tx: Tx) => {
    const employee = await lockEmployee(tx, caller.id);
    if (!employee) throw new DomainError("unauthenticated");
    await assertSeen(
      tx,
      { entity: "employee", id: caller.id, actions: ["save_profile"] },
      { seen, now: shownValuesOf(employee), wanted: body },
    );
    await storeProfile({ tx, now, services }, employee, body, caller);
    return loadProfile(tx, caller.id, { services, now, reader: actorOf(caller) });
  };
  const saving = { services, now, byAdmin: caller.asAdmin };
  return savingCpr(caller.id, saving, () => inTransaction(services.db, save));
};

/**
 * Stores a locked employee's profile with what goes with it: the history, the letter to the former address, the event.
 * Whoever calls saves in `savingCpr`. Refuses as `saveProfile` does.
 */
export async function storeProfile(
  context: MessageContext,
  employee: EmployeeRow,
  body: Profile,
  session: SignedInSession,
): Promise<void> {
  const { tx, now, services } = context;
  const secrets = services.secrets;
  const byAdmin = session.asAdmin;
  const actor = actorOf(session);
  const { cpr_nr, bank_reg_nr, bank_account_nr, tax_card_type, baseURL_image, ...profile } = body;
  const payData = { cpr_nr, bank_reg_nr, bank_account_nr, tax_card_type };
  assertMayGive(session, payData);
  if (profile.birth_date !== undefined) assertAdult(profile.birth_date, now);
  await assertCprFree(tx, employee, cpr_nr, { services, now, byAdmin });
  const after = await updateEmployee(tx, employee.id, {
    ...profile,
    ...(baseURL_image === undefined ? {} : { base_url_image: baseURL_image }),
    ...payDataColumns(employee, payData, { secrets, byAdmin }),
  });
  const detail = loggedChangeOf(employee, after, secrets);
  await keepEmployeeChange(context, employee, after, actor);
  await record({ tx, actor, now }, { type: "employee.save_profile", id: employee.id, detail });
}
