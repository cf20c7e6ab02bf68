import { beforeAll, expect, test } from "vitest";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { makeCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { hostileRequests, type People } from "#tests/tools/hostile/requests.ts";

const REQUESTS = 1_500;
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** A 503 of a service that nobody has set up, which the contract names. */
const SAID = '"code":"not_configured"';
const app = testApp();
const admin = testAdmin(app);
const CALLERS: People = {
  admin: ["admin", "admin rights", "corporation", "corporation itself"],
  hotel: ["corporation", "corporation itself"],
  brewery: ["corporation", "corporation itself"],
  anna: ["employee"],
  jonas: ["employee"],
};
const people = new Map<string, { kind: "corporation" | "employee"; id: number }>();
const ids: number[] = [];

beforeAll(async () => {
  const [hotel, brewery] = [await makeCorporation(app), await makeCorporation(app)];
  const [anna, jonas] = [await make.employee(app.db), await make.employee(app.db)];
  people.set("admin", { kind: "corporation", id: admin.id });
  people.set("hotel", { kind: "corporation", id: hotel.id });
  people.set("brewery", { kind: "corporation", id: brewery.id });
  people.set("anna", { kind: "employee", id: anna.id });
  people.set("jonas", { kind: "employee", id: jonas.id });
  for (const company of [hotel, brewery]) {
    const { booking, shift } = await company.bookedShift();
    const open = await company.booking({ date: testDay(3) });
    ids.push(booking.id, shift.id, open.id, company.staffType.id);
  }
  ids.push(anna.id, jonas.id, hotel.id, brewery.id);
});

test(`of ${REQUESTS} requests of all kinds none is answered 5xx (seed ${SEED})`, {
  timeout: 240_000,
}, async () => {
  const days = [testDay(0), testDay(1), testDay(5), testDay(-3)];
  const requests = hostileRequests(SEED, CALLERS, { ids, days });
  const failed: string[] = [];
  let tokens = new Map<string, string>();
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    if (sent % 250 === 0) tokens = await signAllIn();
    const { who, method, path, headers, body } = requests.next().value;
    const answer = await app.app.inject({
      method: method as "GET",
      url: path,
      headers: { ...headers, ...(who ? { authorization: `Bearer ${tokens.get(who)}` } : {}) },
      ...(body === undefined ? {} : { payload: body }),
    });
    if (answer.statusCode >= 500 && !answer.body.includes(SAID))
      failed.push(`${answer.statusCode} ${who} ${method} ${path} ${body}`);
  }
  expect(failed).toEqual([]);
});

/** One of the requests before may have signed somebody out. */
async function signAllIn(): Promise<Map<string, string>> {
  const tokens = new Map<string, string>();
  for (const [name, subject] of people) tokens.set(name, await app.signIn(subject));
  return tokens;
}
