import { expect } from "vitest";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { makeWorkedBooking, makeWorker, sendProposed } from "#tests/support/fixtures/money.ts";
import { testAdmin, testApp } from "#tests/support/fixtures.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { sentMeanwhile } from "#texts/da/admin/ledger.ts";
import { refusalText } from "#texts/da/common/errors.ts";

const app = testApp();
const admin = testAdmin(app);

/** What makes a worked shift one that may not go. */
const shiftValues: Readonly<Record<string, object>> = {
  "not approved": { admin_approve_invoice: false },
  "not met": { not_met_for_booking: true },
};

eachExample("money", "Naming people", async (row) => {
  const states = row.list("On the booking");
  const booking = await makeWorkedBooking(app, { number_of_staff: states.length });
  const sentBefore = states.filter((state) => state === "sent");
  const shiftIds: number[] = [];
  for (const _ of sentBefore) shiftIds.push((await makeWorker(app, booking.id)).id);
  if (shiftIds.length > 0) expect((await sendProposed(app, admin.token, booking.id)).status).toBe(200);
  for (const state of states.slice(shiftIds.length)) {
    shiftIds.push((await makeWorker(app, booking.id, shiftValues[state])).id);
  }
  const other = await makeWorker(app, (await makeWorkedBooking(app)).id);
  const named = row
    .list("Named")
    .map((place) => (place === "other" ? other.id : (shiftIds[Number(place) - 1] ?? 0)));

  const params = { as: admin.token, params: { id: booking.id }, body: { shift_ids: named } };
  const asked = await app.call(rows.createInvoice, { ...params, query: { dryRun: "1" } });
  const proposed = "shifts" in asked.body ? asked.body.shifts : [];
  const going = proposed.flatMap(({ shift_id, goes }) => (goes ? [shiftIds.indexOf(shift_id) + 1] : []));
  expect([asked.status, going.map(String)]).toEqual([200, row.list("Would go")]);

  const total = "total" in asked.body ? asked.body.total : 0;
  const sent = await app.call(rows.createInvoice, { ...params, body: { ...params.body, total } });
  expect(sent.status).toBe(row.number("Answer"));
  expect(refusalIn(sent)).toBe(row.textOrNull("Refusal"));
});

/** Facts come with their code; a refusal without facts is its sentence. */
function refusalIn({ status, body, text }: { status: number; body: unknown; text: string }): string | null {
  if (status === 200) return null;
  if (text === sentMeanwhile.gone) return "not found";
  const code = typeof body === "object" && body && "code" in body ? String(body.code) : codeOf(text);
  return code.replaceAll("_", " ");
}

const codeOf = (text: string): string =>
  (["nothing_to_send", "already_sent_to_billy"] as const).find((code) => refusalText(code) === text) ?? text;
