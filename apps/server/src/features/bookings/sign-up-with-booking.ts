import type { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { assertNotClosed } from "#server/features/corporations/company-closed.ts";
import { assertNotOurName, firstSession, openAccount } from "#server/features/corporations/sign-up.ts";
import { record } from "#server/features/events/record.ts";
import { assertStrongPassword } from "#server/platform/crypto/chosen-password.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { inConstantTime } from "#server/platform/sessions/constant-time.ts";
import { createBooking, loadOffered } from "./create-booking.ts";

/**
 * Signs a company up with its first booking: both or neither. Refuses `duplicate_profile`, and `invalid`
 * under the booking's fields, as `booking.date`, for our own name under `corporation.name`, and for a closed company under
 * `corporation.cvr_nr`.
 */
export const signUpWithBooking: Handler<typeof corporationEndpoints.signUpWithBooking> = async ({
  body,
  now,
  services,
}) => {
  const { name, email, password, cvr_nr } = body.corporation;
  assertNotOurName(name, services.settings.brand, "corporation.name");
  await assertStrongPassword(password, [name, email], "corporation.password");
  await assertNotClosed(services, cvr_nr, "corporation.cvr_nr");
  return inConstantTime(services, async () => {
    const passwordHash = await hashPassword(password);
    return inTransaction(services.db, async (tx) => {
      const context = { tx, now, services };
      const corporation = await openAccount(context, body.corporation, passwordHash, { hasBooking: true });
      const offered = await loadOffered(tx, body.booking.staff_type);
      const order = { corporation, offered, form: body.booking, asAdmin: false, sendsMail: true };
      const by = { loginId: corporation.id, role: "owner", isOffice: false } as const;
      const booking = await createBooking(context, order, by).catch(underBooking);
      const actor = { kind: "corporation", id: corporation.id } as const;
      await record({ tx, actor, now }, { type: "booking.create", id: booking.id, booking });
      return firstSession(context, corporation);
    });
  });
};

/** The booking is one part of the body, so its fields are refused where they stand in it. */
function underBooking(error: unknown): never {
  if (!(error instanceof DomainError) || !error.fields) throw error;
  const fields = Object.entries(error.fields).map(([name, message]) => [`booking.${name}`, message]);
  throw new DomainError(error.code, { fields: Object.fromEntries(fields) });
}
