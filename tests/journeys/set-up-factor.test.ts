import { expect, it } from "vitest";
import { expectVisible } from "#tests/journeys/actions/assertions.ts";
import { signInAsAdmin } from "#tests/journeys/actions/sign-in.ts";
import { look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { securityTexts } from "#texts/da/security/security-page.ts";
import { sessionsTexts } from "#texts/da/security/sessions.ts";

const brand = "Nordvest Vikarservice";
const testProduct = startTestProduct({
  services: async () => ({ ADMIN_SECOND_FACTOR: "required", BRAND_NAME: brand }),
});

it("an admin who has to set up a second factor first finds a page that asks for nothing out of reach", async () => {
  const page = await testProduct.open("admin", smallPhone);
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 403) refused.push(new URL(answer.url()).pathname);
  });
  await signInAsAdmin(page);
  await expectVisible(page, securityTexts.required.title);
  await expectVisible(page, sessionsTexts.thisOne);
  const bar = page.getByRole("banner");
  expect(await bar.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await look(page, "set-up-factor");
  expect(refused).toEqual([]);
});
