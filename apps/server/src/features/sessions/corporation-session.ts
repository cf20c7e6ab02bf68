import type { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import {
  companyOf,
  findCorporation,
  findCorporationByEmail,
  holdsPassword,
} from "#server/features/corporations/corporation.queries.ts";
import {
  serializeCorporation,
  serializeUserOf,
  withEmailsOf,
} from "#server/features/corporations/corporation.serializer.ts";
import { underAgreement } from "#server/features/pricing/price-agreement.queries.ts";
import { isPassword } from "#server/platform/crypto/passwords.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { lacksSecondFactor } from "#server/platform/sessions/access.ts";
import { startGuess } from "#server/platform/sessions/guesses.ts";
import { recordSecurityEvent, type SecurityEvent } from "#server/platform/sessions/security-events.ts";
import { bearerTokenOf, corporationOf } from "#server/platform/sessions/session.ts";
import { currentToken, endSession } from "#server/platform/sessions/sessions.ts";
import { refusalText } from "#texts/da/common/errors.ts";
import { openCorporationSession } from "./open-corporation-session.ts";
import { loadFactors } from "./second-factor/second-factor.queries.ts";
import { askSecondStep } from "./second-factor/sign-in.ts";

/**
 * Signs a company in. Wrong credentials are no refusal but an answer with status 'error'; an unknown
 * e-mail takes as long as a wrong password and reads the same. An account with a second factor is asked for it.
 * Refuses `too_many_requests`, and to who has the right password `suspended` and `login_disabled`.
 */
export const corporationSignIn: Handler<typeof sessionEndpoints.corporationSignIn> = async ({
  body,
  now,
  services,
  address,
}) => {
  const guess = await startGuess(services, { email: body.email, address }, now);
  const corporation = await findCorporationByEmail(services.db, body.email);
  const fits = await isPassword(body.password, corporation?.password_hash);
  const account = corporation ? ({ kind: "corporation", id: corporation.id } as const) : body;
  const note = (kind: SecurityEvent["kind"]) =>
    recordSecurityEvent(services, { kind, account, address, about: "password" }, now);
  if (!corporation || !fits) {
    await note("failed_sign_in");
    guess.wrong();
    return wrongCredentials;
  }
  await guess.right(corporation.id, now);
  const isSuspended = (await companyOf(services.db, corporation)).suspended_at !== null;
  if (isSuspended || corporation.login_disabled_at !== null) {
    await note("forbidden");
    throw new DomainError(isSuspended ? "suspended" : "login_disabled");
  }
  const answer = await inTransaction(services.db, async (tx) => {
    if (!(await holdsPassword(tx, corporation.id, corporation.password_hash))) return wrongCredentials;
    const factors = await loadFactors(tx, corporation.id);
    const asked = await askSecondStep(tx, corporation.id, factors, { services, now });
    return asked ?? openCorporationSession(tx, corporation, { hasSecondFactor: false, services, now });
  });
  if (answer.status === "success") await note("sign_in");
  return answer;
};

const wrongCredentials = { status: "error" as const, message: refusalText("wrong_credentials") };

/** The signed-in company with the token that it goes on with: another one once its rights have changed. */
export const corporationMe: Handler<typeof sessionEndpoints.corporationMe> = async (call) => {
  const session = corporationOf(call.session);
  const login = await findCorporation(call.services.db, session.loginId);
  if (!login) throw new DomainError("unauthenticated");
  const company = await companyOf(call.services.db, login);
  const agreed = withEmailsOf(await underAgreement(call.services.db, company, dayOf(call.now)), login);
  return {
    token: await currentToken(call.services.db, bearerTokenOf(call.headers), call.now),
    corporation: serializeCorporation(agreed, session.asAdmin),
    user: session.actorId === null ? serializeUserOf(login) : null,
    taken_over: session.actorId !== null,
    ...(lacksSecondFactor(session, call.services.settings) ? { second_factor_required: true as const } : {}),
  };
};

/** Ends the calling session. An admin's take-overs end with it; ending a take-over leaves the admin's own. */
export const corporationSignOut: Handler<typeof sessionEndpoints.corporationSignOut> = async ({
  session,
  services,
}) => {
  await endSession(services.db, corporationOf(session).tokenHash);
  return { status: "success" };
};
