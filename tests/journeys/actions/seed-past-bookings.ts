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
export async function insistOnTimes({ call }: Product, token: string, bookingId: number): Promise<void> {
  const { body } = await call(checkoutEndpoints.corporationShifts, { as: token, params: { bookingId } });
  const shift = body.find((one) => one.employee_checkout_time !== one.corporation_checkout_time);
  const name = shift && shortName(shift.employee.first_name, shift.employee.last_name);
  const person = demoPeople.find(({ first, last }) => shortName(first, last) === name);
  const session = await call(sessionEndpoints.employeeSignIn, { body: { fbToken: person?.subject ?? "" } });
  const { status } = await call(checkoutEndpoints.employeeStamp, {
    as: session.body.token,
    body: {
      booking_id: bookingId,
      employee_checkin_time: "17:00",
      employee_checkout_time: "01:15",
      time_comment_by_employee: "Vi blev færdige et kvarter over.",
      cpr_nr: "1705984996",
      bank_reg_nr: "9570",
      bank_account_nr: "0012345678",
      tax_card_type: 1,
    },
  });
  expect(status).toBe(200);
}
