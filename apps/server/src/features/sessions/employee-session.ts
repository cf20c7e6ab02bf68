import type { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import type { AnswerOf, BodyOf } from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import { signInIdentity } from "#server/features/employees/employee.queries.ts";
import { loadProfile } from "#server/features/employees/profile/load-profile.ts";
import { openEmployeeSession } from "#server/features/sessions/open-employee-session.ts";
import { signInWithCode, type TypedCode } from "#server/features/sessions/sign-in-codes/code-sign-in.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, Services } from "#server/platform/http/handler.ts";
import type {
  OneTimeToken,
  SocialSignIn,
} from "#server/platform/integrations/social-login/social-login.port.ts";
import { recordSecurityEvent } from "#server/platform/sessions/security-events.ts";
import { bearerTokenOf, employeeOf, hashOfToken } from "#server/platform/sessions/session.ts";
import { currentToken, endSession } from "#server/platform/sessions/sessions.ts";

type Row = typeof sessionEndpoints.employeeSignIn;

/** What a provider's page gave the browser. */
type ProviderToken = Exclude<BodyOf<Row>, TypedCode>;

/** Signs an employee in by a code, or by what Facebook or Apple say of a token. */
export const employeeSignIn: Handler<Row> = async ({ body, now, services, address }) => {
  if ("code" in body) return signInWithCode(services, body, { now, address });
  return signInWithProvider(services, body, { now, address });
};

/**
 * Signs an employee in by what the provider says of the token. The first sign-in makes the employee;
 * every one counts. Refuses: `provider_refused`, `deactivated`, `not_configured`, `service_down`.
 */
async function signInWithProvider(
  services: Services,
  body: ProviderToken,
  { now, address }: { readonly now: Moment; readonly address: string },
): Promise<AnswerOf<Row>> {
  const answer = await askProvider(body, services);
  if (!answer.ok) {
    if (answer.reason === "rejected") {
      const about = "fbToken" in body ? "facebook" : "apple";
      await recordSecurityEvent(services, { kind: "failed_sign_in", account: null, address, about }, now);
    }
    throw new DomainError(answer.reason === "rejected" ? "provider_refused" : "not_configured");
  }
  const { person, once } = answer;
  const signedIn = await inTransaction(services.db, async (tx) => {
    if (once && !(await spendToken(tx, once))) throw new DomainError("provider_refused");
    const way = { kind: person.provider, subject: person.subject };
    return openEmployeeSession(tx, await signInIdentity(tx, person, now), { way, services, now });
  });
  const account = { kind: "employee", id: signedIn.employee.id } as const;
  await recordSecurityEvent(services, { kind: "sign_in", account, address, about: person.provider }, now);
  return signedIn;
}

/** The signed-in employee with the token to go on with: another one once an old profile has been handed over. */
export const employeeMe: Handler<typeof sessionEndpoints.employeeMe> = async (call) => {
  const session = employeeOf(call.session);
  const reader = actorOf(session);
  return {
    token: await currentToken(call.services.db, bearerTokenOf(call.headers), call.now),
    employee: await loadProfile(call.services.db, session.id, { ...call, reader }),
    taken_over: session.actorId !== null,
  };
};

/** Ends the calling session. An admin's take-overs end with it; ending a take-over leaves the admin's own. */
export const employeeSignOut: Handler<typeof sessionEndpoints.employeeSignOut> = async ({
  session,
  services,
}) => {
  await endSession(services.db, employeeOf(session).tokenHash);
  return { status: "success" };
};

/** Uses up a token that signs in once; false when it has done so before. Only a digest of it is kept. */
async function spendToken(tx: Tx, { token, expiresAt }: OneTimeToken): Promise<boolean> {
  const used = await tx
    .insertInto("used_sign_in_tokens")
    .values({ digest: hashOfToken(token), expires_at: new Date(expiresAt) })
    .onConflict((conflict) => conflict.column("digest").doNothing())
    .returning("digest")
    .execute();
  return used.length > 0;
}

function askProvider(body: ProviderToken, services: Services): Promise<SocialSignIn> {
  const { socialLogin } = services.integrations;
  if ("fbToken" in body) return socialLogin.facebook(body.fbToken);
  return socialLogin.apple({
    identityToken: body.appleToken,
    name: nameOf(body.user),
    nonce: body.nonce ?? null,
  });
}

/** The name that Apple's page hands over on the first sign-in, as an object or as its text; nothing else is read. */
function nameOf(user: unknown): { firstName: string; lastName: string } | null {
  const name = fieldOf(typeof user === "string" ? parsed(user) : user, "name");
  const [firstName, lastName] = [fieldOf(name, "firstName"), fieldOf(name, "lastName")];
  if (typeof firstName !== "string" || typeof lastName !== "string") return null;
  return { firstName: firstName.slice(0, 200), lastName: lastName.slice(0, 200) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
