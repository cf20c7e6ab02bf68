import type { BillyStandIn } from "#tests/stand-ins/billy.ts";
import type { ZenegyStandIn } from "#tests/stand-ins/zenegy.ts";
import * as make from "#tests/support/factories.ts";
import { makeWorkedBooking, makeWorker } from "#tests/support/fixtures/money.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import { BOOKED, FEE, type Model, REMOVAL_FEE, WAGE } from "./model.ts";

/** The product, the services it sends to, and two admins. */
export interface Table {
  readonly app: TestApp;
  readonly billy: BillyStandIn;
  readonly zenegy: ZenegyStandIn;
  readonly admins: readonly [string, string];
  deliver(outboxId: number, isLastTry?: boolean): Promise<void>;
  sendAgain(outboxId: number): Promise<boolean>;
}

/** One booking on the table. */
export interface World extends Table {
  readonly bookingId: number;
  readonly removedId: number;
}

/**
 * A booking of yesterday with three people, 10:00 to 18:00: two whose times are agreed, one whose times differ, and a
 * late removal by the company.
 */
export async function layOut(table: Table): Promise<{ real: World; model: Model }> {
  const { app } = table;
  // The services forget what earlier sequences left there, so that they stay quick.
  const { billy, zenegy } = table;
  for (const list of [billy.invoices, billy.contacts, billy.contactPersons, billy.emails, billy.deliveries]) {
    list.length = 0;
  }
  for (const list of [zenegy.employees, zenegy.payLines]) list.length = 0;
  const terms = { number_of_staff: 3, hourly_wage: WAGE, fee: FEE };
  const booking = await makeWorkedBooking(app, terms);
  const unapproved = { admin_approve_invoice: false, admin_approve_checkout: false };
  const shifts = [
    await makeWorker(app, booking.id),
    await makeWorker(app, booking.id, unapproved),
    await makeWorker(app, booking.id, { ...unapproved, corporation_checkout_time: "17:00" }),
  ];
  const { id: leaverId } = await make.employee(app.db);
  const removed = await make.shift(app.db, {
    booking_id: booking.id,
    employee_id: leaverId,
    status: "removed",
    removed_by: "corporation",
    cancellation_hours: 2,
    cancellation_fee: REMOVAL_FEE,
  });
  const people = shifts.map(({ id }, place) => ({
    shiftId: id,
    met: true,
    quarters: { invoice: place === 2 ? null : BOOKED, pay: place === 2 ? null : BOOKED },
    approved: { invoice: place === 0, pay: place === 0 },
  }));
  return {
    real: { ...table, bookingId: booking.id, removedId: removed.id },
    model: { people, invoices: [], pay: [] },
  };
}
