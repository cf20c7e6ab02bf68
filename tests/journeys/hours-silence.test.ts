import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import { corporationButton } from "#tests/journeys/actions/checkout.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { expectSent } from "#tests/journeys/actions/mailbox.ts";
import { signedIn, stampAs, subjectOf } from "#tests/journeys/actions/seed-past-bookings.ts";
import { signInAsAdmin, signInAsCorporation, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { ledgerTexts } from "#texts/da/admin/ledger.ts";
import { todayGroups } from "#texts/da/backoffice/today.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { approvalSummaryTexts as summary } from "#texts/da/corporation/approval-summary.ts";
import {
  corporationMoves,
  corporationCardLabels as labels,
  corporationCheckoutTexts as texts,
} from "#texts/da/corporation/company-checkout.ts";
import { employeeMoves } from "#texts/da/employee/employee-checkout.ts";
import { genitive, shortName } from "#texts/format/contact.ts";

const email = "hotel@vagtklar.test";
const company = "Hotel Nordlys";

const testProduct = startTestProduct();
let hotel: Page;
let hotelsPhone: Page;
let employee: Page;
let office: Page;
/** The hotel's booking of yesterday, 16:00–23:00, of three people; one of them stayed until 23:30. */
let booking = 0;
let shift = 0;
let firstName = "";
let name = "";

beforeAll(async () => {
  const subject = await stayLonger();
  hotel = await testProduct.open("the hotel", desktop);
  hotelsPhone = await testProduct.open("the hotel's phone", smallPhone);
  employee = await testProduct.open("who stayed longer", smallPhone);
  office = await testProduct.open("the office", desktop);
  await signInAsCorporation(hotel, email);
  await signInAsCorporation(hotelsPhone, email);
  await signInAsEmployee(employee, subject.replace("local:", ""));
  await signInAsAdmin(office);
});

describe("the overtime of one of three people", () => {
  it("is read by name, hours and kroner before anything is approved", async () => {
    for (const page of [hotel, hotelsPhone]) {
      await page.goto(`/checkout-employees/${booking}`);
      await page.getByRole("button", { name: texts.approveAll }).click();
      const words = wordsOf(page);
      await expect.poll(words, soon).toContain(`${plain(name)} 16:00–23:30 +30 minutter +125,50 kr.`);
      expect(await words()).toContain(summary.asBooked(2));
      expect(await words()).toContain(summary.others(1));
      // 7 hours of three people, and half an hour more of one: 192 + 24 + 35 kroner each.
      await expect.poll(words, soon).toContain("5.396,50 kr.");
      expect(await words()).toContain("+125,50 kr. mod booket");
      await look(page, "approve-overtime");
    }
    expect(await timesOfHotel()).toEqual([null, null, null]);
  });

  it("is left out by a press, and the others are approved", async () => {
    await hotel.keyboard.press("Escape");
    const dialog = hotelsPhone.getByRole("alertdialog");
    await dialog.getByRole("checkbox", { name: new RegExp(`^${firstName}`) }).uncheck();
    await expectVisible(dialog, summary.leftOut(1));
    await look(hotelsPhone, "approve-without");
    await dialog.getByRole("button", { name: summary.approve(2), exact: true }).click();
    await expectMessage(hotelsPhone, summary.approved(2, 1));
    expect((await timesOfHotel()).toSorted()).toEqual(["23:00", "23:00", null]);
    for (const page of [hotel, hotelsPhone]) {
      await expectVisible(cardOn(page), /^Det er jeres tur\. Svarer I ikke senest/);
      await corporationButton(cardOn(page), "approve").waitFor();
    }
    await look(hotelsPhone, "silence-card");
  });
});

describe("a company that does not answer", () => {
  it("is reminded after a day; until then both read whose move it is, and until when", async () => {
    await employee.goto(`/checkout-employees/${shift}`);
    await expectVisible(employee.getByRole("status"), `Nu er det ${genitive(company)} tur.`);
    expect(await linesToApprove()).toContain("2 personer");
    await testProduct.moveTo("2026-11-25T10:30:00+01:00");
    await office.goto("/admin/mailbox");
    await expectSent(office, "email", email, "Svar på timerne");
    await employee.reload();
    await expectVisible(employee.getByRole("status"), /Svarer de ikke senest/);
    await look(employee, "silence-waits");
  });

  it("has agreed on the booked hours after two days; the rest is still its move", async () => {
    await testProduct.moveTo("2026-11-26T11:00:00+01:00");
    const words = { company, dueBy: null, isLate: false, openHours: 0.5 };
    await expectVisible(employee.getByRole("status"), employeeMoves.part_agreed(words));
    await look(employee, "silence-employee");
    const move = corporationMoves.part_agreed({ firstName, dueBy: null, openHours: 0.5 });
    for (const page of [hotel, hotelsPhone]) {
      await expectVisible(cardOn(page), move);
      await look(page, "silence-part");
    }
  });

  it("leaves the agreed part to the office, which approves it and pays it", async () => {
    await expect.poll(linesToApprove, soon).toContain("3 personer");
    await look(office, "silence-today");
    await linesOfHotel().getByRole("link").last().click();
    const { shifts } = adminInvoiceTexts;
    await office.getByRole("button", { name: shifts.approveAllInvoice }).click();
    await office.getByRole("button", { name: shifts.approveAllPayroll }).click();
    expect(await proposedPay()).toContain("16:00–23:00");
    await look(office, "silence-pay");
  });

  it("still answers the rest, which is paid with it while nothing is sent", async () => {
    await corporationButton(cardOn(hotelsPhone), "approve").click();
    await expectMessage(hotelsPhone, corporationToasts.checkoutSaved);
    await expectVisible(cardOn(hotelsPhone), labels.approved);
    await expectVisible(employee.getByRole("status"), employeeMoves.locked());
    await office.reload();
    expect(await proposedPay()).toContain("16:00–23:30");
  });
});

/** Somebody of the hotel's booking of yesterday stamps half an hour more; answers their sign-in. */
async function stayLonger(): Promise<string> {
  const { product } = testProduct;
  const as = await signedIn(product, email);
  const finished = await product.call(bookingEndpoints.finished, { as, query: { limit: "50" } });
  booking = finished.body.data.find(({ date }) => date === "2026-11-23")?.id ?? 0;
  const [person] = await checkout();
  if (!person) throw new Error("nobody worked yesterday");
  shift = person.id;
  firstName = person.employee.first_name;
  name = shortName(firstName, person.employee.last_name);
  const times = { from: "16:00", to: "23:30", because: "Den sidste gæst gik sent." };
  await stampAs(product, subjectOf(person.employee), booking, times);
  return subjectOf(person.employee);
}

/** The people of the booking, as the hotel reads them. */
async function checkout() {
  const { product } = testProduct;
  const as = await signedIn(product, email);
  const params = { bookingId: booking };
  return (await product.call(checkoutEndpoints.corporationShifts, { as, params })).body;
}

async function timesOfHotel() {
  return (await checkout()).map((one) => one.corporation_checkout_time);
}

const wordsOf = (page: Page) => async () =>
  plain(await page.getByRole("alertdialog").innerText()).replace(/\s+/g, " ");

/** The card of who stayed longer. */
const cardOn = (page: Page) => page.getByRole("region", { name, exact: true });

const linesOfHotel = () =>
  office
    .getByRole("region", { name: todayGroups.hours_to_approve.title, exact: true })
    .getByRole("listitem")
    .filter({ hasText: company })
    .filter({ hasText: "23. nov." });

/** What the office reads of the booking's hours that are to approve. */
async function linesToApprove(): Promise<string> {
  await office.goto("/admin/");
  return plain(await linesOfHotel().innerText());
}

/** What a pay run would pay who stayed longer. */
async function proposedPay(): Promise<string> {
  await office.getByRole("button", { name: adminInvoiceTexts.actions.pay, disabled: false }).click();
  const dialog = office.getByRole("dialog", { name: ledgerTexts.payTitle });
  return plain(await dialog.getByRole("row").filter({ hasText: firstName }).innerText());
}
