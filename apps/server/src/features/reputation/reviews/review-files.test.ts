import { beforeAll, describe, expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { penaltyEndpoints as rows, type WirePenalty } from "#contract/employees/penalty.endpoints.ts";
import { applyRetention } from "#server/features/privacy/retention/retention.ts";
import { testDay } from "#tests/support/factories.ts";
import { PDF, upload } from "#tests/support/fixtures/upload.ts";
import { signedInEmployee, testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = testCorporation(app);
let anna: Awaited<ReturnType<typeof signedInEmployee>>;
beforeAll(async () => {
  anna = await signedInEmployee(app);
});

/** A card of somebody who has cancelled. */
async function card(person = anna): Promise<number> {
  const { booking } = await hotel.bookedShift({ date: testDay(9) }, { employee_id: person.id });
  const body = { cancellation_reason: "Flytter" };
  await app.call(jobEndpoints.cancel, { as: person.token, params: { id: booking.id }, body });
  const [newest] = (await app.call(rows.ownPenalties, { as: person.token })).body;
  return newest?.id ?? 0;
}

const attach = (id: number, content: Buffer = PDF, { name = "note.pdf", as = anna.token } = {}) =>
  upload<WirePenalty>(app, `employees/penalties/${id}/files`, { as, content, name });

const ask = (id: number) =>
  app.call(rows.askForReview, { as: anna.token, params: { id }, body: { message: "Jeg var syg" } });
const decide = (id: number, decision: "uphold" | "lift" = "uphold") =>
  app.call(rows.reviewPenalty, { as: admin.token, params: { id }, body: { decision, reason: "Set" } });
const own = (id: number, fileId: number, as = anna.token) =>
  app.call(rows.ownReviewFile, { as, params: { id, fileId } });
const openFile = (id: number, fileId: number) =>
  app.call(rows.openReviewFile, { as: admin.token, params: { id, fileId } });
const remove = (id: number, fileId: number, as = anna.token) =>
  app.call(rows.removeReviewFile, { as, params: { id, fileId } });

describe("a file beside a question", () => {
  test("is kept encrypted, listed without its content, and opened by its owner and by the office", async () => {
    const id = await card();
    const { status, body } = await attach(id);
    expect(status).toBe(200);
    const file = { id: expect.any(Number), name: "note.pdf", bytes: PDF.byteLength };
    expect(body.files).toEqual([{ ...file, added_at: new Date(TEST_NOW).toISOString() }]);
    const fileId = body.files[0]?.id ?? 0;
    const content = { name: "note.pdf", media_type: "application/pdf", content: PDF.toString("base64") };
    expect((await own(id, fileId)).body).toEqual(content);
    expect((await openFile(id, fileId)).body).toEqual(content);
    const { content_encrypted: stored } = await app.db
      .selectFrom("penalty_files")
      .select("content_encrypted")
      .where("id", "=", fileId)
      .executeTakeFirstOrThrow();
    expect(stored).not.toContain(PDF.toString("base64").slice(0, 12));
  });

  test("is noted in the log when somebody of the office opens it", async () => {
    const id = await card();
    const fileId = (await attach(id)).body.files[0]?.id ?? 0;
    await openFile(id, fileId);
    const logged = await app.db
      .selectFrom("audit_log")
      .select(["action", "actor_id"])
      .where("entity", "=", "penalty")
      .where("entity_id", "=", String(id))
      .where("action", "=", "open_review_file")
      .execute();
    expect(logged).toEqual([{ action: "open_review_file", actor_id: admin.id }]);
  });

  test("is nobody else's to attach, open or take back", async () => {
    const id = await card();
    const fileId = (await attach(id)).body.files[0]?.id ?? 0;
    const other = await signedInEmployee(app);
    expect((await attach(id, PDF, { as: other.token })).status).toBe(404);
    expect((await own(id, fileId, other.token)).status).toBe(404);
    expect((await remove(id, fileId, other.token)).status).toBe(404);
    expect((await openFile(await card(), fileId)).status).toBe(404);
  });

  test.each([
    ["a page that is called a PDF", Buffer.from("<!DOCTYPE html>"), "file_type"],
    ["an empty file", Buffer.alloc(0), "file_type"],
    ["more than three megabytes", Buffer.concat([PDF, Buffer.alloc(3_000_000)]), "file_too_large"],
  ])("is refused as %s", async (_, content, code) => {
    const id = await card();
    const refused = await attach(id, content);
    expect([refused.status, refused.body.code]).toEqual([422, code]);
  });

  test("is one of at most three, also when four come at once", async () => {
    const id = await card();
    const all = await Promise.all([1, 2, 3, 4].map(() => attach(id)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409]);
    const { files } = all.find(({ status }) => status === 200)?.body ?? { files: [] };
    await remove(id, files[0]?.id ?? 0);
    await remove(id, files[0]?.id ?? 0);
    expect((await attach(id)).status).toBe(200);
  });

  test("stays as it is once the office has answered, and can still be opened", async () => {
    const id = await card();
    const fileId = (await attach(id)).body.files[0]?.id ?? 0;
    await ask(id);
    expect((await attach(id)).status).toBe(200);
    await decide(id);
    expect((await attach(id)).body.code).toBe("review_answered");
    expect((await remove(id, fileId)).status).toBe(409);
    expect((await own(id, fileId)).status).toBe(200);
  });

  test("is deleted half a year after the answer, and not before", async () => {
    const id = await card();
    await attach(id);
    await ask(id);
    await decide(id, "lift");
    const left = async (days: number) => {
      app.setNow(TEST_NOW + days * 86_400_000);
      await applyRetention(app.services);
      const rows = await app.db
        .selectFrom("penalty_files")
        .select("id")
        .where("penalty_id", "=", id)
        .execute();
      return rows.length;
    };
    expect(await left(181)).toBe(1);
    expect(await left(183)).toBe(0);
  });
});
