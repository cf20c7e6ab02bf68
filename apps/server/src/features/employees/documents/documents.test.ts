import { beforeAll, describe, expect, test } from "vitest";
import { documentEndpoints as rows, type WireDocument } from "#contract/employees/document.endpoints.ts";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import { DAY_MS } from "#rules/time/moment.ts";
import { applyRetention } from "#server/features/privacy/retention/retention.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { PDF, upload } from "#tests/support/fixtures/upload.ts";
import { signedInCorporation, signedInEmployee, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const office: Partial<Record<OfficeRole, string>> = {};
let anna: Awaited<ReturnType<typeof signedInEmployee>>;
beforeAll(async () => {
  for (const office_role of ["owner", "planner", "bookkeeper", "reader"] as const) {
    const { id } = await make.corporation(app.db, { is_admin: true, office_role, contact_person: "Poul" });
    office[office_role] = await app.signIn({ kind: "corporation", id });
  }
  anna = await signedInEmployee(app);
});

type Sent = { kind?: string; title?: string; issued_on?: string; expires_on?: string; replaces?: string };
type Answer = WireDocument[];
const planner = () => office.planner ?? "";
const query = (sent: Sent) => new URLSearchParams({ kind: "work_permit", ...sent });
const send = (sent: Sent = {}, { as = anna.token, content = PDF } = {}) =>
  upload<Answer>(app, `employees/documents?${query(sent)}`, { as, content, name: "tilladelse.pdf" });
const own = async (as = anna.token) => (await app.call(rows.ownDocuments, { as })).body;
const remove = (id: number, as = anna.token) => app.call(rows.removeOwnDocument, { as, params: { id } });
const ownFile = (id: number, as = anna.token) => app.call(rows.ownDocumentFile, { as, params: { id } });
const listed = async (id: number, as = planner()) =>
  (await app.call(rows.documents, { as, params: { id } })).body;
const note = (id: number, body: Sent & { replaces?: number } = {}, as = planner()) =>
  app.call(rows.noteDocument, { as, params: { id }, body: { kind: "food_hygiene", ...body } as never });
const approve = (id: number, as = planner()) => app.call(rows.approveDocument, { as, params: { id } });
const decline = (id: number, reason = "Den er sløret", as = planner()) =>
  app.call(rows.declineDocument, { as, params: { id }, body: { reason } });
const open = (id: number, as = planner()) => app.call(rows.openDocument, { as, params: { id } });
const takeAway = (id: number, as = planner()) => app.call(rows.removeDocument, { as, params: { id } });
const stored = (employeeId: number) =>
  app.db
    .selectFrom("employee_documents")
    .selectAll()
    .where("employee_id", "=", employeeId)
    .orderBy("id")
    .execute();

/** The newest document of a person after a call. */
function newest({ body }: { body: Answer }): WireDocument {
  const found = body.toSorted((one, other) => one.id - other.id).at(-1);
  if (!found) throw new Error("no document");
  return found;
}

describe("a document that a person sends", () => {
  test("waits for the office, is kept encrypted, and is opened by its owner and by the office", async () => {
    const sent = newest(await send({ issued_on: "2025-06-01", expires_on: testDay(400) }));
    expect(sent).toMatchObject({
      ...{ kind: "work_permit", issued_on: "2025-06-01", expires_on: testDay(400), state: "waiting" },
      ...{ file: { name: "tilladelse.pdf", bytes: PDF.byteLength }, by_office: false, replaces: null },
    });
    const content = { name: "tilladelse.pdf", media_type: "application/pdf" };
    expect((await ownFile(sent.id)).body).toEqual({ ...content, content: PDF.toString("base64") });
    expect((await open(sent.id)).body).toEqual({ ...content, content: PDF.toString("base64") });
    const [row] = (await stored(anna.id)).filter(({ id }) => id === sent.id);
    expect(row?.content_encrypted).not.toContain(PDF.toString("base64").slice(0, 12));
  });

  test("stands in the log when it is sent, and each time the office opens it", async () => {
    const { id } = newest(await send());
    await open(id);
    await open(id);
    const logged = await app.db
      .selectFrom("audit_log")
      .select(["action", "actor_kind", "detail"])
      .where("entity", "=", "employee")
      .where("entity_id", "=", String(anna.id))
      .orderBy("id")
      .execute();
    const about = logged.filter(({ detail }) => (detail as { document?: number }).document === id);
    expect(about.map(({ action, actor_kind }) => [action, actor_kind])).toEqual([
      ["add_document", "employee"],
      ["open_document", "admin"],
      ["open_document", "admin"],
    ]);
  });

  test("is nobody else's to see, open, replace or remove", async () => {
    const { id } = newest(await send());
    const other = await signedInEmployee(app);
    const company = await signedInCorporation(app);
    expect(await own(other.token)).toEqual([]);
    expect((await ownFile(id, other.token)).status).toBe(404);
    expect((await remove(id, other.token)).status).toBe(404);
    expect((await send({ replaces: String(id) }, { as: other.token })).status).toBe(404);
    for (const as of [other.token, company.token]) {
      expect((await app.call(rows.documents, { as, params: { id: anna.id } })).status).toBe(403);
      expect((await open(id, as)).status).toBe(403);
      expect((await approve(id, as)).status).toBe(403);
    }
    expect((await send({}, { as: company.token })).status).toBe(403);
    expect((await own()).map((document) => document.id)).toContain(id);
  });

  test.each([
    ["something else without a name", { kind: "other" }, "document_name"],
    ["what has ended", { expires_on: testDay(-1) }, "document_expired"],
    ["what ends before it begins", { issued_on: testDay(5), expires_on: testDay(4) }, "document_days"],
  ])("is refused: %s", async (_, sent, code) => {
    const before = (await own()).length;
    const refused = await send(sent);
    expect([refused.status, refused.body.code]).toEqual([422, code]);
    expect(await own()).toHaveLength(before);
  });

  test("is refused as a page, and as nothing", async () => {
    for (const content of [Buffer.from("<!DOCTYPE html>"), Buffer.alloc(0)])
      expect((await send({}, { content })).body.code).toBe("file_type");
    expect((await send({}, { content: Buffer.concat([PDF, Buffer.alloc(3_000_000)]) })).status).toBe(422);
  });

  test("is one of at most twenty, also when two come at once", async () => {
    const many = await signedInEmployee(app);
    for (let count = 0; count < 19; count += 1) await note(many.id);
    const both = await Promise.all([send({}, { as: many.token }), send({}, { as: many.token })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const sent = (await own(many.token)).find(({ state }) => state === "waiting");
    expect((await send({ replaces: String(sent?.id) }, { as: many.token })).status).toBe(200);
  });
});

describe("the office", () => {
  test("approves a document, and a second press changes nothing", async () => {
    const { id } = newest(await send({ expires_on: testDay(400) }));
    const approved = (await approve(id)).body.find((document) => document.id === id);
    expect(approved).toMatchObject({ state: "valid", decided_by: "Poul" });
    app.setNow(TEST_NOW + DAY_MS);
    const again = (await approve(id, office.owner)).body.find((document) => document.id === id);
    expect(again?.decided_at).toBe(approved?.decided_at);
    app.setNow(TEST_NOW);
    expect((await remove(id)).body).toMatchObject({ code: "document_approved" });
    expect((await decline(id)).body).toMatchObject({ code: "document_approved" });
    expect((await takeAway(id)).status).toBe(200);
    expect((await takeAway(id)).status).toBe(404);
  });

  test("declines one with a reason that the person reads by mail and in the profile", async () => {
    const { id } = newest(await send());
    expect((await decline(id, "  ")).status).toBe(422);
    await decline(id, "Bagsiden mangler");
    await decline(id, "En anden grund");
    expect((await own()).find((document) => document.id === id)).toMatchObject({
      state: "declined",
      reason: "Bagsiden mangler",
    });
    const mails = await app.db
      .selectFrom("outbox")
      .select(["body", "recipient"])
      .where("key", "like", `document-declined:${id}:%`)
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain("Bagsiden mangler");
    expect((await approve(id)).body.find((document) => document.id === id)).toMatchObject({
      state: "valid",
      reason: "",
    });
  });

  test("notes what it has seen without a file, and corrects what a document says", async () => {
    const person = await signedInEmployee(app);
    const { id } = newest(await note(person.id, { expires_on: testDay(20) }));
    const [seen] = await own(person.token);
    expect(seen).toMatchObject({ id, state: "expiring", by_office: true, file: null });
    expect((await open(id)).status).toBe(404);
    const body = { kind: "other", title: "Truckcertifikat", expires_on: testDay(900) } as const;
    await app.call(rows.correctDocument, { as: planner(), params: { id }, body });
    expect((await own(person.token))[0]).toMatchObject({ ...body, state: "valid" });
    const past = { ...body, expires_on: testDay(-1) };
    expect(
      (await app.call(rows.correctDocument, { as: planner(), params: { id }, body: past })).body,
    ).toMatchObject({ code: "document_expired" });
  });

  test("adds one with its file; a bookkeeper and a reader see the list and open nothing", async () => {
    const person = await make.employee(app.db);
    const path = `admin/employees/${person.id}/documents?${query({})}`;
    const { id } = newest(await upload<Answer>(app, path, { as: planner() }));
    expect(await listed(person.id, office.reader)).toMatchObject([
      { id, state: "valid", decided_by: "Poul" },
    ]);
    for (const as of [office.reader ?? "", office.bookkeeper ?? ""]) {
      expect((await open(id, as)).body).toMatchObject({ code: "role" });
      expect((await approve(id, as)).status).toBe(403);
      expect((await takeAway(id, as)).status).toBe(403);
      expect((await note(person.id, {}, as)).status).toBe(403);
      expect((await upload(app, path, { as })).status).toBe(403);
    }
    expect((await note(999_999)).status).toBe(404);
  });
});

describe("a renewal", () => {
  test("leaves what is approved until the office has looked at it, and then takes its place", async () => {
    const person = await signedInEmployee(app);
    const first = newest(await note(person.id, { expires_on: testDay(10) }));
    const sent = { replaces: String(first.id), expires_on: testDay(700) };
    const second = newest(await send(sent, { as: person.token }));
    expect(await own(person.token)).toMatchObject([
      { id: first.id, state: "expiring", is_renewed: true },
      { id: second.id, state: "waiting", replaces: first.id },
    ]);
    await approve(second.id);
    expect(await own(person.token)).toMatchObject([
      { id: first.id, state: "replaced", is_renewed: false },
      { id: second.id, state: "valid", replaces: first.id },
    ]);
  });

  test("keeps what it replaced, which is not renewed again, and which holds again once the renewal is removed", async () => {
    const person = await signedInEmployee(app);
    const first = newest(await send({ expires_on: testDay(10) }, { as: person.token }));
    await approve(first.id);
    const second = newest(await send({ replaces: String(first.id) }, { as: person.token }));
    await approve(second.id);
    const third = newest(await note(person.id, { replaces: second.id } as never));
    expect((await own(person.token)).find(({ id }) => id === first.id)?.file).not.toBeNull();
    expect((await send({ replaces: String(first.id) }, { as: person.token })).status).toBe(404);
    const remove = (id: number) => app.call(rows.removeDocument, { as: planner(), params: { id } });
    await remove(second.id);
    expect((await listed(person.id)).find(({ id }) => id === third.id)?.replaces).toBe(first.id);
    await remove(third.id);
    expect(await listed(person.id)).toMatchObject([{ id: first.id, state: "expiring" }]);
  });

  test("is sent once more in the place of one that waits or was declined", async () => {
    const person = await signedInEmployee(app);
    const first = newest(await note(person.id, { expires_on: testDay(10) }));
    const second = newest(await send({ replaces: String(first.id) }, { as: person.token }));
    await decline(second.id);
    const third = newest(await send({ replaces: String(second.id) }, { as: person.token }));
    expect(third.replaces).toBe(first.id);
    const fourth = newest(await send({ replaces: String(first.id) }, { as: person.token }));
    expect((await own(person.token)).map(({ id }) => id)).toEqual([first.id, fourth.id]);
    await remove(fourth.id, person.token);
    expect(await own(person.token)).toMatchObject([{ id: first.id, is_renewed: false }]);
  });

  test("by the office holds at once", async () => {
    const person = await make.employee(app.db);
    const first = newest(await note(person.id, { expires_on: testDay(10) }));
    await note(person.id, { replaces: first.id, expires_on: testDay(800) } as never);
    expect(await listed(person.id)).toMatchObject([
      { id: first.id, state: "replaced" },
      { expires_on: testDay(800), state: "valid", replaces: first.id },
    ]);
  });
});

test("half a year after the last day the file goes, a declined document a month after the decision", async () => {
  const person = await signedInEmployee(app);
  const kept = newest(await send({ expires_on: testDay(5) }, { as: person.token }));
  await approve(kept.id);
  const declined = newest(await send({}, { as: person.token }));
  await decline(declined.id);
  const left = async (days: number) => {
    app.setNow(TEST_NOW + days * DAY_MS);
    await applyRetention(app.services);
    return (await stored(person.id)).map(({ id, file_name }) => [id, file_name !== null]);
  };
  expect(await left(30)).toEqual([
    [kept.id, true],
    [declined.id, true],
  ]);
  expect(await left(31)).toEqual([[kept.id, true]]);
  expect(await left(187)).toEqual([[kept.id, true]]);
  expect(await left(188)).toEqual([[kept.id, false]]);
  app.setNow(TEST_NOW);
});
