import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { letterEndpoints as rows } from "#contract/messages/letter.endpoints.ts";
import type { LetterText } from "#rules/letters/letter-text.ts";
import { emailEffect, queueEmail, queueMessages } from "#server/features/messages/queue-message.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as make from "#tests/support/factories.ts";
import { job, offered } from "#tests/support/fixtures/emails.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { termsChanged } from "#texts/da/templates/email/agreement.ts";
import { hired, newJob } from "#texts/da/templates/email/jobs.ts";

const app = testApp();
let owner: string;
let ownerId: number;
let other: string;
let made = 0;

beforeAll(async () => {
  const account = { is_admin: true, email: "ejer@vagtklar.test", contact_person: "Ida Lund" };
  ownerId = (await make.corporation(app.db, account)).id;
  owner = await app.signIn({ kind: "corporation", id: ownerId });
  const second = await make.corporation(app.db, { is_admin: true, contact_person: "Bo Krag" });
  other = await app.signIn({ kind: "corporation", id: second.id });
});

beforeEach(async () => {
  await app.db.deleteFrom("letter_versions").execute();
});

const standard = hired.template.standard;
const own: LetterText = {
  subject: "Vagten {dag} er din",
  body: "Kære {fornavn}\n\nVi ses hos {virksomhed} i {sted}.",
  button: "Åbn vagten",
};

const save = (text: LetterText | null, from: number | null, { as = owner, key = "hired" } = {}) =>
  app.call(rows.saveLetter, { as, params: { key }, body: { text, from } });
const versions = async () => (await app.call(rows.letter, { as: owner, params: { key: "hired" } })).body;

/** Queues a letter and gives what stands in the outbox. */
async function queued(letter = hired(job, app.services.settings.brand)) {
  made += 1;
  const key = `letter:${made}`;
  const about = { subjectKey: "employee:1", to: "mette@example.test" };
  await inTransaction(app.db, (tx) =>
    queueEmail({ tx, now: TEST_NOW, services: app.services }, { ...about, key, email: letter }),
  );
  return outboxRow(key);
}

const outboxRow = (key: string) =>
  app.db
    .selectFrom("outbox")
    .select(["subject", "body", "payload", "recipient"])
    .where("key", "=", key)
    .executeTakeFirstOrThrow();

describe("a letter that an owner has edited", () => {
  test("is sent with the new text from then on", async () => {
    expect((await queued()).subject).toBe("Tillykke, du har fået jobbet hos Kro & <Bad>");
    expect((await save(own, null)).status).toBe(200);
    const { subject, body, payload } = await queued();
    expect(subject).toBe("Vagten tirsdag d. 24. nov. er din");
    expect(body).toContain("Vi ses hos Kro & <Bad> i Strandpromenaden 6, 8000 Aarhus C.");
    expect(body).toContain("Åbn vagten:\nhttps://vagtklar.test/?a=1&b=2");
    expect(JSON.stringify(payload)).toContain("Kro &amp; &lt;Bad&gt;");
  });

  test("leaves what is queued already as it was", async () => {
    const before = await queued();
    await save(own, null);
    expect(await outboxRow(`letter:${made}`)).toEqual(before);
  });

  test("is one of many that are queued together, each with its own text", async () => {
    await save(own, null);
    const { brand } = app.services.settings;
    const about = { subjectKey: "employee:1", to: "mette@example.test" };
    const mails = [
      emailEffect({ ...about, key: "many:1", email: newJob(offered, brand) }),
      emailEffect({ ...about, key: "many:2", email: hired(job, brand) }),
    ].flat();
    await inTransaction(app.db, (tx) => queueMessages({ tx, now: TEST_NOW, services: app.services }, mails));
    expect((await outboxRow("many:1")).subject).toBe("Nyt job: Tjener tirsdag d. 24. nov.");
    expect((await outboxRow("many:2")).subject).toBe("Vagten tirsdag d. 24. nov. er din");
  });

  test("keeps its earlier versions, and goes back to one of them or to the standard text by a new one", async () => {
    const [first] = (await save(own, null)).body;
    const [second] = (await save({ ...own, subject: "Du er valgt" }, first?.id ?? null)).body;
    const [third] = (await save(own, second?.id ?? null)).body;
    const { body: all } = await save(null, third?.id ?? null);
    expect(all.map(({ text }) => text?.subject ?? null)).toEqual([
      null,
      "Vagten {dag} er din",
      "Du er valgt",
      "Vagten {dag} er din",
    ]);
    expect(all[0]).toMatchObject({ created_by: "Ida Lund" });
    expect((await queued()).subject).toBe("Tillykke, du har fået jobbet hos Kro & <Bad>");
  });

  test("stands in the list with its newest version alone", async () => {
    const [first] = (await save(own, null)).body;
    await save({ ...own, subject: "Du er valgt" }, first?.id ?? null);
    const { body } = await app.call(rows.letters, { as: owner });
    expect(body.map(({ key, text }) => [key, text?.subject])).toEqual([["hired", "Du er valgt"]]);
  });

  test("is noted in the log", async () => {
    await save(own, null);
    const line = await app.db
      .selectFrom("audit_log")
      .select(["action", "entity", "entity_id"])
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(line).toEqual({ action: "save_letter", entity: "letter", entity_id: "hired" });
  });
});

