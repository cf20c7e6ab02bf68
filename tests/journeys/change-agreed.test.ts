import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { demoPeople } from "#server/demo/people.ts";
import { expectOnCard, expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import { signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { signInAsCorporation, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { chooseTime } from "#tests/journeys/actions/visitor.ts";
import { desktop, look, phone, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { historyTexts } from "#texts/da/common/history.ts";
import { changeOnCardTexts } from "#texts/da/corporation/booking-card.ts";
import { bookingFormTexts as form } from "#texts/da/corporation/booking-form.ts";
import {
  answersTexts,
  changeAgreedTexts as change,
  reconfirmTexts,
  savedChange,
} from "#texts/da/corporation/change-agreed.ts";
import { choosingTexts } from "#texts/da/corporation/choosing.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { shortName } from "#texts/format/contact.ts";

const email = "hotel@vagtklar.test";
const day = "fredag d. 27. nov.";
const testProduct = startTestProduct();
/** A job of the schedule comes by once a minute. */
const NEXT_MINUTE = { timeout: 100_000 };
let company: Page;
let willing: Page;
let unable: Page;
let booking: number;
/** First names of who says yes, and of who says no. */
let names: string[];

beforeAll(async () => {
  company = await testProduct.open("company", desktop);
  await signInAsCorporation(company, email);
  const { product } = testProduct;
  const as = await signedIn(product, email);
  const upcoming = await product.call(bookingEndpoints.upcoming, { as });
  booking = upcoming.body.find(({ date }) => date === "2026-11-27")?.id ?? 0;
  const lists = await product.call(applicantEndpoints.lists, { as, params: { bookingId: booking } });
  const [first, second] = lists.body.selected.map(({ employee }) =>
    shortName(employee.first_name, employee.last_name),
  );
  names = lists.body.selected.map(({ employee }) => employee.first_name);
  willing = await testProduct.open("willing", phone);
  unable = await testProduct.open("unable", phone);
  for (const [page, name] of [
    [willing, first],
    [unable, second],
  ] as const) {
    const person = demoPeople.find(({ first, last }) => shortName(first, last) === name);
    await signInAsEmployee(page, person?.subject.replace("local:", "") ?? "");
  }
});

describe("four people have agreed to a shift, and the company moves it", () => {
  it("shows what changes, who is asked and what a no costs before anything is saved", async () => {
    await company.goto(`/editBooking/${booking}`);
    await expectVisible(company, /^4 er valgt, så stillingen er låst\./);
    expect(await company.getByLabel(form.staffType).isDisabled()).toBe(true);
    await chooseTime(company, form.from, "09:00");
    await company.getByLabel(form.itemToBring).fill("Forklæde");
    await company.getByRole("button", { name: form.saveEdit }).click();
    const dialog = company.getByRole("alertdialog", { name: change.title });
    const words = async () => plain(await dialog.innerText()).replace(/\s+/g, " ");
    await expect.poll(words, soon).toContain("Før: 10:00–18:00 Nu: 09:00–18:00 9 timer i alt");
    // (216 + 35) × 2 hours, and for 4 people in 1 hour more.
    expect(await words()).toContain("502,00 kr. for hver, der siger nej 2 timer à 251,00 kr.");
    expect(await words()).toContain("+1.004,00");
    expect(await words()).toContain("onsdag d. 25. nov. kl. 10:00");
    await look(company, "change-question");

    await dialog.getByRole("button", { name: change.keep }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await company.getByLabel(`${form.from}, time`).inputValue()).toBe("09");
    expect(await company.getByLabel(form.itemToBring).inputValue()).toBe("Forklæde");
    const saved = await company.request.get(`/api/corporations/bookings/${booking}`, {
      headers: { authorization: `Bearer ${await signedIn(testProduct.product, email)}` },
    });
    expect(await saved.json()).toMatchObject({ start_time: "10:00", changes: [] });
  });

  it("asks all of them by one press, and says so on the booking and on its card", async () => {
    await company.getByRole("button", { name: form.saveEdit }).click();
    await company.getByRole("button", { name: change.ask(4) }).dblclick();
    await expectVisible(company, savedChange(4, 0, 0));
    await company.waitForURL(`/viewBooking/${booking}`);
    const answers = company.getByRole("region", { name: "4 mangler svar" });
    await expectVisible(answers, /^Spurgt tirsdag\sd\.\s24\.\snov\. kl\.\s10:0\d\. Svar senest onsdag/);
    await expect.poll(() => answers.getByRole("link", { name: /^Ring til / }).count(), soon).toBe(4);
    const again = company.getByRole("listitem").filter({ hasText: reconfirmTexts.state }).first();
    const toWaitingList = again.getByRole("button", { name: choosingTexts.putOnStandby });
    expect(await toWaitingList.isDisabled()).toBe(true);
    await look(company, "change-asked");
    await company.goto("/");
    await expectOnCard(company, day, changeOnCardTexts.waiting(4));
    await look(company, "change-card");
  });

  it("hears a yes and a no while the page stands open, with what the no costs", async () => {
    await company.goto(`/viewBooking/${booking}`);
    await company.getByRole("region", { name: "4 mangler svar" }).waitFor();
    await answerAs(willing, "yes");
    await company.getByRole("region", { name: "1 har sagt ja, 3 mangler svar" }).waitFor();
    await answerAs(unable, "no");
    const answers = company.getByRole("region", { name: "1 har sagt ja, 2 mangler svar, 1 sagde nej" });
    await answers.waitFor();
    await expectVisible(answers, answersTexts.placeOpen);
    await answers.getByRole("link", { name: answersTexts.fill }).click();
    await expect.poll(() => company.url(), soon).toMatch(/#applicants$/);

    await company.getByText(priceTexts.show, { exact: true }).click();
    const table = company.getByRole("table", { name: priceTexts.tableName });
    const price = async () => plain(await table.innerText()).replace(/\s+/g, " ");
    // 4 × 9 hours × 251, and 2 hours for one place.
    await expect
      .poll(price, soon)
      .toContain(`${priceTexts.rows.cancellation} 1 × 2,00 251,00 – 251,00 502,00`);
    expect(await price()).toContain("9.538,00");
    await look(company, "change-answered");
    await company.goto("/");
    await expectOnCard(company, day, "Afbestillingsgebyr 502,00 kr.");
  });

  it("tells the whole story on both sides, to each what concerns them", async () => {
    const [yes = "", no = ""] = names;
    await company.goto(`/viewBooking/${booking}`);
    await company.getByText(historyTexts.title, { exact: true }).click();
    const story = company.locator("details", { hasText: historyTexts.title }).last();
    for (const line of [
      "Bookingen blev ændret",
      "Fra: 10:00 → 09:00",
      `${yes} sagde ja til ændringen`,
      `${no} sagde nej til ændringen`,
      /^Afbestillingsgebyr: 502,00\skr\./,
    ])
      await expectVisible(story, line);
    await look(company, "history-company");

    await unable.goto(`/bookinginformation/${booking}`);
    await unable.getByText(historyTexts.title, { exact: true }).click();
    const own = unable.locator("details", { hasText: historyTexts.title }).last();
    await expectVisible(own, "Du sagde nej til ændringen");
    await expectVisible(own, /^Du får løn for den sene afbestilling: /);
    expect(await own.innerText()).not.toMatch(new RegExp(`${yes}|Afbestillingsgebyr`));
    await look(unable, "history-employee");
  });

  it("fits the smallest phone", async () => {
    const small = await testProduct.open("company on a phone", smallPhone);
    await signInAsCorporation(small, email);
    await small.goto(`/viewBooking/${booking}`);
    await expectVisible(small, answersTexts.placeOpen);
    await look(small, "change-answered-phone");
    await small.goto(`/editBooking/${booking}`);
    await chooseTime(small, form.to, "19:00");
    await small.getByRole("button", { name: form.saveEdit }).click();
    const dialog = small.getByRole("alertdialog", { name: change.title });
    await dialog.getByText(change.why.title).click();
    await expectVisible(dialog, change.why.sentences[0]);
    await look(small, "change-question-phone");
    await small.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await small.getByLabel(`${form.to}, time`).inputValue()).toBe("19");
  });

  it("releases whoever has not answered in time", async () => {
    await testProduct.moveTo("2026-11-25T10:02:00+01:00");
    await company.goto(`/viewBooking/${booking}`);
    const ended = company.getByRole("region", { name: "1 har sagt ja, 1 sagde nej, 2 svarede ikke" });
    await ended.waitFor(NEXT_MINUTE);
    await expectVisible(ended, /^Svarede ikke inden /);
    await look(company, "change-silence");
  });

  it("locks what was agreed once the shift has begun", async () => {
    await testProduct.moveTo("2026-11-27T12:00:00+01:00");
    await company.goto(`/editBooking/${booking}`);
    await expectVisible(company, /^Vagten er begyndt, så dato, tid, sted, stilling og løn ligger fast\./);
    for (const label of [form.staffType, form.transport, `${form.from}, time`])
      expect(await company.getByLabel(label).isDisabled(), label).toBe(true);
    await company.getByLabel(form.itemToBring).fill("Forklæde og sorte sko");
    await look(company, "change-locked");
    await company.getByRole("button", { name: form.saveEdit }).click();
    await expectVisible(company, savedChange(0, 0, 1));
  });
});

/** Somebody answers in their own browser. */
async function answerAs(page: Page, answer: "yes" | "no"): Promise<void> {
  const as = await page.evaluate(() => localStorage.getItem("employeeToken") ?? "");
  const params = { bookingId: booking };
  const { status } = await testProduct.product.call(jobEndpoints.answerChange, {
    as,
    params,
    body: { answer },
  });
  expect(status).toBe(200);
}
