import { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/endpoints.ts";
import { staffTypeEndpoints } from "#contract/staff-types/endpoints.ts";
import { addDays, dayOf } from "#rules/time/moment.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import type { Product } from "#tests/support/product.ts";

export const CLOCK = "2026-11-24T10:00:00+01:00";
const soon = addDays(dayOf(Date.parse(CLOCK)), 40);

/** Sends one booking; answers its id, or the status where it was refused. Throws when the process is gone. */
export async function bookOne(
  product: Product,
  token: string,
  staffType: number,
): Promise<{ status: number; id: number }> {
  const { status, body } = await product.call(bookingEndpoints.create, {
    as: token,
    query: { notSendEmail: "0", pastBooking: "0" },
    body: bookingBody(staffType, soon),
  });
  return { status, id: status === 200 ? body.id : 0 };
}

/** A session of the demo hotel, and a staff type that it can book. */
export async function signIn(product: Product): Promise<{ token: string; staffType: number }> {
  const { body } = await product.call(sessionEndpoints.corporationSignIn, {
    body: { email: "hotel@vagtklar.test", password: demoPassword },
  });
  const { body: types } = await product.call(staffTypeEndpoints.list);
  return { token: "token" in body ? body.token : "", staffType: types.find((one) => one.company)?.id ?? 0 };
}

/** Which of the acknowledged bookings the product does not have any more. */
export async function missing(
  product: Product,
  token: string,
  acknowledged: readonly number[],
): Promise<number[]> {
  const { body } = await product.call(bookingEndpoints.upcoming, { as: token, query: {} });
  const found = new Set(body.map((booking) => booking.id));
  return acknowledged.filter((id) => !found.has(id));
}
