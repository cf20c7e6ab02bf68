import { describe, expect, it } from "vitest";
import { invitationEndpoints } from "#contract/employees/invitation.endpoints.ts";
import { expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { messages } from "#tests/journeys/actions/fail-requests.ts";
import { signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { signInAsAdmin } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { invitationTexts as texts } from "#texts/da/admin/people/invitations.ts";

const testProduct = startTestProduct();

/** A file as an older Excel writes it: 120 people, one of them twice, one with a profile, and two lines that are wrong. */
function staffFile(): Buffer {
  const rows = Array.from({ length: 120 }, (_, at) => `Ågård;Søren ${at};soren${at}@eksempel.test;`);
  rows.splice(4, 0, "Bak;Tilde;tilde@;", "Krogh;Anna;;20 55 01", "Igen;Søren;SOREN0@eksempel.test;");
  return Buffer.from(["Efternavn;Fornavn;E-mail;Telefon", ...rows].join("\r\n"), "latin1");
}

describe("inviting the people of a file", () => {
  it("sends who can be invited in portions, while wrong lines are corrected or skipped", async () => {
    const page = await testProduct.open("admin", desktop);
    await signInAsAdmin(page);
    await page.goto("/admin/employees");
    await page.getByRole("button", { name: texts.open }).first().click();
    const dialog = page.getByRole("dialog", { name: texts.title });
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      dialog.getByRole("button", { name: texts.file }).click(),
    ]);
    await chooser.setFiles({ name: "personale.csv", mimeType: "text/csv", buffer: staffFile() });
    await expectVisible(dialog, texts.fileRead("personale.csv", 120));
    await look(page, "invite-file");
    await dialog.getByLabel(texts.line(6), { exact: true }).fill("Bak;Tilde;tilde@eksempel.test;");
    await dialog.getByRole("button", { name: texts.correct, exact: true }).first().click();
    await dialog.getByRole("button", { name: texts.send(121), exact: true }).click();
    await expectVisible(dialog, texts.counted(121, 0));
    await expectVisible(dialog, texts.wrongTitle(1));
    await look(page, "invite-file-sent");
    await dialog.getByRole("button", { name: texts.skip, exact: true }).click();
    await dialog.getByRole("button", { name: texts.close, exact: true }).last().click();
    const as = await signedIn(testProduct.product, "admin@vagtklar.test");
    const { body } = await testProduct.product.call(invitationEndpoints.invitations, { as });
    expect(body.filter(({ last_name }) => last_name === "Ågård")).toHaveLength(120);
  });

  it("says who has a profile already beside who is invited", async () => {
    const page = await testProduct.open("admin-again", desktop);
    await signInAsAdmin(page);
    await page.goto("/admin/employees");
    await page.getByRole("button", { name: texts.open }).first().click();
    const dialog = page.getByRole("dialog", { name: texts.title });
    await dialog.getByLabel(texts.people).fill("anna.krogh@vagtklar.test\nny@eksempel.test");
    await dialog.getByRole("button", { name: texts.send(2), exact: true }).click();
    const lines = dialog.getByRole("list", { name: texts.results }).getByRole("listitem");
    await expect.poll(() => lines.count(), soon).toBe(2);
    await expectVisible(lines.first(), texts.statuses.exists);
    await expectVisible(lines.last(), texts.statuses.invited);
    await expect.poll(() => messages(page).count(), soon).toBe(0);
  });
});
