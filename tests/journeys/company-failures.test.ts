import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { chooseSlot, corporationButton } from "#tests/journeys/actions/checkout.ts";
import {
  changeAnswers,
  expectErrorBoxAndMessage,
  expectLoadingText,
  expectMessage,
  withEveryFailure,
  withFailingRequest,
  withoutNetwork,
} from "#tests/journeys/actions/fail-requests.ts";
import { expectHistoryFails } from "#tests/journeys/actions/hiring.ts";
import { signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { writeEssentials, writeTheDay } from "#tests/journeys/actions/visitor.ts";
import { desktop, look } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { bookingConfirmTexts } from "#texts/da/common/booking-confirm.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { brandedToasts } from "#texts/da/common/toasts/branded.ts";
import { corporationToasts as toasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingMessages } from "#texts/da/common/validation.ts";
import { weekTexts } from "#texts/da/common/weeks.ts";
import { bookingCardTexts, notNowTexts, upcomingLabels } from "#texts/da/corporation/booking-card.ts";
import { bookingFormTexts as form } from "#texts/da/corporation/booking-form.ts";
import {
  applicantTexts,
  bookDialogTexts,
  deleteDialogTexts,
  removeDialogTexts,
  bookingViewTexts as view,
} from "#texts/da/corporation/booking-view.ts";
import { savedChange } from "#texts/da/corporation/change-agreed.ts";
import {
  corporationCheckoutTexts as checkout,
  corporationCardLabels,
} from "#texts/da/corporation/company-checkout.ts";
import { corporationHomeTexts as home } from "#texts/da/corporation/corporation-home.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";

const email = "hotel@vagtklar.test";

const testProduct = startTestProduct();
let company: Page;
let token: string;
/** Bookings of the try-out's hotel: 2 of 6 places taken, 4 of 4, waiting for approval, and ended yesterday. */
let searching: number;
let full: number;
let waiting: number;
let ended: number;

beforeAll(async () => {
  company = await testProduct.open("company", desktop);
  const { body } = await testProduct.product.call(sessionEndpoints.corporationSignIn, {
    body: { email, password: demoPassword },
  });
  token = body.status === "success" ? body.token : "";
  const ids = new Map((await upcoming()).map(({ date, id }) => [date, id]));
  searching = ids.get("2026-11-30") ?? 0;
  full = ids.get("2026-11-27") ?? 0;
  waiting = ids.get("2026-12-15") ?? 0;
  const finished = await testProduct.product.call(bookingEndpoints.finishedOfWeek, {
    as: token,
    query: { weekNumber: "48", year: "2026" },
  });
  ended = finished.body[0]?.id ?? 0;
  await signInAsCorporation(company, email);
});

describe("what goes wrong is said in the documented words, and nothing is lost by it", () => {
  it("in the lists of the home", async () => {
    const week = () => openTab(home.week);
    const reload = () => company.reload();
    const finished = () => company.goto("/?step=1");
    await expectLoadingText(company, bookingEndpoints.upcoming, reload, home.upcomingLoading);
    await expectLoadingText(company, bookingEndpoints.finished, finished, home.finishedLoading);
    await company.goto("/");
    await expectErrorBoxAndMessage(company, bookingEndpoints.upcoming, reload, toasts.bookingsFailed);
    await expectVisible(company, upcomingLabels.searching);
    await expectErrorBoxAndMessage(company, bookingEndpoints.upcoming, week, toasts.weekFailed);
    await expectErrorBoxAndMessage(company, bookingEndpoints.finished, finished, toasts.weekFailed);
    await expectErrorBoxAndMessage(company, bookingEndpoints.finishedOfWeek, week, toasts.weekFailed);
  });

  it("in the dialog of a closed booking", async () => {
    await company.goto("/");
    await openTab(home.week);
    for (const week of [47, 46, 45, 44]) {
      await company.getByRole("button", { name: weekTexts.previous }).click();
      await expectVisible(company, new RegExp(`^UGE ${week} `));
    }
    const open = () => company.getByRole("link", { name: upcomingLabels.done }).click();
    await expectErrorBoxAndMessage(company, bookingEndpoints.getDeprecated, open, toasts.bookingFailed);
    await expectVisible(company.getByRole("dialog"), form.access);
  });

  it("on a card's people: the tick and the number stay as they were", async () => {
    await company.goto("/");
    const card = company.getByRole("article").filter({ hasText: "fredag d. 27. nov." });
    await card.getByRole("button", { name: bookingCardTexts.showStaff }).click();
    const tick = card.getByRole("checkbox").first();
    const reveal = card.getByRole("button", { name: bookingCardTexts.phone.first }).first();
    const was = await tick.isChecked();
    const change = applicantEndpoints.changeUiState;
    await withFailingRequest(company, change, 500, () => tick.click(), toasts.somethingWrong);
    await expect.poll(() => tick.isChecked(), soon).toBe(was);
    await withFailingRequest(company, change, "failed", () => reveal.click(), toasts.somethingWrong);
    await reveal.waitFor();
  });

  it("on the page of a booking and in its lists and histories", async () => {
    const open = () => company.goto(`/viewBooking/${searching}`);
    for (const how of [500, 404, "failed"] as const) {
      await expectErrorBoxAndMessage(company, bookingEndpoints.get, open, toasts.bookingFailed, how);
    }
    await company.goto(`/checkout-employees/${full}`);
    await expectVisible(company, notNowTexts.ahead.title);
    await company.goto(`/editBooking/${ended}`);
    await expectVisible(company, notNowTexts.over.title);
    await look(company, "booking-over");
    await expectErrorBoxAndMessage(company, applicantEndpoints.lists, open, toasts.shiftsFailed);
    const remove = company.getByRole("button", { name: view.delete });
    const openAndRead = async () => {
      await open();
      expect(await remove.isEnabled()).toBe(false);
    };
    await expectLoadingText(company, applicantEndpoints.lists, openAndRead, uiTexts.loading);
    await expect.poll(() => remove.isEnabled(), soon).toBe(true);
    // What somebody has none of is not offered: here all have one of each.
    const { mend } = await changeAnswers(company, applicantEndpoints.lists, ({ applied }) => {
      for (const { employee } of applied) {
        employee.rating.nrOfRatings = 1;
        employee.nrOfCancelledShifts = 1;
      }
    });
    await open();
    await expectHistoryFails(company, applicantEndpoints.ratings, /^Bedømmelser \(/, toasts.ratingsFailed);
    await expectHistoryFails(
      company,
      applicantEndpoints.cancellations,
      /^Afbud \(/,
      toasts.cancellationsFailed,
    );
    await mend();
  });

  it("when somebody is booked or removed: the dialog stays, the reason too", async () => {
    const change = applicantEndpoints.changeState;
    await company.getByRole("button", { name: applicantTexts.book, exact: true }).first().click();
    const book = () => press(bookDialogTexts.confirm);
    await withEveryFailure(company, change, book, toasts.shiftFailed);
    await withFailingRequest(company, change, 409, book, toasts.bookingFull, { code: "full" });
    await withFailingRequest(company, change, 409, book, toasts.shiftChanged, { code: "transition" });
    // Somebody else of the company is quicker.
    const lists = { as: token, params: { bookingId: searching } };
    const [first] = (await testProduct.product.call(applicantEndpoints.lists, lists)).body.applied;
    const another = { as: token, params: { shiftId: first?.id ?? 0 } };
    await testProduct.product.call(change, { ...another, query: { shiftType: "selected" }, body: {} });
    await expectMessage(company, toasts.shiftChanged);
    await company.getByRole("alertdialog").waitFor({ state: "hidden" });
    const body = { reason: "Det var en fejl." };
    await testProduct.product.call(change, { ...another, query: { shiftType: "removed" }, body });
    await expectVisible(company, bookingCardTexts.selected(2, 6));

    await company.getByRole("button", { name: applicantTexts.remove }).first().click();
    const dialog = company.getByRole("alertdialog");
    const reason = dialog.getByLabel(removeDialogTexts.reason);
    await expectVisible(dialog, /^Skriv en årsag først\./);
    await reason.fill("  ");
    const confirm = dialog.getByRole("button", { name: removeDialogTexts.confirm, exact: true });
    expect(await confirm.isEnabled()).toBe(false);
    await reason.fill("Vi har brug for færre.");
    const remove = () => confirm.click();
    await withFailingRequest(company, change, 500, remove, toasts.shiftFailed);
    expect(await reason.inputValue()).toBe("Vi har brug for færre.");
    await withoutNetwork(company, remove, toasts.shiftFailed);
    await look(company, "remove-failed");
    await press(removeDialogTexts.cancel);
    await expectVisible(company, bookingCardTexts.selected(2, 6));
  });

  it("when the list is sent or the booking deleted", async () => {
    const send = () => press(view.sendList);
    await withFailingRequest(company, bookingEndpoints.sendBookingList, 500, send, toasts.bookingListFailed);
    await press(view.delete);
    await company.getByRole("alertdialog", { name: /^Aflys med \d/ }).waitFor();
    await press(deleteDialogTexts.cancel);

    await company.goto(`/viewBooking/${waiting}`);
    const remove = async () => {
      await press(view.delete);
      await press(deleteDialogTexts.confirm);
    };
    await withEveryFailure(company, bookingEndpoints.cancel, remove, toasts.deleteFailed);
    const taken = { code: "has_selected" };
    await withFailingRequest(company, bookingEndpoints.cancel, 409, remove, toasts.deleteWithSelected, taken);
    expect((await upcoming()).some(({ id }) => id === waiting)).toBe(true);

    await remove();
    await company.waitForURL((url) => url.pathname === "/");
    expect((await upcoming()).some(({ id }) => id === waiting)).toBe(false);
    await company.goto(`/viewBooking/${waiting}`);
    await expectVisible(company, /^Bookingen er slettet\. Den står her kun/);
    expect(await company.getByRole("button", { name: view.delete }).count()).toBe(0);
  });

  it("when a booking is created: every word stays, and there is one booking in the end", async () => {
    const before = (await upcoming()).length;
    const open = () => company.goto("/newBooking");
    await expectErrorBoxAndMessage(company, staffTypeEndpoints.list, open, toasts.staffTypesFailed);
    await writeEssentials(company);
    await writeTheDay(company);
    await withoutNetwork(company, () => press(form.submit), form.checksFailed);
    expect(await company.getByText(bookingMessages.addressInvalid).count()).toBe(0);

    const create = async () => {
      await press(form.submit);
      await press(bookingConfirmTexts.send);
    };
    const { create: row } = bookingEndpoints;
    const failed = brandedToasts.bookingCreateFailed(defaultBrand);
    await withEveryFailure(company, row, create, failed);
    const contactPerson = company.getByLabel(form.contactPerson);
    const errors = { contact_person: "Angiv kontaktperson" };
    await withFailingRequest(company, row, 422, create, commonTexts.invalidForm, { errors });
    await expectVisible(company, errors.contact_person);
    expect(await contactPerson.inputValue()).toBe("Rasmus i køkkenet, 20 55 01 65");
    expect(await upcoming()).toHaveLength(before);
    await contactPerson.fill("Rasmus, 20 55 01 65");
    await create();
    await expectMessage(company, toasts.bookingCreated);
    expect(await upcoming()).toHaveLength(before + 1);
  });

  it("when a booking is edited", async () => {
    const open = () => company.goto(`/editBooking/${full}`);
    await expectErrorBoxAndMessage(company, bookingEndpoints.getEditable, open, toasts.bookingFailed);
    const description = company.getByLabel(form.jobDescription);
    await description.fill("Buffet til 80 gæster.");
    const save = () => press(form.saveEdit);
    const failed = brandedToasts.saveFailed(defaultBrand);
    await withFailingRequest(company, bookingEndpoints.change, 500, save, failed);
    await withFailingRequest(company, bookingEndpoints.change, 409, save, commonTexts.invalidForm);
    expect(await description.inputValue()).toBe("Buffet til 80 gæster.");
    await save();
    await expectMessage(company, savedChange(0, 0, 4));
  });

  it("at the checkout: times, explanation and stars stay or go back", async () => {
    await company.goto(`/checkout-employees/${ended}`);
    const card = company.getByRole("region").filter({ hasText: checkout.employeeStamped }).first();
    await expectVisible(company, priceTexts.followsAgreement);
    await chooseSlot(card, checkout.to, "22:45");
    const explanation = card.getByLabel(checkout.explanation);
    await explanation.fill("Sidste gæst gik 22.40.");
    const { corporationStamp, corporationRating } = checkoutEndpoints;
    const reject = () => corporationButton(card, "reject_stamp").click();
    await withEveryFailure(company, corporationStamp, reject, toasts.checkoutFailed);
    await withoutNetwork(company, reject, toasts.checkoutFailed);
    expect(await explanation.inputValue()).toBe("Sidste gæst gik 22.40.");
    const star = card.getByLabel(checkout.stars(4), { exact: true });
    await withFailingRequest(company, corporationRating, 500, () => star.click(), toasts.checkoutFailed);
    expect(await star.isChecked()).toBe(false);
    await reject();
    await expectMessage(company, toasts.timesRefused);
    await expectVisible(card, corporationCardLabels.rejected_new);
    const comment = card.getByLabel(checkout.ratingComment);
    await comment.fill("Kom til tiden.");
    await comment.blur();
    await expectMessage(company, toasts.commentSaved);
    await company.reload();
    await expect.poll(() => comment.inputValue(), soon).toBe("Kom til tiden.");
  });
});

async function upcoming() {
  const { body } = await testProduct.product.call(bookingEndpoints.upcoming, { as: token });
  return body;
}

/** Presses the button of that name, in the dialog where one is open. */
function press(name: string): Promise<void> {
  return company.getByRole("button", { name, exact: true }).last().click();
}

function openTab(name: string): Promise<void> {
  return company.getByRole("tab", { name, exact: true }).click();
}
