import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { cardOf, expectOnCard, expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { chooseSlot, corporationButton } from "#tests/journeys/actions/checkout.ts";
import { insistOnTimes, seedPastBookings, signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { weekTexts } from "#texts/da/common/weeks.ts";
import { approvalSummaryTexts } from "#texts/da/corporation/approval-summary.ts";
import {
  finishedLabels,
  invoiceLabels,
  bookingCardTexts as texts,
} from "#texts/da/corporation/booking-card.ts";
import { corporationCardLabels, corporationCheckoutTexts } from "#texts/da/corporation/company-checkout.ts";
import { corporationHomeTexts as home } from "#texts/da/corporation/corporation-home.ts";
import { priceTexts } from "#texts/da/price/price.ts";

const email = "hotel@vagtklar.test";

const testProduct = startTestProduct();
let company: Page;
let token: string;

beforeAll(async () => {
  company = await testProduct.open("company", desktop);
  await signInAsCorporation(company, email);
  token = await signedIn(testProduct.product, email);
});

describe("a company's ended shifts", () => {
  it("lists what has ended by how far it is, ten at a time until there is no more", async () => {
    await seedPastBookings(testProduct.product, token, 6);
    const asked = new Set<string>();
    company.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith("/finished"))
        asked.add(
          `${searchParams.get("limit")} from ${searchParams.has("after") ? "the last" : "the start"}`,
        );
    });
    await company.goto("/?step=1");
    const cards = company.getByRole("article");
    await expect.poll(() => cards.count(), soon).toBe(10);
    await cards.last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count(), soon).toBe(12);
    await expectOnCard(company, "mandag d. 23. nov.", finishedLabels.stamp_out, "0 af 3");
    await expectOnCard(company, "torsdag d. 19. nov.", texts.rejected(1), "3 af 3");
    await expectOnCard(company, "søndag d. 15. nov.", finishedLabels.stamped_out);
    await expectOnCard(company, "tirsdag d. 10. nov.", finishedLabels.approved, invoiceLabels.ready);
    await expectOnCard(company, "lørdag d. 31. okt.", finishedLabels.closed, invoiceLabels.sent);
    await cards.last().scrollIntoViewIfNeeded();
    const ended = cardOf(company, "torsdag d. 19. nov.");
    await ended.getByText(priceTexts.show, { exact: true }).click();
    const heads = await ended.getByRole("columnheader").allInnerTexts();
    expect(heads.filter(Boolean)).toEqual(["Antal", "Pr. time", "Ferie", "Enhedspris", "Total"]);
    await expectVisible(ended, priceTexts.footer);
    await look(company, "week-finished");
    expect([...asked]).toEqual(["10 from the start", "10 from the last"]);
    await company.getByRole("tab", { name: home.week }).click();
    await company.getByRole("button", { name: weekTexts.previous }).click();
    await expectOnCard(company, "torsdag d. 19. nov.", texts.rejected(1));
  });

  it("settles a disputed checkout of three people", async () => {
    await cardOf(company, "torsdag d. 19. nov.").getByRole("link").first().click();
    const disputed = company.getByRole("region").filter({ hasText: corporationCardLabels.rejected_new });
    const agreed = company.getByRole("region").filter({ hasText: corporationCardLabels.approved });
    await disputed.waitFor();
    expect(await agreed.count()).toBe(2);
    await insistOnTimes(testProduct.product, token, Number(company.url().split("/").at(-1)));
    const [approve, reject] = [
      corporationButton(company, "approve_new"),
      corporationButton(company, "reject_new"),
    ];
    await approve.waitFor();
    await reject.waitFor();
    await expectVisible(company, corporationCardLabels.approve_or_reject);
    await look(company, "week-checkout");
    await approve.click();
    await expectVisible(company, corporationCardLabels.rejected_approved);
    await expectVisible(company, corporationToasts.checkoutSaved);
  });

  it("approves all at once, but for the one whose times it has changed", async () => {
    await company.goto("/?step=1");
    await cardOf(company, "mandag d. 23. nov.").getByRole("link").first().click();
    const people = company.getByRole("region").filter({ hasText: corporationCheckoutTexts.employeeStamped });
    await people.nth(2).waitFor();
    await chooseSlot(people.nth(1), corporationCheckoutTexts.to, "22:30");
    const explanation = people.nth(1).getByLabel(corporationCheckoutTexts.explanation);
    await explanation.pressSequentially("Vi lukkede før tid. ".repeat(8), { delay: 0 });
    expect(await explanation.inputValue()).toHaveLength(140);
    await corporationButton(people.nth(1), "reject_stamp").waitFor();
    await company.getByRole("button", { name: corporationCheckoutTexts.approveAll }).click();
    // Whom the company would refuse is answered on the card, and stays.
    const question = company.getByRole("alertdialog");
    await expectVisible(question, approvalSummaryTexts.disputed(1));
    await look(company, "approve-all");
    await question.getByRole("button", { name: approvalSummaryTexts.approve(2), exact: true }).click();
    await expectVisible(company, approvalSummaryTexts.approved(2, 1));
    await expectVisible(people.nth(0), corporationCardLabels.approved);
    await expectVisible(people.nth(2), corporationCardLabels.approved);
    await expectVisible(people.nth(1), corporationCardLabels.reject_stamp);
    expect(await explanation.inputValue()).toHaveLength(140);
  });
});
