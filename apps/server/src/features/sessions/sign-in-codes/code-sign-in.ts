import type { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { judgeCode, profileOfCode } from "#rules/people/security/sign-in-code.ts";
import type { Moment } from "#rules/time/moment.ts";
import {
  countSignIn,
  type EmployeeRow,
  signInIdentity,
} from "#server/features/employees/employee.queries.ts";
import { noteContactUse, type WayIn } from "#server/features/employees/ways-in/way.queries.ts";
import { openEmployeeSession } from "#server/features/sessions/open-employee-session.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { recordSecurityEvent } from "#server/platform/sessions/security-events.ts";
import { countTyped, profilesOf, takeCode } from "./code.queries.ts";
import { type Contact, codeDigest, contactDigest, contactOf } from "./contact.ts";

/** A code as somebody typed it, with what it was sent to. */
export type TypedCode = ({ readonly email: string } | { readonly phone: string }) & {
  readonly code: string;
  /** The profile in which the e-mail or number stands is somebody else's. */
  readonly new_profile?: boolean | undefined;
};

/**
 * Signs an employee in by a code. Nothing is looked for before the code is right. A right code is used up by the profile
 * that it opens only. Refuses `wrong_sign_in_code`, `too_many_requests`, `deactivated`, `contact_in_profile`.
 * Rules: Sign-in codes; Whose profile a sign-in code opens, docs/rules/people.md.
 */
export async function signInWithCode(
  services: Services,
  typed: TypedCode,
  { now, address }: { readonly now: Moment; readonly address: string },
): Promise<AnswerOf<typeof sessionEndpoints.employeeSignIn>> {
  const contact = contactOf(typed);
  const about = contact.kind === "email" ? "email_code" : "sms_code";
  const [known, right] = [
    contactDigest(services.secrets, contact),
    codeDigest(services.secrets, contact, typed.code),
  ];
  const code = await countTyped(services.db, known, right);
  const isRight = code?.code_digest === right;
  const wrongTries = (code?.wrong_tries ?? 1) - (isRight ? 0 : 1);
  const verdict = judgeCode({ endsAt: code?.expires_at.getTime() ?? 0, wrongTries }, isRight, now);
  if (!verdict.ok) {
    const account = contact.kind === "email" ? { email: contact.to } : { phone: contact.to };
    await recordSecurityEvent(services, { kind: "failed_sign_in", account, address, about }, now);
    throw new DomainError(verdict.refusal);
  }
  const signedIn = await inTransaction(services.db, async (tx) => {
    if (!(await takeCode(tx, known, right))) throw new DomainError("wrong_sign_in_code");
    const { employee, way } = await signInContact(tx, contact, {
      isNotTheirs: typed.new_profile === true,
      now,
    });
    return openEmployeeSession(tx, employee, { way, services, now });
  });
  const account = { kind: "employee", id: signedIn.employee.id } as const;
  await recordSecurityEvent(services, { kind: "sign_in", account, address, about }, now);
  return signedIn;
}

/**
 * The profile of whoever has just proved that the contact is theirs, counted as signed in to, with what led to it; made
 * where there is none. Refuses `wrong_sign_in_code` where the contact has been removed at this moment.
 */
async function signInContact(
  tx: Tx,
  contact: Contact,
  { isNotTheirs, now }: { readonly isNotTheirs: boolean; readonly now: Moment },
): Promise<{ employee: EmployeeRow; way: Pick<WayIn, "kind" | "subject"> }> {
  const verdict = profileOfCode(await profilesOf(tx, contact), isNotTheirs);
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  if (verdict.id !== null) {
    const employee = await countSignIn(tx, verdict.id);
    // Merged since it was looked for: another profile has the contact now.
    if (!employee) return signInContact(tx, contact, { isNotTheirs, now });
    const way = await noteContactUse(tx, verdict.id, contact, now);
    if (!way) throw new DomainError("wrong_sign_in_code");
    return { employee, way };
  }
  const { kind, to, key } = contact;
  const employee = await signInIdentity(
    tx,
    {
      ...{ provider: kind, subject: key, firstName: "", lastName: "" },
      email: kind === "email" ? to : null,
      contact: kind === "email" ? { email: to } : { phone: to },
    },
    now,
  );
  return { employee, way: { kind, subject: key } };
}
