import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type * as z from "zod/mini";
import { allEndpoints } from "#contract/all-endpoints.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { testDay } from "#tests/support/factories.ts";
import { makeCorporation, signedInEmployee, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { AT_ONCE, faults, spotsOf, withValues } from "#tests/tools/hostile/bad-values.ts";
import { type Schema, schemaOf, valueFor } from "#tests/tools/hostile/values.ts";
import { isThorough } from "#tests/tools/thorough.ts";

const app = testApp();
const admin = testAdmin(app);
const tokens = { employee: "", corporation: "", admin: "" };
const titled = allEndpoints.map(({ row }) => [`${row.method} ${row.path}`, row] as const);
const withBody = titled.filter(([, row]) => row.body && !row.multipart);
const withQuery = titled.filter(([, row]) => row.query);
const withParams = titled.filter(([, row]) => row.path.includes(":"));
/** Without a bound of their own: a file, what a browser signed, and a card's look, which is kept as it comes. */
const OPEN = [
  "POST admin/old-profiles csv",
  "POST corporations/second-factor/passkeys registration.",
  "POST employees/passkeys registration.",
  "POST employees/sign-in/passkey assertion.",
  "PUT corporations/bookings/:id/change-booking-ui-status box_status",
];
/** The first of a list; all of it in the thorough run. */
const first = (count: number, list: readonly string[]) => (isThorough ? list : list.slice(0, count));
const NO_OBJECTS = first(5, [
  '"x"',
  "[]",
  '{"toString":1}',
  '{"__proto__":{"isAdmin":true}}',
  `{"a":${"[".repeat(40)}`,
  "7",
  "true",
  "[[{}]]",
  '{"a":{"__proto__":null}}',
  '{"constructor":{"prototype":{"a":1}}}',
]);
/** What no query that is bound to words, days or numbers takes. */
const MEANINGLESS = first(2, ["%C3%A6!", "-1", "1e999", "NaN", "[]", "9".repeat(3_000)]);
/** What may be looked for, and is not there. */
const UNREADABLE = first(1, ["%ff", "%ED%A0%80", "%25", "x".repeat(3_000)]);
const NO_IDS = first(4, ["%00", "0", "1e3", "9".repeat(20), "-1", "1.5", "abc", "%ff", "%ED%A0%80", "1%3B"]);
let before: string;

beforeEach(async () => {
  before = await fingerprint();
});
beforeAll(async () => {
  const company = await makeCorporation(app);
  await company.bookedShift();
  await company.bookedShift({ date: testDay(-3) });
  tokens.admin = admin.token;
  tokens.corporation = company.token;
  tokens.employee = (await signedInEmployee(app)).token;
});

test.each(withBody)(
  "%s refuses every field that is not as its schema says, under its name",
  async (title, row) => {
    const schema = schemaOf(bodyOf(row));
    const forms = schema.anyOf ?? [schema];
    // What fits none of several forms is told of the whole; and what one of them refuses another may take.
    const isNaming = forms.length === 1 && !row.plainRefusals;
    const refusals = forms.length === 1 ? [422] : [404, 422];
    for (const form of forms) {
      const whole = wholeOf(form);
      const spots = spotsOf(form).filter(
        ({ place }) => !OPEN.some((open) => `${title} ${place.join(".")}`.startsWith(open)),
      );
      for (const [fault, wrongFor] of Object.entries(faults)) {
        const wrong = spots.flatMap(({ place, schema: part }) => {
          const value = wrongFor(part);
          return value === undefined ? [] : [[place, value] as const];
        });
        for (const group of groupsOf(wrong)) {
          const { status, text } = await send(row, { body: JSON.stringify(withValues(whole, group)) });
          expect(refusals, `${fault}: ${text}`).toContain(status);
          const names = isNaming ? group.map(([place]) => place.join(".")) : [];
          const unnamed = names.filter((name) => !isNamed(name, namesIn(text)));
          expect(unnamed, `${fault}: ${text}`).toEqual([]);
        }
      }
    }
    await expectNothingChanged();
  },
);

test.each(withBody)("%s refuses what is no object, and names that every object has", async (_, row) => {
  const isList = schemaOf(bodyOf(row)).type === "array";
  for (const body of NO_OBJECTS.filter((one) => !isList || one !== "[]")) {
    const { status, text } = await send(row, { body });
    expect(status, `${body}: ${text}`).toBe(422);
  }
  await expectNothingChanged();
});

test.each(withQuery)("%s refuses what its query cannot mean, under its name", async (_, row) => {
  const properties = Object.entries(schemaOf(row.query as z.ZodMiniType).properties ?? {});
  const bound = properties.filter(([, part]) => part.enum ?? part.pattern ?? part.format);
  const asked = async (names: readonly (readonly [string, unknown])[], text: string) => {
    const answer = await send(row, { search: names.map(([name]) => `${name}=${text}`).join("&") });
    expect(answer.status, `${text}: ${answer.text}`).toBe(422);
    if (!row.plainRefusals)
      expect(namesIn(answer.text), text).toEqual(expect.arrayContaining(names.map(([name]) => name)));
  };
  await asked(properties, "%00");
  if (bound.length > 0) for (const text of MEANINGLESS) await asked(bound, text);
  for (const text of UNREADABLE) {
    const { status } = await send(row, { search: properties.map(([name]) => `${name}=${text}`).join("&") });
    expect([200, 404, 422], text).toContain(status);
  }
  if (row.method !== "GET") await expectNothingChanged();
});

/** The first and the last day that can be written: the one before and the one after can not. */
const ENDS_OF_TIME = ["0001-01-01", "9999-12-31", "9999-12-31T23:59:59.999Z", "9999-99-99T99:99:99.999Z~a~1"];

test.each(withQuery)("%s answers or refuses days at the ends of time", async (_, row) => {
  const names = Object.keys(schemaOf(row.query as z.ZodMiniType).properties ?? {});
  for (const text of ENDS_OF_TIME) {
    for (const name of names) {
      const { status } = await send(row, { search: `${name}=${encodeURIComponent(text)}` });
      expect([200, 404, 409, 422], `${name}=${text}`).toContain(status);
    }
  }
  if (row.method !== "GET") await expectNothingChanged();
});

test.each(withParams)("%s finds nothing under an id that is none", async (_, row) => {
  for (const id of NO_IDS) {
    const { status, text } = await send(row, { id });
    expect([404, 422], `${id}: ${text}`).toContain(status);
  }
  const body = row.body && !row.multipart ? { body: JSON.stringify(wholeOf(schemaOf(row.body))) } : {};
  const { status, text } = await send(row, { id: "999999999", ...body });
  // What is gone already may be taken away once more.
  expect(row.method === "DELETE" ? [200, 404] : [404, 409, 422], text).toContain(status);
  await expectNothingChanged();
});

/** A body with every field, each as its schema says. */
function wholeOf(schema: Schema): unknown {
  return valueFor(schema, () => 0.35, { ids: [1], days: [testDay(5)] }, 0);
}

const bodyOf = (row: Endpoint) => row.body as z.ZodMiniType;

function groupsOf<T>(list: readonly T[]): T[][] {
  const count = Math.ceil(list.length / AT_ONCE);
  return Array.from({ length: count }, (_, at) => list.slice(at * AT_ONCE, (at + 1) * AT_ONCE));
}

const isNamed = (name: string, names: readonly string[]) =>
  names.some((one) => one === name || name.startsWith(`${one}.`) || one.startsWith(`${name}.`));

function namesIn(text: string): string[] {
  return text.startsWith("{") ? Object.keys(JSON.parse(text).errors ?? {}) : [];
}

async function send(
  row: Endpoint,
  { id, search = "", body }: { id?: string; search?: string; body?: string },
) {
  const token = row.callers.includes("anyone")
    ? ""
    : row.callers.some((caller) => caller.startsWith("admin"))
      ? tokens.admin
      : row.callers.some((caller) => caller.startsWith("employee"))
        ? tokens.employee
        : tokens.corporation;
  const answer = await app.app.inject({
    method: row.method,
    url: `/api/${row.path.replace(/:(\w+)/g, (_, name) => id ?? (name === "kind" ? "trade_terms" : "1"))}${search ? `?${search}` : ""}`,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  if (answer.statusCode >= 400) expectDanish(answer.body);
  return { status: answer.statusCode, text: answer.body };
}

/** What zod or Fastify would say of themselves. */
const ENGLISH = /\b(invalid|required|expected|must|unexpected|error|not found|too)\b/i;

/** A refusal is one Danish sentence, and one for each field. */
function expectDanish(text: string): void {
  const { message, errors = {} } = text.startsWith("{") ? JSON.parse(text) : { message: text };
  const sentences = [message, ...Object.values(errors)];
  expect(
    sentences.filter((one) => typeof one !== "string" || one === "" || ENGLISH.test(one)),
    text,
  ).toEqual([]);
}

async function expectNothingChanged(): Promise<void> {
  expect(await fingerprint()).toBe(before);
}

/** What all tables hold, but for counters of tries, the log of refusals, and when sessions were last used. */
async function fingerprint(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_stat_user_tables
    where schemaname = 'public' and relname not in ('rate_limits', 'security_events', 'security_alerts', 'sessions')
    order by relname`.execute(app.db);
  const parts = tables.map(
    ({ name }) =>
      sql`select md5(string_agg(t::text, ',' order by t::text)) as part from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ part: string | null }>`${sql.join(parts, sql` union all `)}`.execute(app.db);
  return rows.map(({ part }) => part ?? "").join(" ");
}
