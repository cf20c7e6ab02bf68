import type { corporationEndpoints } from "#contract/areas/corporations.ts";
import type { Verb } from "#server/areas/verb.ts";
import { createBooking } from "#server/bookings/write/create.ts";
import { hashPassword } from "#server/passwords.ts";
import { Refused } from "#server/refused.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { firstSession, openAccount } from "./open-account.ts";

/**
 * Signs a company up with its first booking: both or neither (C-536). Refuses `duplicate_profile`, and `invalid`
 * under the booking's fields, as `booking.date`.
 */
export const signUpWithBooking: Verb<typeof corporationEndpoints.signUpWithBooking> = async ({
  body,
  now,
  services,
}) => {
  const passwordHash = await hashPassword(body.corporation.password);
  return inTransaction(services.db, async (tx) => {
    const occasion = { tx, now, services };
    const corporation = await openAccount(occasion, body.corporation, passwordHash, { hasBooking: true });
    const order = { corporation, form: body.booking, asAdmin: false, sendsMail: true };
    await createBooking(occasion, order).catch(underBooking);
    return firstSession(occasion, corporation);
  });
};

/** The booking is one part of the body, so its fields are refused where they stand in it. */
function underBooking(error: unknown): never {
  if (!(error instanceof Refused) || !error.fields) throw error;
  const fields = Object.entries(error.fields).map(([name, message]) => [`booking.${name}`, message]);
  throw new Refused(error.code, { fields: Object.fromEntries(fields) });
}
