import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { deskEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { giveShortcut, inTransaction, runSql } from "#server/platform/database/database.ts";
import { pruneChanges } from "#server/platform/database/driver/changes.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { createTestApp, TEST_NOW, type TestApp } from "#tests/support/test-app.ts";
import { changes } from "./kept-answers-changes.ts";
import { makeWorld } from "./kept-answers-world.ts";

const MINUTE = 60_000;
const app = testApp();
/** On the same database, without kept answers: what it says is made anew each time. */
let anew: TestApp;
let world: Awaited<ReturnType<typeof makeWorld>>;
/** The statements that have been asked, by their text. */
let asked: string[] = [];

beforeAll(async () => {
  anew = await createTestApp({ database: app.database, settings: { answerCacheBytes: 0 } });
  world = await makeWorld(app);
  const direct = { ...app.database };
  giveShortcut(app.db, async (text, values) => {
    asked.push(text);
    return (await runSql(direct.db, text, values)).rows;
  });
});
afterAll(() => anew.app.close());
beforeEach(() => setNow(TEST_NOW));

function setNow(now: number) {
  app.setNow(now);
  anew.setNow(now);
}

/** Everything that may be answered without being read again, as one of the two servers says it. */
async function answersOf(of: TestApp): Promise<string[]> {
  const { hotel, admin, person, shown, ended } = world;
  const company = { as: hotel.token };
  const answers: Pick<Awaited<ReturnType<TestApp["call"]>>, "status" | "total" | "text">[] = [
    await of.call(bookingEndpoints.upcoming, company),
    await of.call(bookingEndpoints.upcoming, { ...company, query: { weekNumber: "49", year: "2026" } }),
    await of.call(jobEndpoints.upcoming, { as: person.token }),
    await of.call(jobEndpoints.overview, { as: person.token }),
    await of.call(deskEndpoints.today, { as: admin.token }),
  ];
  for (const { id } of shown)
    answers.push(await of.call(bookingEndpoints.get, { ...company, params: { id } }));
  answers.push(await of.call(bookingEndpoints.get, { as: admin.token, params: { id: world.coming.id } }));
  answers.push(await of.call(invoicingEndpoints.details, { as: admin.token, params: { id: ended.id } }));
  return answers.map(({ status, total, text }) => `${status} ${total} ${text}`);
}

const kinds = Object.keys(changes);
const tableOf = (kind: string) => kind.split(" ")[0] ?? "";

test("what is asked again is answered with the session's statement, and the line of who saw personal numbers", async () => {
  const before = await answersOf(app);
  expect(before).toEqual(await answersOf(anew));
  asked = [];
  expect(await answersOf(app)).toEqual(before);
  const others = asked.filter((text) => !text.includes("is_unchanged"));
  expect(asked).toHaveLength(before.length + others.length);
  expect(others).toEqual([expect.stringMatching(/^insert into "audit_log"/)]);
});

test("whoever is shown the invoice page again stands in the log again, for the same people", async () => {
  const { admin, ended } = world;
  const look = async () => {
    const { status } = await app.call(invoicingEndpoints.details, {
      as: admin.token,
      params: { id: ended.id },
    });
    expect(status).toBe(200);
    const [line] = await app.database.script("select * from audit_log order by id desc limit 1");
    return { ...line, id: 0 };
  };
  const [first] = [await look(), await look()];
  const before = await app.database.script("select count(*) as lines from audit_log");
  asked = [];
  expect(await look()).toEqual(first);
  expect(asked.filter((text) => text.includes("read at"))).toEqual([]);
  expect(first).toMatchObject({ action: "read_pay_data", actor_kind: "admin", actor_id: admin.id });
  const after = await app.database.script("select count(*) as lines from audit_log");
  expect(Number(after[0]?.lines)).toBe(Number(before[0]?.lines) + 1);
});

test("while a service refuses us, 'I dag' counts what waits there each time", async () => {
  const { admin } = world;
  const refused = {
    channel: "sms",
    status: "queued",
    subject_key: "employee:1",
    problem: "access_refused",
  } as const;
  await app.db
    .insertInto("outbox")
    .values({ ...refused, key: "refused", recipient: "20550199", created_at: new Date(TEST_NOW) })
    .execute();
  const reads = async () => {
    asked = [];
    for (const _ of [1, 2, 3]) await app.call(deskEndpoints.today, { as: admin.token });
    return asked.filter((text) => text.includes("print of all")).length;
  };
  expect(await reads()).toBe(3);
  await app.db.deleteFrom("outbox").where("key", "=", "refused").execute();
  expect(await reads()).toBe(1);
});

test("all tables that such an answer is read from say what changes in them", async () => {
  await changeOf("shifts", 0);
  asked = [];
  await answersOf(anew);
  await changeOf("shifts", 1);
  const reads = asked.filter((text) => text.includes("read at"));
  expect(reads.length).toBeGreaterThan(4);
  const named = reads.flatMap((text) =>
    [...text.matchAll(/\b(?:from|join)\s+"?(\w+)"?/g)].map(([, name]) => name),
  );
  const all = await namesOf(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const noted = await namesOf(
    "select event_object_table as name from information_schema.triggers where trigger_name = 'note_change'",
  );
  expect(noted).toEqual(new Set(kinds.map(tableOf)));
  // How many shifts somebody has changes with one of them, which is noted for its person.
  const told = named.filter((name) => all.has(name) && name !== "shift_counts");
  expect(new Set(told)).toEqual(noted);
});

async function namesOf(query: string): Promise<Set<unknown>> {
  return new Set((await app.database.script(query)).map(({ name }) => name));
}

describe.each(kinds)("a change in %s", (kind) => {
  test("is answered, and would not be without its trigger", async () => {
    const before = await answersOf(app);
    await changeOf(kind, 0);
    const changed = await answersOf(app);
    expect(changed).toEqual(await answersOf(anew));
    expect(changed).not.toEqual(before);
    // A shift that is confirmed or not changes the hours of its person, a document what is left of prepayments.
    const kept: Record<string, string[]> = { shifts: ["weekly_hours"], invoices: ["prepaid_left"] };
    const tables = [tableOf(kind), ...(kept[kind] ?? [])];
    const triggers = (set: "enable" | "disable") =>
      app.database.script(tables.map((name) => `alter table ${name} ${set} trigger note_change`).join("; "));
    await triggers("disable");
    await changeOf(kind, 1);
    await triggers("enable");
    expect(await answersOf(app)).toEqual(changed);
    expect(await answersOf(anew)).toEqual(before);
    await noteAll();
  });
});

const changeOf = (kind: string, which: 0 | 1) => app.database.script(changes[kind]?.[which] ?? "");
const noteAll = () => app.database.script("insert into changes (subject) values ('all')");

test("answers are what they would be made anew, whatever changes and however time goes on", async () => {
  const step = fc.record({
    kind: fc.constantFrom(...kinds),
    minutes: fc.constantFrom(0, 0, 0, 0.4, 1, 31),
    isPruned: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      let now = TEST_NOW;
      setNow(now);
      const times = new Map<string, number>();
      const play = async (kind: string) => {
        const done = times.get(kind) ?? 0;
        times.set(kind, done + 1);
        await changeOf(kind, (done % 2) as 0 | 1);
        // The product takes no line out of the log, so that nothing notes it.
        if (kind === "audit_log" && done % 2 === 1) await noteAll();
      };
      for (const { kind, minutes, isPruned } of steps) {
        await play(kind);
        if (isPruned) await pruneChanges(app.db);
        now += minutes * MINUTE;
        setNow(now);
        expect(await answersOf(app)).toEqual(await answersOf(anew));
      }
      for (const [kind, done] of times) if (done % 2 === 1) await play(kind);
    }),
    { numRuns: 8 },
  );
});

test("a list loses what is over at the moment when it is, though nothing has changed", async () => {
  const end = TEST_NOW + 60 * MINUTE;
  for (const seconds of [-150, -100, -50, -1, 0, 1, 50]) {
    setNow(end + seconds * 1_000);
    expect(await answersOf(app)).toEqual(await answersOf(anew));
  }
});

test("rights are those of this moment, though nothing else has changed", async () => {
  const { admin, coming, hotel } = world;
  const seen = () => app.call(bookingEndpoints.get, { as: admin.token, params: { id: coming.id } });
  expect([(await seen()).status, (await seen()).status]).toEqual([200, 200]);
  const set = (is_admin: boolean) =>
    app.db.updateTable("corporations").set({ is_admin }).where("id", "=", admin.id).execute();
  await set(false);
  expect((await seen()).status).toBe(404);
  await set(true);
  expect((await seen()).status).toBe(200);
  await app.db.deleteFrom("sessions").where("corporation_id", "=", hotel.id).execute();
  expect((await app.call(bookingEndpoints.upcoming, { as: hotel.token })).status).toBe(401);
  world = { ...world, hotel: { ...hotel, token: await app.signIn({ kind: "corporation", id: hotel.id }) } };
});

describe("a change that is under way while the answer is read", () => {
  test.each([false, true])("is answered once it is saved; pruned meanwhile: %s", async (isPruned) => {
    // The embedded database does one thing at a time.
    if (app.database.kind === "embedded") return;
    let [underWay, save] = [() => {}, () => {}];
    const began = new Promise<void>((resolve) => (underWay = resolve));
    const mayEnd = new Promise<void>((resolve) => (save = resolve));
    const saved = inTransaction(app.db, async (tx) => {
      await tx
        .updateTable("bookings")
        .set({ city: `Odense ${isPruned}` })
        .execute();
      underWay();
      await mayEnd;
    });
    await began;
    // A later transaction ends first.
    await app.database.script("update staff_types set job_title = job_title || '.'");
    const before = await answersOf(app);
    expect(await answersOf(app)).toEqual(before);
    if (isPruned) await pruneChanges(app.db);
    save();
    await saved;
    if (isPruned) await pruneChanges(app.db);
    const after = await answersOf(app);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await answersOf(anew));
  });
});
