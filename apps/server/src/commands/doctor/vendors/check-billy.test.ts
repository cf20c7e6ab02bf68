import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettings } from "#server/platform/settings/settings.ts";
import { type StandIn, type StandInAnswer, startStandIn } from "#tests/stand-ins/stand-in.ts";
import { checkBilly } from "./check-billy.ts";

const invoice = { id: "i1", state: "approved", invoiceNo: "41" };

let billy: StandIn;
/** Billy's answers by path; a path without one is 404. */
let answers: Record<string, object>;
/** Whether the filter `externalId` is followed. */
let filters: boolean;

beforeEach(async () => {
  filters = true;
  answers = {
    "/organization": { organization: { id: "org-1" } },
    "/products/p1": { product: { id: "p1" } },
    "/products/p2": { product: { id: "p2" } },
    "/users/u1": { user: { id: "u1" } },
    "/invoices": { invoices: [invoice], meta: { paging: { pageCount: 1 } } },
    "/invoiceLogs": { invoiceLogs: [{ type: "sent", message: "", eventTime: "2026-11-20" }] },
  };
  billy = await startStandIn(({ method, path, query, headers }): StandInAnswer => {
    if (method !== "GET") return { status: 405 };
    if (headers["x-access-token"] !== "token") return { status: 401 };
    if (query.has("externalId") && filters) return { status: 200, body: { invoices: [] } };
    const body = answers[path];
    return body ? { status: 200, body } : { status: 404 };
  });
});
afterEach(() => billy.close());

async function said(more: NodeJS.ProcessEnv = {}): Promise<string> {
  const env = {
    ...{ BILLY_TOKEN: "token", BILLY_URL: billy.url, BILLY_SENDER_USER_ID: "u1" },
    ...{ BILLY_URGENT_PRODUCT_ID: "p1", BILLY_EMERGENCY_PRODUCT_ID: "p2" },
  };
  const findings = await checkBilly(readSettings({ ...env, ...more }));
  return findings.map(({ state, text }) => `${state} ${text}`).join("\n");
}

test("an account that is well is told by reads alone", async () => {
  const text = await said();
  expect(text).not.toMatch(/^WRONG/m);
  expect(text).toContain("An approved invoice has its number as string.");
  expect(text).toContain("comes without pages, with eventTime, message, type.");
  expect(billy.requests.every(({ method }) => method === "GET")).toBe(true);
});

test("a wrong token ends it, and names the variable", async () => {
  expect(await said({ BILLY_TOKEN: "wrong" })).toMatch(
    /^WRONG .*refused \(401\): see BILLY_TOKEN and BILLY_URL\.$/,
  );
});

test("products that are not there are wrong, a sender that is not set or known is noted", async () => {
  const text = await said({ BILLY_URGENT_PRODUCT_ID: "p9", BILLY_SENDER_USER_ID: "u9" });
  expect(text).toContain("WRONG Billy has no product of the id in BILLY_URGENT_PRODUCT_ID.");
  expect(text).toContain("note Billy shows no user of the id in BILLY_SENDER_USER_ID");
  expect(await said({ BILLY_SENDER_USER_ID: "" })).toContain("note BILLY_SENDER_USER_ID is not set");
});

test("a filter that is ignored is wrong, and what one read refuses does not hide the others", async () => {
  filters = false;
  delete answers["/invoiceLogs"];
  const text = await said();
  expect(text).toContain("WRONG Billy ignores the filter externalId");
  expect(text).toMatch(/WRONG Billy: read invoice log was refused \(404\)/);
});

test("pages of a log and numbers that are no text are seen", async () => {
  answers["/invoices"] = { invoices: [{ ...invoice, invoiceNo: 41 }] };
  answers["/invoiceLogs"] = { invoiceLogs: [], meta: { paging: { pageCount: 1 } } };
  const text = await said();
  expect(text).toContain("An approved invoice has its number as number.");
  expect(text).toContain("The log of an invoice comes in pages.");
  answers["/invoices"] = { invoices: [] };
  expect(await said()).toContain("Billy has no approved invoice yet");
});
