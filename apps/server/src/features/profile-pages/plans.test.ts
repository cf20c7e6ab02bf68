import { DefaultQueryExecutor, sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { penaltyEndpoints } from "#contract/employees/penalty.endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { signedInCorporation, signedInEmployee, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
let admin: string;
let company: number;
let person: Awaited<ReturnType<typeof signedInEmployee>>;
let booking: number;

beforeAll(async () => {
  admin = (await signedInCorporation(app, { is_admin: true })).token;
  company = (await make.corporation(app.db)).id;
  person = await signedInEmployee(app);
  const staff_type_id = (await make.staffType(app.db)).id;
  booking = (
    await make.booking(app.db, { corporation_id: company, staff_type_id, city: "Skagen", date: testDay(-2) })
  ).id;
  await make.shift(app.db, { booking_id: booking, employee_id: person.id, status: "selected" });
});

/** How PostgreSQL would run what `work` asks of it, were the tables so large that it never read all of one. */
async function plansOf(work: () => Promise<unknown>): Promise<string> {
  const query = vi.spyOn(DefaultQueryExecutor.prototype, "executeQuery");
  await work();
  const asked = query.mock.calls
    .map(([compiled]) => compiled)
    .filter((one) => /^\s*(select|with)/i.test(one.sql));
  query.mockRestore();
  const plans: unknown[] = [];
  const looking = app.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    // Of a handful of rows PostgreSQL takes it for the cheapest way to any of them.
    await sql`alter table shifts drop constraint one_selected_shift_at_a_time`.execute(tx);
    for (const one of asked) {
      const { rows } = await tx.executeQuery({ ...one, sql: `explain (costs off) ${one.sql}` });
      plans.push(rows);
    }
    throw new Looked();
  });
  await expect(looking).rejects.toThrow(Looked);
  return JSON.stringify(plans);
}

/** Nothing of the looking stays. */
class Looked extends Error {}

test.each([
  [
    "the page of a company reads what is unpaid, not all invoices, and its newest bookings, not all",
    () => app.call(pageEndpoints.company, { as: admin, params: { id: company } }),
    ["documents_unpaid", "one_credit_note_an_invoice", "using bookings_same_order"],
  ],
  [
    "the page of a person reads the newest shifts of each status, and how many there are, not all of them",
    () => app.call(pageEndpoints.person, { as: admin, params: { id: person.id } }),
    ["using shifts_of_employee", "(status = each.status)", "using shift_counts_pkey"],
  ],
  [
    "the list of companies reads what is unpaid, not all invoices",
    () => app.call(corporationEndpoints.list, { as: admin }),
    ["documents_unpaid", "one_credit_note_an_invoice"],
  ],
  [
    "penalties are searched by the people and companies that a name fits",
    () => app.call(penaltyEndpoints.penalties, { as: admin, query: { searchTerm: "krogh" } }),
    [
      "employees_searched",
      "Index Cond: (employee_id = e.id)",
      "corporations_searched",
      "penalties_to_review",
    ],
  ],
  [
    "the list of employees reads how many shifts each has, and how many people there are, and counts neither",
    () => app.call(employeeEndpoints.list, { as: admin }),
    ["using shift_counts_pkey", "using list_counts_pkey"],
  ],
  [
    "the lists of companies and penalties read how long they are",
    async () => {
      await app.call(corporationEndpoints.list, { as: admin });
      await app.call(penaltyEndpoints.penalties, { as: admin, query: { state: "lifted" } });
    },
    ["list = 'corporations'", "list = 'lifted penalties'"],
  ],
  [
    "a word that fits few bookings is looked up by them, and not looked for in all that are newer",
    () => {
      const query = { type: "admin_old_bookings" as const, searchTerm: "skagen" };
      return app.call(adminBookingEndpoints.list, { as: admin, query });
    },
    ["Index Scan using bookings_by_city on bookings b", 'Index Scan using bookings_pkey on bookings"}'],
  ],
  [
    "a list of bookings reads how many shifts each of its people has, and counts none",
    () => app.call(adminBookingEndpoints.list, { as: admin, query: { type: "admin_old_bookings" } }),
    ["using shift_counts_pkey"],
  ],
  [
    "the proposed invoices of a week read its days alone",
    () => app.call(runEndpoints.invoiceRun, { as: admin }),
    ["bookings_of_all_by_start"],
  ],
  [
    "prices in force are read without all companies",
    () => app.call(pageEndpoints.company, { as: admin, params: { id: company } }),
    ["Index Cond: (id = s.created_by)"],
  ],
  [
    "how often a company had somebody at work is told by indexes alone",
    () => app.call(applicantEndpoints.lists, { as: admin, params: { bookingId: booking } }),
    ["Index Only Scan using shifts_worked", "bookings_last_of_type"],
  ],
  [
    "the history of a person reads the newest shifts of each status, not all of them",
    () => app.call(jobEndpoints.history, { as: person.token }),
    ["using shifts_of_employee", "(status = each.status)"],
  ],
  [
    "what somebody has to stamp is read without what is stamped and approved",
    () => app.call(employeeEndpoints.checkoutNotifications, { as: person.token }),
    ["using shifts_to_stamp"],
  ],
  [
    "the open jobs are looked for among what is to come, and companies are looked up only where they have no access",
    () => app.call(jobEndpoints.overview, { as: person.token }),
    ["starts_at < 'infinity'", "corporations_suspended"],
  ],
  [
    "what somebody stands by for is read by the person's places, not job by job",
    () => app.call(standbyEndpoints.waiting, { as: person.token }),
    ["standby_places_of_employee"],
  ],
  [
    "the mailbox reads what failed, and a channel of few messages, without all that was sent",
    async () => {
      await app.call(messageEndpoints.outbox, { as: admin, query: { status: "failed" } });
      await app.call(messageEndpoints.outbox, { as: admin, query: { channel: "push", status: "sent" } });
    },
    ["outbox_not_sent", "outbox_of_channel"],
  ],
])("%s", async (_, work, indexes) => {
  const plans = await plansOf(work);
  for (const index of indexes) expect(plans).toContain(index);
});
