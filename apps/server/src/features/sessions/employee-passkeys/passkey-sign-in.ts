import type { employeePasskeyEndpoints as rows } from "#contract/sessions/employee-passkey.endpoints.ts";
import { countSignIn, lockEmployee } from "#server/features/employees/employee.queries.ts";
import { openEmployeeSession } from "#server/features/sessions/open-employee-session.ts";
import {
  openChallenge,
  takeChallenge,
  tryEmployeeChallenge,
} from "#server/features/sessions/second-factor/challenges.ts";
import { passkeyOf, savePasskeyUse } from "#server/features/sessions/second-factor/second-factor.queries.ts";
import { counterOfAssertion, passkeyRequest } from "#server/platform/crypto/passkeys.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { recordSecurityEvent } from "#server/platform/sessions/security-events.ts";
import { findEmployeePasskey } from "./employee-passkey.queries.ts";

/** What a browser signs with any passkey that it has of this site. */
export const passkeySignInOptions: Handler<typeof rows.signInOptions> = async ({ services, now }) => {
  const challenge = await openChallenge(services.db, { kind: "employee-sign-in" }, now);
  return { challenge, options: passkeyRequest(services.settings, challenge, "any") };
};

/**
 * Signs in the employee whose passkey has signed a challenge. A company's second factor signs nobody in here. Refuses
 * `challenge_ended`, `wrong_passkey`, `deactivated`. Rule: Passkeys of employees, docs/rules/people.md.
 */
export const signInWithPasskey: Handler<typeof rows.signIn> = async ({ body, now, services, address }) => {
  const { challenge, assertion } = body;
  const { db, settings } = services;
  await tryEmployeeChallenge(db, challenge, { kind: "employee-sign-in" }, now);
  const used = await findEmployeePasskey(db, assertion.id);
  const signed = used && { challenge, passkey: passkeyOf(used), use: "alone" as const };
  const counter = signed && (await counterOfAssertion(settings, assertion, signed));
  if (!used || counter === undefined || counter === null) {
    const account = used ? ({ kind: "employee", id: used.employee_id } as const) : null;
    await recordSecurityEvent(services, { kind: "failed_sign_in", account, address, about: "passkey" }, now);
    throw new DomainError("wrong_passkey");
  }
  const signedIn = await inTransaction(db, async (tx) => {
    // Erased or merged since it was looked for: the passkey is gone, or another profile's.
    const employee = await lockEmployee(tx, used.employee_id);
    await takeChallenge(tx, challenge);
    if (!employee || !(await savePasskeyUse(tx, used, counter, now))) throw new DomainError("wrong_passkey");
    const counted = await countSignIn(tx, employee.id);
    const way = { kind: "passkey", subject: used.credential_id } as const;
    return openEmployeeSession(tx, counted ?? employee, { way, services, now });
  });
  const account = { kind: "employee", id: signedIn.employee.id } as const;
  await recordSecurityEvent(services, { kind: "sign_in", account, address, about: "passkey" }, now);
  return signedIn;
};
