import { type CompiledQuery, DefaultQueryExecutor, sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { corporationEndpoints } from "#contract/corporations/endpoints.ts";
import { pageEndpoints } from "#contract/desk/page-endpoints.ts";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import { penaltyEndpoints } from "#contract/employees/penalty-endpoints.ts";
import { messageEndpoints } from "#contract/messages/endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
let admin: string;
let company: number;

beforeAll(async () => {
  admin = (await signedInCorporation(app, { is_admin: true })).token;
  company = (await make.corporation(app.db)).id;
  await make.employee(app.db);
});

/** How PostgreSQL would run what `work` asks of it, were the tables so large that it never read all of one. */
async function plansOf(work: () => Promise<unknown>): Promise<string> {
  const query = vi.spyOn(DefaultQueryExecutor.prototype, "executeQuery");
  await work();
  const asked = query.mock.calls
    .map(([compiled]) => compiled)
    .filter((one) => /^\s*(select|with)/i.test(one.sql));
  query.mockRestore();
  return app.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const plans = [];
    for (const one of asked) {
      const explain: CompiledQuery = { ...one, sql: `explain (costs off) ${one.sql}` };
      plans.push((await tx.executeQuery(explain)).rows);
    }
    return JSON.stringify(plans);
  });
}

test.each([
  [
    "the page of a company reads what is unpaid, not all invoices, and its newest bookings, not all",
    () => app.call(pageEndpoints.company, { as: admin, params: { id: company } }),
    ["invoices_unpaid", "one_credit_note_an_invoice", "using bookings_same_order"],
  ],
  [
    "the list of companies reads what is unpaid, not all invoices",
    () => app.call(corporationEndpoints.list, { as: admin }),
    ["invoices_unpaid", "one_credit_note_an_invoice"],
  ],
  [
    "penalties are searched by the people and companies that a name fits",
    () => app.call(penaltyEndpoints.penalties, { as: admin, query: { searchTerm: "krogh" } }),
    ["employees_searched", "corporations_searched", "penalties_to_review"],
  ],
  [
    "the list of employees counts shifts in their index",
    () => app.call(employeeEndpoints.list, { as: admin }),
    ["Index Only Scan using shifts_of_employee"],
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
