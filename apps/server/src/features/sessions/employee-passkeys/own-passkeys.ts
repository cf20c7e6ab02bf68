import type { employeePasskeyEndpoints as rows } from "#contract/sessions/employee-passkey.endpoints.ts";
import { deviceOf } from "#rules/people/security/device.ts";
import { canAddPasskey } from "#rules/people/security/employee-passkeys.ts";
import type { Moment } from "#rules/time/moment.ts";
import { findEmployee, lockEmployee } from "#server/features/employees/employee.queries.ts";
import { endSessionsOfWay } from "#server/features/employees/ways-in/remove-way.ts";
import {
  openChallenge,
  takeChallenge,
  tryEmployeeChallenge,
} from "#server/features/sessions/second-factor/challenges.ts";
import { insertPasskey, passkeyOf } from "#server/features/sessions/second-factor/second-factor.queries.ts";
import { passkeyCreation, readNewPasskey } from "#server/platform/crypto/passkeys.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { type EmployeeSession, employeeOf, onboardedEmployee } from "#server/platform/sessions/session.ts";
import { deviceName } from "#texts/da/security/device.ts";
import { fullName } from "#texts/format/contact.ts";
import { deleteOwnPasskey, passkeysOf } from "./employee-passkey.queries.ts";
import { tellPasskeyChange } from "./passkey.notifications.ts";

export const ownPasskeys: Handler<typeof rows.list> = async ({ session, services, now }) => {
  const own = employeeOf(session);
  const passkeys = await passkeysOf(services.db, own.id);
  const verdict = mayAdd(own, passkeys, now);
  return {
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    refusal: verdict.ok ? null : verdict.refusal,
  };
};

/** What the browser makes a passkey with. Refuses `onboarding_first`, `sign_in_again`, `too_many_passkeys`. */
export const startOwnPasskey: Handler<typeof rows.start> = async ({ session, services, now }) => {
  const own = onboardedEmployee(session);
  const { db, settings } = services;
  const employee = await findEmployee(db, own.id);
  const known = await passkeysOf(db, own.id);
  if (!employee) throw new DomainError("unauthenticated");
  assertMayAdd(own, known, now);
  const asked = { kind: "employee-passkey", sessionHash: own.tokenHash } as const;
  const challenge = await openChallenge(db, asked, now);
  const name = fullName(employee.first_name, employee.last_name);
  const login = employee.email || employee.login_email || employee.phone || name;
  const account = { handle: `employee:${own.id}`, login, name };
  const wanted = { challenge, account, known: known.map(passkeyOf), use: "alone" } as const;
  return { challenge, options: { ...(await passkeyCreation(settings, wanted)) } };
};

/** Adds the passkey that the browser made. Refuses `wrong_passkey`, `challenge_ended` and what `startOwnPasskey` does. */
export const addOwnPasskey: Handler<typeof rows.add> = async (call) => {
  const { session, services, body, now, headers } = call;
  const own = onboardedEmployee(session);
  const { db, settings } = services;
  const { challenge } = body;
  const asked = { kind: "employee-passkey", sessionHash: own.tokenHash } as const;
  await tryEmployeeChallenge(db, challenge, asked, now);
  const passkey = await readNewPasskey(settings, body.registration, { challenge, use: "alone" });
  if (!passkey) throw new DomainError("wrong_passkey");
  return inTransaction(db, async (tx) => {
    const employee = await lockEmployee(tx, own.id);
    if (!employee || employee.deactivated_at) throw new DomainError("unauthenticated");
    await takeChallenge(tx, challenge);
    assertMayAdd(own, await passkeysOf(tx, own.id), now);
    const name = deviceName(deviceOf(String(headers["user-agent"] ?? "")));
    const id = await insertPasskey(tx, { employee_id: own.id }, { ...passkey, name }, now);
    if (id === undefined) throw new DomainError("wrong_passkey");
    await tellPasskeyChange({ ...call, tx }, employee, { change: "add_passkey", passkey: { id, name } });
    return { status: "success" };
  });
};

/** Removes a passkey of the caller, and ends the other sessions that it opened. Refuses `not_found`. */
export const removeOwnPasskey: Handler<typeof rows.remove> = async (call) => {
  const { id, tokenHash } = employeeOf(call.session);
  const { secrets } = call.services;
  return inTransaction(call.services.db, async (tx) => {
    const employee = await lockEmployee(tx, id);
    const known = await passkeysOf(tx, id);
    const removed = known.find((one) => one.id === call.params.id);
    if (!employee || !removed) throw new DomainError("not_found");
    await deleteOwnPasskey(tx, id, removed.id);
    const way = { kind: "passkey", subject: removed.credential_id } as const;
    await endSessionsOfWay(tx, id, way, { secrets, except: tokenHash });
    await tellPasskeyChange({ ...call, tx }, employee, { change: "remove_passkey", passkey: removed });
    return { status: "success" };
  });
};

function mayAdd({ proof }: EmployeeSession, passkeys: readonly unknown[], now: Moment) {
  return canAddPasskey({ signedInAt: proof.signedInAt, passkeys: passkeys.length }, now);
}

function assertMayAdd(...facts: Parameters<typeof mayAdd>): void {
  const verdict = mayAdd(...facts);
  if (!verdict.ok) throw new DomainError(verdict.refusal);
}
