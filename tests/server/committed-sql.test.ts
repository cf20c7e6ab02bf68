import { readdirSync } from "node:fs";
import { createQueryId, type KyselyPlugin } from "kysely";
import { format } from "sql-formatter";
import { expect, test } from "vitest";
import { allEndpoints } from "#contract/all-endpoints.ts";
import type { Caller, Endpoint } from "#contract/wire/endpoint.ts";
import { QueryCompiler } from "#server/platform/database/query-compiler.ts";
import { freshDatabase } from "#tests/support/database.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { makeScene, queries, type Scene } from "./personal-numbers-calls.ts";

const FOLDER = new URL("../../docs/sql/", import.meta.url);
/** Statements that calls of several areas send, such as the look-up of the session. */
const SHARED = "shared";
const reads = allEndpoints.filter(({ row }) => row.method === "GET");

test("docs/sql holds the SQL of every read: after a change of a query, `vitest -u` writes it", async () => {
  const asked = await askAll();
  const files = Map.groupBy(asked, ([, names]) => fileOf(names));
  for (const [file, statements] of files)
    await expect(render(statements)).toMatchFileSnapshot(new URL(`${file}.sql`, FOLDER).pathname);
  const stale = readdirSync(FOLDER).filter((file) => !files.has(file.replace(".sql", "")));
  expect(stale).toEqual([]);
}, 240_000);

/** The select statements of all reads, each with the names of the rows of the contract that send it. */
async function askAll(): Promise<Map<string, string[]>> {
  const asked = new Map<string, string[]>();
  let name = "";
  const note = (sql: string) => {
    if (name && /^\s*(select|with)\b/i.test(sql))
      asked.set(sql, [...new Set([...(asked.get(sql) ?? []), name])]);
  };
  const database = await freshDatabase();
  const app = await createTestApp({ database: { ...database, db: database.db.withPlugin(listener(note)) } });
  const scene = await makeScene(app);
  await addToScene(scene);
  const tokens = await signInAll(scene);
  for (const { area, name: row, row: endpoint } of reads) {
    name = `${area}.${row}`;
    await read(app, scene, endpoint, tokens);
    name = "";
  }
  await app.close();
  return asked;
}

/** Hears of each statement as it is sent. */
function listener(note: (sql: string) => void): KyselyPlugin {
  return {
    transformQuery({ node }) {
      note(new QueryCompiler().compileQuery(node, createQueryId()).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** Adds a coming booking of the company, for which the person has applied. */
async function addToScene({ app, company, person }: Scene): Promise<void> {
  const { id } = await make.staffType(app.db);
  const booking = await make.booking(app.db, {
    corporation_id: company,
    staff_type_id: id,
    date: testDay(3),
  });
  await make.shift(app.db, { booking_id: booking.id, employee_id: person.id, status: "applied" });
}

async function signInAll({ app, company, person }: Scene): Promise<Partial<Record<Caller, string>>> {
  const admin = await make.corporation(app.db, { is_admin: true });
  const tokens = {
    admin: await app.signIn({ kind: "corporation", id: admin.id }),
    corporation: await app.signIn({ kind: "corporation", id: company }),
    employee: await app.signIn({ kind: "employee", id: person.id }),
  };
  return {
    ...tokens,
    "admin rights": tokens.admin,
    "corporation itself": tokens.corporation,
    "employee itself": tokens.employee,
  };
}

/** Makes a call with the ids of the scene until one is answered. */
async function read(
  app: TestApp,
  { booking, shift, person, company }: Scene,
  row: Endpoint,
  tokens: Partial<Record<Caller, string>>,
): Promise<void> {
  const names = [...row.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");
  for (const id of names.length === 0 ? [0] : [booking, shift, person.id, company]) {
    const params = Object.fromEntries(names.map((name) => [name, name === "kind" ? "trade_terms" : id]));
    const query = queries[`${row.method} ${row.path}`] ?? {};
    const as = row.callers.map((caller) => tokens[caller]).find((token) => token !== undefined);
    const { status } = await app.call(row, { ...(as ? { as } : {}), params, query } as never);
    if (status === 200) return;
  }
}

function fileOf(names: readonly string[]): string {
  const areas = new Set(names.map((name) => name.split(".")[0] ?? ""));
  return areas.size === 1 ? ([...areas][0] ?? SHARED) : SHARED;
}

function render(statements: readonly [string, string[]][]): string {
  const parts = statements.map(([sql, names]) => `${heading(names)}\n${formatted(sql)};\n`);
  return parts.sort().join("\n");
}

/** At most three names: a statement of more is one that every call of its kind sends. */
function heading(names: readonly string[]): string {
  const [first, second, third, ...more] = names;
  const shown = [first, second, third].filter((name) => name !== undefined).join(", ");
  return `-- ${shown}${more.length > 0 ? ` and ${more.length} more` : ""}`;
}

function formatted(sql: string): string {
  return format(sql, { language: "postgresql", keywordCase: "lower", expressionWidth: 110 });
}
