import { expect } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { addDays } from "#rules/time/moment.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { demoPeople } from "#server/demo/people.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import type { Product } from "#tests/support/product.ts";
import { shortName } from "#texts/format/contact.ts";

/** The session of a company of the try-out. */
export async function signedIn({ call }: Product, email: string): Promise<string> {
  const { body } = await call(sessionEndpoints.corporationSignIn, {
    body: { email, password: demoPassword },
  });
  return body.status === "success" ? body.token : "";
}

/** Finished bookings of one person each, which an admin writes down afterwards for the company of `token`. */
export async function seedPastBookings(product: Product, token: string, count: number): Promise<void> {
  const { call } = product;
  const admin = await signedIn(product, "admin@vagtklar.test");
  const anna = await call(sessionEndpoints.employeeSignIn, { body: { fbToken: "local:anna-krogh" } });
  const [booking] = (await call(bookingEndpoints.upcoming, { as: token })).body;
  if (!booking) throw new Error("no booking to take after");
  const params = { id: booking.corporation_id };
  const taken = await call(sessionEndpoints.takeOverCorporation, { as: admin, params });
  for (let number = 0; number < count; number += 1) {
    const date = addDays(booking.date, -100 - number);
    const { body } = await call(bookingEndpoints.create, {
      as: taken.body.token,
      query: { pastBooking: "1", notSendEmail: "1" },
      body: bookingBody(booking.staff_type, date, { number_of_staff: 1 }),
    });
    const { status } = await call(invoicingEndpoints.addWorker, {
      as: admin,
      params: { id: body.id },
      body: { employee_id: anna.body.employee.id },
    });
    expect(status).toBe(200);
  }
}

/** The one employee whose times differ from the company's answers with other times again. */
export async function insistOnTimes(product: Product, token: string, bookingId: number): Promise<void> {
  const params = { bookingId };
  const { body } = await product.call(checkoutEndpoints.corporationShifts, { as: token, params });
  const shift = body.find((one) => one.employee_checkout_time !== one.corporation_checkout_time);
  if (!shift) throw new Error("no times differ");
  const times = { from: "17:00", to: "01:15", because: "Vi blev færdige et kvarter over." };
  await stampAs(product, subjectOf(shift.employee), bookingId, times);
}

/** The sign-in of the person of the try-out whom a company knows by first name and last initial. */
export function subjectOf(employee: { first_name: string; last_name: string }): string {
  const name = shortName(employee.first_name, employee.last_name);
  const person = demoPeople.find(({ first, last }) => shortName(first, last) === name);
  if (!person) throw new Error(`nobody of the try-out is ${name}`);
  return person.subject;
}

/** Somebody stamps their own times, with the pay data that may be missing. */
export async function stampAs(
  { call }: Product,
  subject: string,
  bookingId: number,
  times: { from: string; to: string; because: string },
): Promise<void> {
  const session = await call(sessionEndpoints.employeeSignIn, { body: { fbToken: subject } });
  const { status } = await call(checkoutEndpoints.employeeStamp, {
    as: session.body.token,
    body: {
      booking_id: bookingId,
      employee_checkin_time: times.from,
      employee_checkout_time: times.to,
      time_comment_by_employee: times.because,
      cpr_nr: "1705984996",
      bank_reg_nr: "9570",
      bank_account_nr: "0012345678",
      tax_card_type: 1,
    },
  });
  expect(status).toBe(200);
}
