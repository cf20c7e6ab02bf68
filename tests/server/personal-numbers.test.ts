import { expect, test } from "vitest";
import * as z from "zod/mini";
import { allEndpoints } from "#contract/all-endpoints.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { auditedBy } from "#tests/support/fixtures/audit-log.ts";
import { signedInEmployee, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { calls, makeScene, type Person, queries, type Scene } from "./personal-numbers-calls.ts";

const app = testApp();
const admin = testAdmin(app);

/** Readings that this scene has nothing for, or that are about nobody's profile. */
const NOT_READ = [
  "GET admin/corporations/corporations-csv",
  "GET admin/outbox/:id/mail",
  "GET admin/pay/:id/difference",
  "GET addresses/autocomplete",
  "GET companies/:cvr",
  "GET bookings/fill-chance",
  // Of a person and a booking, which have different ids.
  "GET corporations/bookings/:id/check/:employeeId",
  "GET corporations/bookings/last-created-booking",
  "GET employees/emails/unsubscribe",
  // There is none in the scene.
  "GET admin/invoice-documents/:id/oioubl",
  "GET admin/invoice-documents/:id/payments",
  "GET admin/invoice-documents/:id/pdf",
  "GET admin/letters/:key",
  "GET admin/webhooks/:id/deliveries",
  "GET corporations/webhooks/:id/deliveries",
  "GET corporations/invoices/:id/pdf",
  "GET corporations/orders/:id",
  "GET employees/documents/:id/file",
  "GET employees/employment-terms/:id/pdf",
  "GET admin/employees/:id/employment-terms/:termsId/pdf",
  "GET employees/penalties/:id/files/:fileId",
  "GET shifts/employee/cancel/:id",
];

/** What stands in an address where no id does. */
const samples: Record<string, string> = { kind: "trade_terms", month: "2026-11" };

const titleOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const rows = allEndpoints.map(({ row }) => row);
const byTitle = new Map(rows.map((row) => [titleOf(row), row]));

/** A field for such a number, whatever it is called. */
const NUMBER_FIELD = /"\w*(cpr|bank|account_n|reg_n|kontonr)\w*":/i;
/** No number: other people's profiles with the same one, and the lines of an import, which hold names and reasons. */
const NO_NUMBER = /"same_cpr":/g;
/** Answers that may hold anything, but for what browsers need for a passkey. */
const OPEN_FIELDS = ["passkey", "options", "workLocations", "workSkills"];

/** The account of the agency itself stands on each invoice, and the numbers of its books are accounts, too. */
const OWN_ACCOUNTS = ["admin/invoice-sender", "admin/bookkeeping-accounts"];

/** Answers that have a field for such a number, and those that hold whatever is stored. */
const canShow = rows.filter((row) => {
  // Whoever signs in sees the own numbers.
  if (row.callers.includes("anyone") || OWN_ACCOUNTS.includes(row.path)) return false;
  const schema = z.toJSONSchema(row.answer, { io: "output", unrepresentable: "any" });
  return NUMBER_FIELD.test(JSON.stringify(schema).replace(NO_NUMBER, "")) || isOpen(schema);
});

/** Whether a part of this schema says nothing of what it holds. */
function isOpen(schema: unknown, name = ""): boolean {
  if (typeof schema !== "object" || schema === null || OPEN_FIELDS.includes(name)) return false;
  const {
    $schema: _,
    properties = {},
    items,
    additionalProperties,
    anyOf = [],
    allOf = [],
    ...rest
  } = schema as Node;
  const parts = [
    ...Object.entries(properties),
    ...[items, additionalProperties, ...anyOf, ...allOf].map((part) => [name, part] as const),
  ];
  const isBare = parts.every(([, part]) => part === undefined) && Object.keys(rest).length === 0;
  return isBare || parts.some(([of, part]) => isOpen(part, of));
}

interface Node extends Readonly<Record<string, unknown>> {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly unknown[];
  readonly allOf?: readonly unknown[];
}

test("every call whose answer has room for a personal number is looked at here", () => {
  const isOwn = (title: string) => title === "GET corporations/my-data";
  expect(new Set(Object.keys(calls))).toEqual(new Set(canShow.map(titleOf).filter((title) => !isOwn(title))));
});

/** What shows them to an admin: the press that asks for them, and the file of who worked. */
const SHOWING = ["POST admin/employees/:id/pay-numbers", "GET admin/bookings/employees-csv"];

/** The answer of a call as an admin makes it, and what the log says of it. */
async function callAsAdmin(title: string, scene: Scene) {
  const row = byTitle.get(title);
  if (!row) throw new Error(`No row ${title}`);
  const parts = await calls[title]?.(scene);
  const as = row.callers.some((caller) => caller.startsWith("admin"))
    ? admin.token
    : await app.takeOver(admin, { kind: "employee", id: scene.person.id });
  let answer = { status: 0, text: "" };
  const log = await auditedBy(app.db, async () => {
    answer = await app.call(row, { as, ...parts } as never);
  });
  return { ...answer, looks: log.filter(({ action }) => action === "read_pay_data") };
}

test.each(SHOWING)("%s shows personal numbers to an admin, and the log says whose", async (title) => {
  const scene = await makeScene(app);
  const { text, looks } = await callAsAdmin(title, scene);
  expect(numbersIn(text, scene.person), text.slice(0, 300)).toBe(true);
  const readers = new Set(looks.map(({ actor_kind, actor_id }) => `${actor_kind} ${actor_id}`));
  expect(readers).toEqual(new Set([`admin ${admin.id}`]));
  const whose = looks.flatMap(({ entity_id, detail }) => [
    Number(entity_id),
    ...((detail as { employee_ids?: number[] } | null)?.employee_ids ?? []),
  ]);
  expect(whose).toContain(scene.person.id);
});

test.each(Object.keys(calls).filter((title) => !SHOWING.includes(title)))(
  "%s shows an admin dots, in a take-over too, and is not in the log as a look",
  async (title) => {
    const scene = await makeScene(app);
    const { status, text, looks } = await callAsAdmin(title, scene);
    expect(status, text.slice(0, 300)).toBeLessThan(300);
    expect(text).toContain("••••••••••");
    expect(numbersIn(text, scene.person)).toBe(false);
    expect(looks).toEqual([]);
  },
);

test("no other reading shows a personal number to an admin, and none at all to a company or somebody else", async () => {
  const scene = await makeScene(app);
  const other = await signedInEmployee(app);
  const takenOver = await app.takeOver(admin, { kind: "employee", id: scene.person.id });
  const readers = {
    admin: admin.token,
    "taken over": takenOver,
    company: await app.signIn({ kind: "corporation", id: scene.company }),
    "somebody else": other.token,
  };
  const ids = [scene.person.id, scene.company, scene.booking, scene.shift];
  const found: string[] = [];
  const read = new Set<Endpoint>();
  for (const row of rows.filter(({ method }) => method === "GET")) {
    const names = [...row.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");
    for (const id of names.length === 0 ? [0] : ids) {
      const params = Object.fromEntries(names.map((name) => [name, samples[name] ?? id]));
      for (const [reader, as] of Object.entries(readers)) {
        const { text, status } = await app.call(row, {
          as,
          params,
          query: queries[titleOf(row)] ?? {},
        } as never);
        if (status === 200) read.add(row);
        const isNoted = reader === "admin" && SHOWING.includes(titleOf(row));
        if (!isNoted && numbersIn(text, scene.person)) found.push(`${titleOf(row)} to ${reader}`);
      }
    }
  }
  expect(found).toEqual([]);
  const notRead = rows.filter((row) => row.method === "GET" && !read.has(row)).map(titleOf);
  expect(new Set(notRead)).toEqual(new Set(NOT_READ));
});

function numbersIn(text: string, { cpr, account }: Person): boolean {
  return text.includes(cpr) || text.includes(account);
}
