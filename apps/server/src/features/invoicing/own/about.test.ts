import { expect, test } from "vitest";
import { senderEndpoints } from "#contract/invoicing/sender.endpoints.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();

const about = async () => (await app.call(senderEndpoints.about)).body;

test("anybody reads who runs the marketplace, and no more of the sender than that", async () => {
  const sender = {
    name: "Vagtfolk ApS",
    cvr: "88146328",
    address: "Kajen 3",
    zip_code: "8000",
    city: "Aarhus C",
  };
  await app.db
    .updateTable("invoice_sender")
    .set({ ...sender, email: "bogholderi@vagtfolk.test", phone: "86121314", iban: "DK5000400440116243" })
    .execute();
  expect(await about()).toEqual({ ...sender, email: "bogholderi@vagtfolk.test", phone: "86121314" });
});

test("whoever has written no e-mail and phone for invoices is reached by those of the support", async () => {
  await app.db.updateTable("invoice_sender").set({ email: "", phone: "" }).execute();
  const { supportEmail, supportPhone } = app.services.settings.brand;
  expect(await about()).toMatchObject({ email: supportEmail, phone: supportPhone });
});

test("before anybody has written whom invoices are from it is the employer of the terms of employment", async () => {
  await app.db
    .insertInto("employment_term_templates")
    .values({
      ...{ valid_from: "2026-01-01", employer_name: "Vikar ApS", employer_cvr: "87 65 43 21" },
      ...{ employer_address: "Søndergade 4, 5000 Odense C", insurer: "Havneforsikring" },
      ...{ content: JSON.stringify([]), created_at: new Date(0) },
    })
    .execute();
  await app.db.updateTable("invoice_sender").set({ name: "", cvr: "", address: "" }).execute();
  expect(await about()).toMatchObject({ name: "Vikar ApS", cvr: "87654321", city: "Odense C" });
});
