import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { duplicateTexts } from "#texts/da/common/booking-confirm.ts";
import { lastTeamTexts as team } from "#texts/da/corporation/asking/last-team.ts";
import { bookingViewTexts } from "#texts/da/corporation/booking-view.ts";
import { corporationHomeTexts as home } from "#texts/da/corporation/corporation-home.ts";
import { orderMessages, orderTexts as texts } from "#texts/da/corporation/order.ts";
import { orderNames } from "#texts/da/corporation/order-names.ts";
import { calendarTexts } from "#texts/da/ui/calendar.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";

const testProduct = startTestProduct();
let company: Page;
/** What a person has pressed, chosen or typed so far. */
let presses = 0;

beforeAll(async () => {
  company = await testProduct.open("company", desktop);
  await signInAsCorporation(company, "hotel@vagtklar.test");
});

async function press(what: Locator) {
  presses += 1;
  await what.click();
}

async function choose(what: Locator, label: string) {
  presses += 1;
  await what.selectOption(label);
}

async function write(what: Locator, words: string) {
  presses += 1;
  await what.fill(words);
}

const role = (number: number) => company.getByRole("group", { name: texts.roleNumber(number), exact: true });
const hour = (number: number, end: string) => role(number).getByLabel(`${end}, ${uiTexts.hour}`);

describe("a festival of four roles and five days", () => {
  it("is one form, one price and one question, with no more than 25 presses", async () => {
    await press(company.getByRole("link", { name: home.book }).first());
    await press(company.getByRole("link", { name: texts.link }));
    await press(company.getByRole("button", { name: calendarTexts.nextMonth }));
    for (const day of [11, 12, 13, 14, 15]) {
      await press(company.getByRole("button", { name: new RegExp(`\\b${day}\\. december 2026`) }));
    }
    const roles = [
      { job: "Tjener", people: "4" },
      { job: "Bartender", people: "2" },
      { job: "Kok", people: "2", from: "12", to: "22" },
      { job: "Opvasker", people: "1", from: "17" },
    ];
    for (const [index, { job, people, from, to }] of roles.entries()) {
      if (index > 0) await press(company.getByRole("button", { name: texts.addRole }));
      await choose(role(index + 1).getByLabel(texts.role, { exact: true }), job);
      await write(role(index + 1).getByLabel(texts.people), people);
      if (from) await choose(hour(index + 1, texts.timeFrom), from);
      if (to) await choose(hour(index + 1, texts.timeTo), to);
    }
    const price = company.getByRole("complementary", { name: texts.price });
    await expectVisible(price, texts.size(45, 4));
    await look(company, "order-form");
    await press(company.getByRole("button", { name: texts.see }));
    const dialog = company.getByRole("alertdialog").or(company.getByRole("dialog"));
    await expectVisible(dialog, texts.confirmTitle);
    const total = await price.locator("dd").last().innerText();
    expect(plain(await dialog.innerText())).toContain(plain(total));
    await look(company, "order-confirm");
    await press(dialog.getByRole("button", { name: texts.send(20) }));
    // The hotel has people there on one of the days, and means these as well.
    await press(company.getByRole("button", { name: duplicateTexts.book }));
    await company.waitForURL(/\/orders\/\d+$/);
    expect(presses).toBeLessThanOrEqual(25);
    await expectVisible(company, texts.orderLead(20, 45));
    await expectVisible(company, total);
    await look(company, "order-page");
  });

  it("is found again from each of its bookings", async () => {
    await company.getByRole("link", { name: /^4 / }).first().click();
    await company.waitForURL(/\/viewBooking\/\d+$/);
    await company.getByRole("link", { name: orderNames.partOf("", 20) }).click();
    await company.waitForURL(/\/orders\/\d+$/);
  });

  it("is named on the cards of its bookings on the home", async () => {
    await company.goto("/");
    await company
      .getByRole("link", { name: orderNames.partOf("", 20) })
      .first()
      .click();
    await company.waitForURL(/\/orders\/\d+$/);
  });
});

describe("the team that worked last time", () => {
  it("is shown before it is asked, and each of it is asked", async () => {
    await company.getByRole("button", { name: team.button }).click();
    const dialog = company.getByRole("dialog");
    const people = dialog.getByRole("list", { name: team.list }).getByRole("listitem");
    await people.first().waitFor();
    const all = await people.count();
    const asked = await people.filter({ hasText: /^[^.]+\.Spørges/ }).count();
    await expectVisible(dialog, team.asked(asked, all));
    await look(company, "order-last-team");
    await dialog.getByRole("button", { name: team.confirm(asked) }).click();
    await expectMessage(company, team.done(asked));
  });
});

describe("a role that was forgotten", () => {
  it("is added to the arrangement from its page with place, days and dress as they are", async () => {
    await company.getByRole("link", { name: orderNames.add }).click();
    await expectVisible(company, texts.addToOrderLead(""));
    await role(1).getByLabel(texts.role, { exact: true }).selectOption("Runner");
    const price = company.getByRole("complementary", { name: texts.price });
    await expectVisible(price, texts.size(5, 1));
    await look(company, "order-add-role");
    await company.getByRole("button", { name: texts.see }).click();
    await company.getByRole("button", { name: texts.send(5) }).click();
    await expectVisible(company, texts.orderLead(25, 50));
  });
});

describe("on a small phone", () => {
  it("says at the field what is missing, and keeps what was typed", async () => {
    const phone = await testProduct.open("phone", smallPhone);
    await signInAsCorporation(phone, "hotel@vagtklar.test");
    await phone.goto("/newOrder");
    await phone.getByLabel(texts.name).fill("Julefest");
    await phone.getByRole("button", { name: texts.see }).click();
    await expectVisible(phone, orderMessages.noDays);
    const focused = () => phone.evaluate(() => document.activeElement?.getAttribute("name"));
    await expect.poll(focused, soon).toBe("address");
    await look(phone, "order-missing");
    await phone.goto("/");
    await phone.goBack();
    await expect.poll(() => phone.getByLabel(texts.name).inputValue(), soon).toBe("Julefest");
  });

  it("makes an arrangement of a single booking by one more role", async () => {
    const phone = await testProduct.open("phone at home", smallPhone);
    await signInAsCorporation(phone, "hotel@vagtklar.test");
    await phone.locator("a[href^='/viewBooking/']").first().click();
    await phone.getByRole("button", { name: bookingViewTexts.actions }).click();
    await phone.getByRole("menuitem", { name: orderNames.add }).click();
    await expectVisible(phone, texts.addLead);
    const first = phone.getByRole("group", { name: texts.roleNumber(1), exact: true });
    await first.getByLabel(texts.role, { exact: true }).selectOption("Opvasker");
    await look(phone, "order-beside");
    await phone.getByRole("button", { name: texts.see }).click();
    await phone.getByRole("button", { name: texts.send(1) }).click();
    await phone.waitForURL(/\/orders\/\d+$/);
    await expectVisible(phone, /^2 bookinger, /);
    await look(phone, "order-of-single");
  });
});
