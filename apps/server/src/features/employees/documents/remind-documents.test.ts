import { expect, test } from "vitest";
import { documentEndpoints as rows } from "#contract/employees/document.endpoints.ts";
import { addDays, type Day, momentOf } from "#rules/time/moment.ts";
import { testDay } from "#tests/support/factories.ts";
import { upload } from "#tests/support/fixtures/upload.ts";
import { signedInEmployee, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { remindDocuments } from "./remind-documents.ts";

const app = testApp();
const admin = testAdmin(app);
const LAST_DAY = testDay(60);

/** The office, signed in at the time of the test's clock. */
const office = () => app.signIn({ kind: "corporation", id: admin.id });

/** Somebody with an approved document that ends on `LAST_DAY`. */
async function withDocument() {
  app.setNow(TEST_NOW);
  const person = await signedInEmployee(app);
  const body = { kind: "food_hygiene", expires_on: LAST_DAY } as const;
  const { body: documents } = await app.call(rows.noteDocument, {
    as: await office(),
    params: { id: person.id },
    body,
  });
  return { ...person, document: documents[0]?.id ?? 0 };
}

/** Lets the clock look at a moment, twice at once, as two processes do. */
async function lookAt(day: Day, time = "10:00") {
  app.setNow(momentOf(day, time));
  await Promise.all([remindDocuments(app.services), remindDocuments(app.services)]);
}

const subjectsOf = async (employeeId: number) =>
  (
    await app.db
      .selectFrom("outbox")
      .select("subject")
      .where("subject_key", "=", `employee:${employeeId}`)
      .orderBy("id")
      .execute()
  ).map(({ subject }) => subject);

test("a person is reminded 30 and 7 days before and on the last day, once each and by day", async () => {
  const { id } = await withDocument();
  await lookAt(addDays(LAST_DAY, -31));
  await lookAt(addDays(LAST_DAY, -30), "07:59");
  expect(await subjectsOf(id)).toEqual([]);
  await lookAt(addDays(LAST_DAY, -30), "08:00");
  await lookAt(addDays(LAST_DAY, -29));
  expect(await subjectsOf(id)).toHaveLength(1);
  await lookAt(addDays(LAST_DAY, -7), "21:00");
  expect(await subjectsOf(id)).toHaveLength(1);
  await lookAt(addDays(LAST_DAY, -6));
  await lookAt(LAST_DAY);
  await lookAt(addDays(LAST_DAY, 1));
  expect(await subjectsOf(id)).toEqual([
    expect.stringContaining("Hygiejnebevis udløber"),
    expect.stringContaining("Hygiejnebevis udløber"),
    "Hygiejnebevis udløber i dag",
  ]);
});

test("a renewal stops the reminders, and one that is declined lets them go on", async () => {
  const { id, document } = await withDocument();
  app.setNow(momentOf(addDays(LAST_DAY, -40), "10:00"));
  const query = `kind=food_hygiene&expires_on=${testDay(800)}&replaces=${document}`;
  const { body } = await upload<{ id: number; state: string }[]>(app, `employees/documents?${query}`, {
    as: await app.signIn({ kind: "employee", id }),
  });
  await lookAt(addDays(LAST_DAY, -30));
  expect(await subjectsOf(id)).toEqual([]);
  const renewal = body.find(({ state }) => state === "waiting")?.id ?? 0;
  const reason = "Den er ikke underskrevet";
  await app.call(rows.declineDocument, { as: await office(), params: { id: renewal }, body: { reason } });
  await lookAt(addDays(LAST_DAY, -7));
  expect(await subjectsOf(id)).toEqual([
    expect.stringContaining("Vi kan ikke bruge"),
    expect.stringContaining("Hygiejnebevis udløber"),
  ]);
  await app.call(rows.approveDocument, { as: await office(), params: { id: renewal } });
  await lookAt(LAST_DAY);
  expect(await subjectsOf(id)).toHaveLength(2);
});

test("another last day is reminded of anew, and whoever has lost access hears nothing", async () => {
  const { id, document } = await withDocument();
  await lookAt(addDays(LAST_DAY, -30));
  const body = { kind: "food_hygiene", expires_on: addDays(LAST_DAY, 20) } as const;
  await app.call(rows.correctDocument, { as: await office(), params: { id: document }, body });
  await lookAt(addDays(LAST_DAY, -10));
  expect(await subjectsOf(id)).toHaveLength(2);
  const deactivated_at = new Date(TEST_NOW);
  await app.db.updateTable("employees").set({ deactivated_at }).where("id", "=", id).execute();
  await lookAt(addDays(LAST_DAY, 13));
  expect(await subjectsOf(id)).toHaveLength(2);
});
