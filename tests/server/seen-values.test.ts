import { beforeAll, describe, expect, it } from "vitest";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { senderEndpoints } from "#contract/invoicing/sender.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();
let owner: string;
let hotel: string;

beforeAll(async () => {
  const admin = await make.corporation(app.db, { is_admin: true, contact_person: "Maja Kontor" });
  owner = await app.signIn({ kind: "corporation", id: admin.id });
  const { id } = await make.corporation(app.db, { department: "Køkken", contact_person: "Signe Holm" });
  hotel = await app.signIn({ kind: "corporation", id });
});

describe("a form that two save", () => {
  const save = (department: string, seen?: Record<string, string>) =>
    app.call(corporationEndpoints.saveProfile, { as: hotel, body: { department, ...(seen && { seen }) } });

  it("is refused of a company's profile where a colleague has changed the field, and says to what and by whom", async () => {
    expect((await save("Banket", { department: "Køkken" })).status).toBe(200);
    const refused = await save("Bar", { department: "Køkken" });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: "changed_meanwhile",
        changes: [{ field: "department", before: "Køkken", after: "Banket", by: "Signe Holm" }],
      },
    });
    expect((await save("Bar", { department: "Banket" })).status).toBe(200);
  });

  it("is saved where both want the same, and where nothing is said of what was seen", async () => {
    expect((await save("Bar", { department: "Køkken" })).status).toBe(200);
    expect((await save("Reception")).status).toBe(200);
  });

  it("is refused of the message to everybody", async () => {
    const write = (message: string, seen: string) =>
      app.call(settingsEndpoints.saveGlobal, { as: owner, body: { message, seen: { message: seen } } });
    expect((await write("Husk julefrokosten.", "")).status).toBe(200);
    expect(await write("Noget andet.", "")).toMatchObject({
      status: 409,
      body: { changes: [{ field: "message", after: "Husk julefrokosten.", by: "Maja Kontor" }] },
    });
    expect((await app.call(settingsEndpoints.globalMessage)).body.global_message).toBe("Husk julefrokosten.");
  });

  it("is refused of whom invoices are from", async () => {
    const { body } = await app.call(senderEndpoints.invoiceSender, { as: owner });
    const { vendor: _vendor, has_begun: _begun, suggestion: _suggestion, ...stored } = body;
    const write = (email: string) =>
      app.call(senderEndpoints.saveInvoiceSender, {
        as: owner,
        body: { ...stored, email, seen: { email: stored.email } },
      });
    expect((await write("en@vagtfolk.test")).status).toBe(200);
    expect(await write("to@vagtfolk.test")).toMatchObject({
      status: 409,
      body: { changes: [{ field: "email", after: "en@vagtfolk.test" }] },
    });
  });
});
