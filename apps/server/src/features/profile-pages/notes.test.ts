import { beforeAll, describe, expect, test } from "vitest";
import { noteEndpoints as rows } from "#contract/backoffice/note.endpoints.ts";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const users: Record<string, { id: number; token: string }> = {};
let anna = 0;
let hotel = 0;

async function officeUser(name: string, office_role: OfficeRole) {
  const { id } = await make.corporation(app.db, { is_admin: true, office_role, contact_person: name });
  users[name] = { id, token: await app.signIn({ kind: "corporation", id }) };
}

beforeAll(async () => {
  await officeUser("Olga", "owner");
  await officeUser("Poul", "planner");
  await officeUser("Bo", "bookkeeper");
  await officeUser("Rie", "reader");
  anna = (await make.employee(app.db)).id;
  hotel = (await make.corporation(app.db)).id;
});

const as = (name: string) => users[name]?.token ?? "";
const write = (name: string, text: string, subject: "employee" | "corporation" = "employee") =>
  app.call(rows.writeNote, {
    as: as(name),
    body: { about: subject, id: subject === "employee" ? anna : hotel, text },
  });
const edit = (name: string, id: number, text: string) =>
  app.call(rows.editNote, { as: as(name), params: { id }, body: { text } });
const remove = (name: string, id: number) => app.call(rows.deleteNote, { as: as(name), params: { id } });
const list = async (name: string) =>
  (await app.call(rows.notes, { as: as(name), query: { about: "employee", id: String(anna) } })).body;

describe("a note of the office", () => {
  test("stands first with its author, and is read by every role", async () => {
    await write("Bo", "Har fået ny konto");
    const { status, body } = await write("Poul", "  Kører selv\ntil Roskilde ");
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({ text: "Kører selv\ntil Roskilde", author: "Poul", is_own: true });
    expect((await list("Rie"))[0]).toMatchObject({ author: "Poul", is_own: false });
  });

  test("is about a person or a company, and only one of them", async () => {
    const { body } = await write("Poul", "Vil have de samme tjenere", "corporation");
    expect(body).toHaveLength(1);
    expect((await list("Poul")).map(({ text }) => text)).not.toContain("Vil have de samme tjenere");
  });

  test("is changed by its author alone, and says so", async () => {
    const id = (await write("Poul", "Skriv")).body[0]?.id ?? 0;
    expect((await edit("Bo", id, "Andet")).status).toBe(404);
    const changed = (await edit("Poul", id, "Skrevet om")).body.find((note) => note.id === id);
    expect(changed).toMatchObject({ text: "Skrevet om", edited_at: expect.any(String) });
  });

  test("is deleted by its author or an owner, and by nobody else", async () => {
    const [first, second] = [await write("Poul", "En"), await write("Poul", "To")];
    expect((await remove("Bo", first.body[0]?.id ?? 0)).status).toBe(404);
    expect((await remove("Poul", first.body[0]?.id ?? 0)).status).toBe(200);
    expect((await remove("Olga", second.body[0]?.id ?? 0)).status).toBe(200);
    expect((await remove("Olga", second.body[0]?.id ?? 0)).status).toBe(404);
  });

  test("is refused when empty, too long, about nobody, and from a reader", async () => {
    expect((await write("Poul", "  ")).status).toBe(422);
    expect((await write("Poul", "x".repeat(2001))).status).toBe(422);
    expect((await write("Rie", "Må jeg?")).status).toBe(403);
    const nobody = { about: "employee", id: 999_999, text: "Hvem?" } as const;
    expect((await app.call(rows.writeNote, { as: as("Poul"), body: nobody })).status).toBe(404);
  });

  test("is a line of the log without its words", async () => {
    await write("Poul", "Hemmelige ord");
    const logged = await app.db
      .selectFrom("audit_log")
      .select(["action", "actor_id", "detail"])
      .where("action", "=", "write_note")
      .where("entity_id", "=", String(anna))
      .execute();
    expect(logged.at(-1)).toMatchObject({ actor_id: users.Poul?.id });
    expect(JSON.stringify(logged)).not.toContain("Hemmelige");
  });
});
