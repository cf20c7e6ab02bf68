import type { corporationEndpoints } from "#contract/areas/corporations.ts";
import type { Verb } from "#server/areas/verb.ts";
import { hashPassword } from "#server/passwords.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { firstSession, openAccount } from "./open-account.ts";

/** Signs a company up and in. Refuses `duplicate_profile`. */
export const signUp: Verb<typeof corporationEndpoints.signUp> = async ({ body, now, services }) => {
  const passwordHash = await hashPassword(body.password);
  return inTransaction(services.db, async (tx) => {
    const occasion = { tx, now, services };
    const corporation = await openAccount(occasion, body, passwordHash, { hasBooking: false });
    return firstSession(occasion, corporation);
  });
};
