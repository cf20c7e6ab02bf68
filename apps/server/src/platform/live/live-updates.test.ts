import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { type Channel, queryKey } from "#contract/wire/endpoint.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { publishInvalidations } from "./changes.ts";

const APPLICANTS = 600;
const app = testApp();
beforeAll(async () => {
  await app.app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The keys of the first `data:` line that reaches this person's pages. */
async function listenAs(employeeId: number, query = ""): Promise<{ heard: Promise<unknown> }> {
  const { port } = app.app.server.address() as AddressInfo;
  const token = await app.signIn({ kind: "employee", id: employeeId });
  const response = await fetch(`http://127.0.0.1:${port}/api/events${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { heard: firstChange(response) };
}

async function firstChange(response: Response): Promise<unknown> {
  let text = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const data = /^data: (.*)$/m.exec(text)?.[1];
    if (data) return JSON.parse(data).keys;
  }
  throw new Error("the stream ended");
}

test("a change that concerns 600 employees is saved and reaches the first and the last of them", async () => {
  const [first, last] = [await make.employee(app.db), await make.employee(app.db)];
  const others = Array.from({ length: APPLICANTS - 2 }, (_, index) => 1_000_000 + index);
  const channels = [first.id, ...others, last.id].map((id): Channel => `employee:${id}`);
  const heard = [(await listenAs(first.id)).heard, (await listenAs(last.id)).heard];
  const keys = [queryKey(jobEndpoints.overview), queryKey(jobEndpoints.booking, { id: 1017 })];
  await inTransaction(app.db, (tx) => publishInvalidations(tx, { channels, keys }));
  expect(await Promise.all(heard)).toEqual([keys, keys]);
});

test("a change is sent with its transaction only", async () => {
  const { id } = await make.employee(app.db);
  const { heard } = await listenAs(id);
  const change = (key: string) => ({ channels: [`employee:${id}` as const], keys: [[key]] });
  const undone = inTransaction(app.db, async (tx) => {
    await publishInvalidations(tx, change("undone"));
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  await inTransaction(app.db, (tx) => publishInvalidations(tx, change("saved")));
  expect(await heard).toEqual([["saved"]]);
});

test("a page subscribesTo of what changed while it was being loaded, of its own only", async () => {
  const [person, other] = [await make.employee(app.db), await make.employee(app.db)];
  const change = (id: number, key: string) =>
    inTransaction(app.db, (tx) => publishInvalidations(tx, { channels: [`employee:${id}`], keys: [[key]] }));
  // However long the way takes, so much later it is when the stream is asked for.
  const now = vi.spyOn(performance, "now");
  const pass = (milliseconds: number) => now.mockReturnValue(performance.now() + milliseconds);
  pass(1_000);
  const { heard: isThere } = await listenAs(person.id);
  await change(other.id, "of another");
  await change(person.id, "own");
  await isThere;
  pass(500);
  expect(await (await listenAs(person.id, "?age=500")).heard).toEqual([["own"]]);
  const { heard } = await listenAs(person.id, "?age=499");
  await change(person.id, "later");
  expect(await heard).toEqual([["later"]]);
});

test("a page that began to load before changes were kept loads everything anew", async () => {
  const { id } = await make.employee(app.db);
  expect(await (await listenAs(id, "?age=999999999999")).heard).toEqual([[]]);
});
