import { expect, test } from "vitest";
import { documentEndpoints as rows } from "#contract/employees/document.endpoints.ts";
import { mergeEndpoints } from "#contract/employees/merge.endpoints.ts";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { testDay } from "#tests/support/factories.ts";
import { PDF, upload } from "#tests/support/fixtures/upload.ts";
import { signedInEmployee, testAdmin, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);

async function withDocument() {
  const person = await signedInEmployee(app);
  const query = `kind=other&title=Truckcertifikat&expires_on=${testDay(90)}`;
  await upload(app, `employees/documents?${query}`, { as: person.token });
  return person;
}

const listed = async (id: number) =>
  (await app.call(rows.documents, { as: admin.token, params: { id } })).body;
const stored = (id: number) =>
  app.db.selectFrom("employee_documents").select("id").where("employee_id", "=", id).execute();

test("two profiles that are merged have the documents of both, files included", async () => {
  const [keep, drop] = [await withDocument(), await withDocument()];
  await app.call(mergeEndpoints.merge, {
    as: admin.token,
    query: {},
    body: { keep: keep.id, drop: drop.id },
  });
  const all = await listed(keep.id);
  expect(all).toHaveLength(2);
  for (const { id } of all) {
    const { body } = await app.call(rows.openDocument, { as: admin.token, params: { id } });
    expect(body).toMatchObject({ content: PDF.toString("base64") });
  }
});

test("own data says what documents are kept, without what only the office needs", async () => {
  const person = await withDocument();
  const { body } = await app.call(privacyEndpoints.employeeData, { as: person.token });
  const text = JSON.stringify(body);
  expect(text).toContain("Truckcertifikat");
  expect(text).toContain("note.pdf");
  expect(text).not.toContain("content_encrypted");
});

test("an erasure takes documents and files along", async () => {
  const person = await withDocument();
  expect(await stored(person.id)).toHaveLength(1);
  const erased = await app.call(privacyEndpoints.eraseEmployee, {
    as: person.token,
    body: { confirm: true },
  });
  expect(erased.status).toBe(200);
  expect(await stored(person.id)).toEqual([]);
  expect((await app.call(rows.documents, { as: admin.token, params: { id: person.id } })).status).toBe(404);
});
