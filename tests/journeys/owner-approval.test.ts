import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { ownerApprovalEndpoints } from "#contract/bookings/owner-approval.ts";
import { expectHidden, expectVisible } from "#tests/journeys/actions/assertions.ts";
import { choose } from "#tests/journeys/actions/mailbox.ts";
import { signInAsAdmin, signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, phone } from "#tests/support/browser.ts";
import * as make from "#tests/support/factories.ts";
import { JOURNEY_CLOCK } from "#tests/support/product.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminApprovalTexts } from "#texts/da/admin/admin-approval.ts";
import { bookingConfirmTexts as confirm } from "#texts/da/common/booking-confirm.ts";
import { historyTexts } from "#texts/da/common/history.ts";
import { adminMenu } from "#texts/da/common/menus.ts";
import { bookingCardTexts, upcomingLabels } from "#texts/da/corporation/booking-card.ts";
import { bookingFormTexts as form } from "#texts/da/corporation/booking-form.ts";
import { ownerApprovalTexts as texts } from "#texts/da/users/owner-approval.ts";

const testProduct = startTestProduct();
const booker = { email: "maja@nordlys.test", contact_person: "Maja Lund" };
let maja: Page;
let signe: Page;
let office: Page;
let booking = "";

beforeAll(async () => {
  const database = await testProduct.openDatabase();
  const hotel = await database.db
    .selectFrom("corporations")
    .select(["id", "password_hash"])
    .where("email", "=", "hotel@vagtklar.test")
    .executeTakeFirstOrThrow();
  await make.corporation(database.db, {
    ...{ ...booker, member_of: hotel.id, company_role: "booker", password_hash: hotel.password_hash },
    ...{ name: "Hotel Nordlys", signed_in_at: new Date(JOURNEY_CLOCK) },
  });
  await database.close();
  maja = await testProduct.open("a booker", phone);
  signe = await testProduct.open("the owner", desktop);
  office = await testProduct.open("the office", desktop);
  await signInAsCorporation(signe, "hotel@vagtklar.test");
  await signInAsCorporation(maja, booker.email);
  await signInAsAdmin(office);
  const as = await signe.evaluate(() => localStorage.getItem("corporationToken") ?? "");
  const saved = await testProduct.product.call(ownerApprovalEndpoints.setOwnerLimit, {
    as,
    body: { amount: 1000 },
  });
  expect(saved.status).toBe(200);
});

describe("a booking above the amount that a booker may book for", () => {
  it("says before it is sent that an owner is asked first, and after it whom it has gone to", async () => {
    const page = maja;
    await page.goto("/newBooking");
    await page.getByLabel(form.staffType).selectOption("Tjener");
    await expectVisible(page, form.prefilled);
    await page.getByRole("spinbutton", { name: `dag, ${form.date}` }).pressSequentially("14122026");
    await page.getByRole("button", { name: form.submit }).click();
    await expectVisible(page, /^Over 1\.000\s?kr\.: Jeres ejer godkender først$/);
    await look(page, "owner-approval-before");
    await page.getByRole("button", { name: confirm.send }).click();
    await expectVisible(page, texts.sent("Signe Holm"));
    await expectVisible(page, texts.waitsFor(["Signe Holm"]));
    await look(page, "owner-approval-waits");
  });

  it("is answered by the owner from the home, and goes to the office then", async () => {
    const [page, admin] = [signe, office];
    await choose(admin, adminMenu.approval);
    await admin.getByRole("heading", { name: adminApprovalTexts.title, level: 1 }).waitFor();
    const entry = admin.getByRole("link", { name: /Hotel Nordlys.*14\. dec\./ });
    expect(await entry.count()).toBe(0);

    await page.goto("/");
    await expectVisible(page, texts.homeTitle(1));
    await look(page, "owner-approval-home");
    await page.getByRole("link", { name: texts.homeAction }).click();
    await expectVisible(page, texts.askTitle("Maja Lund"));
    booking = page.url().split("/").at(-1) ?? "";
    await look(page, "owner-approval-asked");
    await page.getByRole("button", { name: texts.approve, exact: true }).click();
    await expectVisible(page, texts.approved);
    await expectVisible(page, upcomingLabels.awaiting_approval);

    await entry.click();
    await admin.getByRole("button", { name: adminApprovalTexts.approve }).click();
    await admin.waitForURL("/admin/approve-booking-overview");
    await expectVisible(page, bookingCardTexts.active);
  });

  it("tells the booker the end of it, in the list and in the booking's history", async () => {
    const page = maja;
    await expectHidden(page, texts.waitsFor(["Signe Holm"]));
    await expectVisible(page, upcomingLabels.searching);
    await page.goto(`/viewBooking/${booking}`);
    await page.locator("summary", { hasText: historyTexts.title }).click();
    const by = { name: null, by: "company", times: "", amount: "", minutes: null } as const;
    await expectVisible(page, historyTexts.line("owner_approved", by));
    await look(page, "owner-approval-history");
  });
});
