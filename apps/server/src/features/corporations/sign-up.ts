import type { corporationEndpoints } from "#contract/corporations/endpoints.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { firstSession, openAccount } from "./open-account.ts";

/** Signs a company up and in. Refuses `duplicate_profile`. */
export const signUp: Handler<typeof corporationEndpoints.signUp> = async ({ body, now, services }) => {
  const passwordHash = await hashPassword(body.password);
  return inTransaction(services.db, async (tx) => {
    const occasion = { tx, now, services };
    const corporation = await openAccount(occasion, body, passwordHash, { hasBooking: false });
    return firstSession(occasion, corporation);
  });
};
