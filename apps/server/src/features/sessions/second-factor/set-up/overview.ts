import type { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import { loadFactors } from "#server/features/sessions/second-factor/second-factor.queries.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { loginOf } from "#server/platform/sessions/session.ts";

/** Which second factors the account has; never what they are made of. */
export const secondFactorOverview: Handler<typeof rows.overview> = async ({ session, services }) => {
  const { id, isAdmin } = loginOf(session);
  const { app, passkeys, recoveryCodes } = await loadFactors(services.db, id);
  return {
    required: services.settings.requiresSecondFactor && isAdmin,
    totp: app && { confirmed_at: app.confirmed_at.toISOString() },
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      created_at: passkey.created_at.toISOString(),
      last_used_at: passkey.last_used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: recoveryCodes,
  };
};
