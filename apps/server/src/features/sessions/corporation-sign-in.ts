import type { sessionEndpoints } from "#contract/sessions/endpoints.ts";
import { findCorporationByEmail, holdsPassword } from "#server/features/corporations/queries.ts";
import { corporationView } from "#server/features/corporations/serializers.ts";
import { isPassword } from "#server/platform/crypto/passwords.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import { refusalText } from "#texts/da/errors.ts";

/**
 * Signs a company in. Wrong credentials are no refusal but an answer with status 'error'; an unknown
 * e-mail takes as long as a wrong password and reads the same.
 */
export const corporationSignIn: Handler<typeof sessionEndpoints.corporationSignIn> = async ({
  body,
  now,
  services,
}) => {
  const corporation = await findCorporationByEmail(services.db, body.email);
  const fits = await isPassword(body.password, corporation?.password_hash);
  if (!corporation || !fits) return wrongCredentials;
  return inTransaction(services.db, async (tx) => {
    if (!(await holdsPassword(tx, corporation.id, corporation.password_hash))) return wrongCredentials;
    const token = await openSession(tx, { kind: "corporation", id: corporation.id }, now);
    return {
      status: "success" as const,
      token,
      corporation: corporationView(corporation, corporation.is_admin),
      taken_over: false,
    };
  });
};

const wrongCredentials = { status: "error" as const, message: refusalText("wrong_credentials") };