describe("two owners who edit the same letter", () => {
  test("of two at once the second is told what stands there now", async () => {
    const theirs = { ...own, subject: "Du er valgt" };
    const answers = await Promise.all([save(own, null), save(theirs, null, { as: other })]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const [won, lost] = statuses[0] === 200 ? [own, answers[1]] : [theirs, answers[0]];
    expect(lost?.body).toMatchObject({
      code: "changed_meanwhile",
      version: { text: { subject: won.subject } },
    });
    expect((await versions()).map(({ text }) => text?.subject)).toEqual([won.subject]);
  });

  test("pressing twice, or saving the text that counts already, makes no second version", async () => {
    await save(own, null);
    expect((await save(own, null)).status).toBe(200);
    expect(
      (await save({ ...own, body: `  ${own.body.replace("\n\n", "\r\n\r\n\r\n")} ` }, null)).status,
    ).toBe(200);
    expect(await versions()).toHaveLength(1);
  });

  test("a letter that has the standard text has no version to take it back by", async () => {
    expect((await save(null, null)).body).toEqual([]);
  });
});

describe("a text is refused", () => {
  const refused = async (change: Partial<LetterText>, key = "hired") => {
    const { status, body } = await save({ ...own, ...change }, null, { key });
    expect(status).toBe(422);
    return (body as unknown as { errors: Record<string, string> }).errors;
  };

  test("with a sentence for each part that is wrong", async () => {
    expect(await refused({ subject: "Hej {efternavn}", body: " ", button: "x".repeat(41) })).toEqual({
      subject: "Emnet har {efternavn}, som vi ikke kan udfylde i dette brev.",
      body: "Teksten mangler.",
      button: "Knappens tekst må højst have 40 tegn.",
    });
    expect(await refused({ subject: "To\nlinjer" })).toEqual({ subject: "Emnet skal stå på én linje." });
  });

  test("when it loses what the reader must know", async () => {
    const { subject, button } = termsChanged.template.standard;
    expect(await refused({ subject, body: "Vagten er ændret.", button }, "terms_changed")).toEqual({
      body: "Teksten skal have {svarfrist}. Uden det mangler læseren noget vigtigt.",
    });
  });

  test("for a letter that there is not, and for one whose text is fixed", async () => {
    for (const key of ["nothing", "password_reset"])
      expect((await save(own, null, { key })).status).toBe(404);
  });
});

describe("a sample", () => {
  test("goes to whoever asks, with example values, and saves nothing", async () => {
    const { body } = await app.call(rows.sendSample, { as: owner, params: { key: "hired" }, body: own });
    expect(body).toEqual({ to: "ejer@vagtklar.test" });
    const mail = await outboxRow(`letter-sample:hired:${ownerId}:${TEST_NOW}`);
    expect(mail).toMatchObject({
      recipient: "ejer@vagtklar.test",
      subject: "Prøve: Vagten tirsdag d. 24. nov. er din",
    });
    expect(mail.body).toContain("Kære Mette");
    expect(mail.body).not.toContain("example.com");
    expect(await versions()).toEqual([]);
  });

  test("of a text that cannot be saved is refused as saving it is", async () => {
    const body = { ...standard, subject: "" };
    expect((await app.call(rows.sendSample, { as: owner, params: { key: "hired" }, body })).status).toBe(422);
  });
});
