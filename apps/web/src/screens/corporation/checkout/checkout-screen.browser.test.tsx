import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { RenderResult } from "vitest-browser-react";
import { applicantEmployee } from "#contract/applications/application.entities.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { corporationBooking } from "#contract/bookings/booking.entities.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { corporationCheckoutShift } from "#contract/checkout/checkout.entities.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { companyState, renderScreen } from "#tests/support/screens/render-screen.tsx";
import { sampleOf } from "#tests/support/screens/sample-of.ts";
import { type ApiStub, stubApi } from "#tests/support/screens/stub-api.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { approvalSummaryTexts as summaryTexts } from "#texts/da/corporation/approval-summary.ts";
import {
  autoFillTexts,
  corporationHoursLocks,
  corporationCardLabels as labels,
  corporationCheckoutTexts as texts,
} from "#texts/da/corporation/company-checkout.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";

const booking = sampleOf(corporationBooking, {
  id: 3,
  date: "2026-11-23",
  start_time: "10:00",
  end_time: "18:00",
  number_of_staff: 2,
  status: "finished",
  corporation_id: 7,
  price: {
    rows: [
      {
        key: "shifts",
        label: "Vagter",
        quantity: "2 × 8,00",
        hourly_wage: 192,
        holiday: 24,
        unit_price: 216,
        total: 3456,
        people: 2,
        hours: 16,
        hours_each: 8,
        why: {},
      },
    ],
    total: 3456,
    basis: "booked",
    lead_hours: 100,
    is_settled: false,
  },
});

/** Whose hours: Anna has stamped her hours, Bo has not. */
const anna = shiftOf(11, "Anna", {
  employee_checkin_time: "10:00",
  employee_checkout_time: "18:45",
  first_checkout_by: "employee",
  last_checkout_by: "employee",
});
const bo = shiftOf(12, "Bo", {});

function shiftOf(
  id: number,
  firstName: string,
  values: Parameters<typeof sampleOf<typeof corporationCheckoutShift>>[1],
) {
  const employee = sampleOf(applicantEmployee, { id, first_name: firstName, last_name: "H." });
  return sampleOf(corporationCheckoutShift, { id, status: "selected", employee, ...values });
}

let api: ApiStub;
beforeEach(() => {
  sessionStorage.clear();
  api = stubApi();
  api.answer(bookingEndpoints.get, booking);
  api.answer(checkoutEndpoints.corporationShifts, [anna, bo]);
});

async function openCheckout() {
  const page = await renderScreen(CheckoutScreen, {
    path: "/checkout-employees/$bookingId",
    at: "/checkout-employees/3",
    state: companyState(),
  });
  await expect.element(cardOf(page, "Anna")).toBeVisible();
  return page;
}

const cardOf = (page: RenderResult, firstName: string) =>
  page.getByRole("region", { name: `${firstName} H.` });

/** The slot of a time in one of a card's two lists. */
const slot = (page: RenderResult, firstName: string, list: string, time: string) =>
  cardOf(page, firstName).getByRole("listbox", { name: list }).getByRole("option", { name: time });

test("each card begins with the times that its person has stamped, and with none where there are none", async () => {
  const page = await openCheckout();
  await expect.element(slot(page, "Anna", texts.to, "18:45")).toHaveAttribute("aria-selected", "true");
  await expect
    .element(cardOf(page, "Anna").getByRole("button", { name: labels.approve, exact: true }))
    .toBeEnabled();
  await expect.element(slot(page, "Bo", texts.to, "18:00")).toHaveAttribute("aria-selected", "false");
  await expect.element(cardOf(page, "Bo").getByRole("button", { name: labels.stamp_out })).toBeDisabled();
  await expect
    .element(page.getByRole("complementary", { name: priceTexts.title }))
    .toMatchTextContent("3.456,00");
});

test("other times than the person's ask for an explanation, and are sent with it once by a double click", async () => {
  api.answer(checkoutEndpoints.corporationStamp, anna);
  const answer = api.hold(checkoutEndpoints.corporationStamp);
  const page = await openCheckout();
  const card = cardOf(page, "Anna");
  await expect.element(card.getByLabelText(texts.explanation)).not.toBeInTheDocument();
  await slot(page, "Anna", texts.to, "18:30").click();
  await card.getByLabelText(texts.explanation).fill("Festen sluttede før");

  await card.getByRole("button", { name: labels.reject_stamp }).dblClick();
  answer();

  await expect.element(page.getByText(corporationToasts.timesRefused)).toBeVisible();
  expect(api.sent(checkoutEndpoints.corporationStamp).map(({ body }) => body)).toEqual([
    {
      employee_id: 11,
      booking_id: 3,
      checkOut: {
        corporation_checkin_time: "10:00",
        corporation_checkout_time: "18:30",
        time_comment_by_corporation: "Festen sluttede før",
        comment: "",
        rating: 0,
      },
    },
  ]);
});

/** The company has answered Anna with times of its own. */
const refused = {
  ...anna,
  ...{ corporation_checkin_time: "10:00", corporation_checkout_time: "18:00" },
  ...{ last_checkout_by: "corporation" as const, checkout_rejected_count_corporation: 1 },
  amounts: { employee: 2196.25, corporation: 2008, booked: 2008, counted: 2008 },
};

test("after its own refusal the company approves the employee's times by one press", async () => {
  api.answer(checkoutEndpoints.corporationShifts, [refused, bo]);
  api.answer(checkoutEndpoints.corporationStamp, { ...refused, corporation_checkout_time: "18:45" });
  const page = await openCheckout();
  const card = cardOf(page, "Anna");
  await expect.element(slot(page, "Anna", texts.to, "18:00")).toHaveAttribute("aria-selected", "true");
  await card.getByRole("button", { name: texts.approveTheirs("Anna"), exact: true }).click();
  await expect.element(page.getByText(corporationToasts.checkoutSaved)).toBeVisible();
  expect(api.sent(checkoutEndpoints.corporationStamp).map(({ body }) => body)).toMatchObject([
    { employee_id: 11, checkOut: { corporation_checkin_time: "10:00", corporation_checkout_time: "18:45" } },
  ]);
});

test("an explanation written after the refusal is saved by a button of its own", async () => {
  api.answer(checkoutEndpoints.corporationShifts, [refused, bo]);
  api.answer(checkoutEndpoints.corporationStamp, {
    ...refused,
    time_comment_by_corporation: "Festen var slut",
  });
  const page = await openCheckout();
  const card = cardOf(page, "Anna");
  await expect.element(card).toMatchTextContent("188,25");
  await expect
    .element(page.getByRole("complementary", { name: priceTexts.title }))
    .toMatchTextContent("heraf 2.008,00");
  await expect.element(card.getByRole("button", { name: labels.explain })).not.toBeInTheDocument();
  await card.getByLabelText(texts.explanation).fill("Festen var slut");
  await card.getByRole("button", { name: labels.explain }).click();
  await expect.element(page.getByText(corporationToasts.explanationSaved)).toBeVisible();
  expect(api.sent(checkoutEndpoints.corporationStamp).map(({ body }) => body)).toMatchObject([
    { checkOut: { corporation_checkout_time: "18:00", time_comment_by_corporation: "Festen var slut" } },
  ]);
});

test("a refusal is told in the server's words, and what was chosen stays in the card", async () => {
  api.refuse(checkoutEndpoints.corporationStamp, {
    status: 409,
    code: "checkout_locked",
    message: "Tiderne er låst.",
  });
  const page = await openCheckout();
  await slot(page, "Bo", texts.from, "10:00").click();
  await slot(page, "Bo", texts.to, "17:30").click();
  await cardOf(page, "Bo").getByRole("button", { name: labels.stamp_out }).click();
  await expect.element(page.getByText("Tiderne er låst.")).toBeVisible();
  await expect.element(slot(page, "Bo", texts.to, "17:30")).toHaveAttribute("aria-selected", "true");
});

test("hours that are locked cannot be changed, and the card says why", async () => {
  const text = corporationHoursLocks.invoice_accepted;
  api.answer(checkoutEndpoints.corporationShifts, [
    { ...anna, locked: { reason: "invoice_accepted", text } },
    bo,
  ]);
  const page = await openCheckout();
  const card = cardOf(page, "Anna");
  await expect.element(card).toMatchTextContent(text);
  await expect.element(slot(page, "Anna", texts.to, "18:30")).toHaveAttribute("aria-disabled", "true");
  await expect
    .element(card.getByRole("button", { name: labels.approve, exact: true }))
    .not.toBeInTheDocument();
});

test("stars are saved as soon as they are given, and are taken back where they could not be", async () => {
  api.refuse(checkoutEndpoints.corporationRating, { status: 409, message: "Vagten er ikke begyndt." });
  const page = await openCheckout();
  const stars = cardOf(page, "Anna").getByRole("radio", { name: uiTexts.stars(4) });
  await stars.click({ force: true });
  await expect
    .poll(() => api.sent(checkoutEndpoints.corporationRating).map(({ body }) => body))
    .toEqual([{ employee_id: 11, booking_id: 3, rating: 4, comment: "" }]);
  await expect.element(page.getByText("Vagten er ikke begyndt.")).toBeVisible();
  await expect.element(stars).not.toBeChecked();
});

const nobody = { as_booked: 0, longer: [], shorter: [], not_stamped: 0, disputed: 0 };

test("approving all first shows who is longer by name, and what is left out is not sent", async () => {
  api.answer(checkoutEndpoints.approvalSummary, {
    ...nobody,
    ...{ longer: [{ shift_id: 11, hours: 0.75, amount: 188.25 }], not_stamped: 1 },
    ...{ total: 3644.25, booked_total: 3456 },
  });
  const page = await openCheckout();
  await page.getByRole("button", { name: texts.approveAll }).click();
  const dialog = page.getByRole("alertdialog");
  await expect.element(dialog).toMatchTextContent("+45 minutter");
  await expect.element(dialog).toMatchTextContent("+188,25");
  await expect.element(dialog).toMatchTextContent(summaryTexts.notStamped(1));
  await dialog.getByRole("checkbox", { name: /^Anna H\./ }).click();
  await expect.element(dialog.getByRole("button", { name: summaryTexts.approve(0) })).toBeDisabled();
  expect(api.sent(checkoutEndpoints.corporationApproveAll)).toEqual([]);
});

test("another sum than the one that was shown is refused in the dialog, which stays", async () => {
  api.answer(checkoutEndpoints.approvalSummary, { ...nobody, as_booked: 1, total: 3456, booked_total: 3456 });
  api.refuse(checkoutEndpoints.corporationApproveAll, { status: 409, message: "Beløbet er nu et andet." });
  const page = await openCheckout();
  await page.getByRole("button", { name: texts.approveAll }).click();
  await page.getByRole("button", { name: summaryTexts.approve(1) }).click();
  await expect.element(page.getByRole("alertdialog")).toMatchTextContent("Beløbet er nu et andet.");
});

test("what is filled in for all is copied to the cards, and approving all sends those that agree", async () => {
  api.answer(checkoutEndpoints.approvalSummary, {
    ...nobody,
    ...{ as_booked: 1, disputed: 1, total: 3456, booked_total: 3456 },
  });
  api.answer(checkoutEndpoints.corporationApproveAll, [bo]);
  const page = await openCheckout();
  await page.getByRole("button", { name: texts.autoFill }).click();
  await page.getByRole("button", { name: autoFillTexts.apply }).click();
  await expect.element(slot(page, "Bo", texts.to, "18:00")).toHaveAttribute("aria-selected", "true");
  await expect.element(slot(page, "Anna", texts.to, "18:00")).toHaveAttribute("aria-selected", "true");

  await page.getByRole("button", { name: texts.approveAll }).click();
  await page.getByRole("button", { name: summaryTexts.approve(1) }).click();

  await expect.element(page.getByText(summaryTexts.approved(1, 1))).toBeVisible();
  // Anna's own times are others: they would be rejected, which is nothing to do for all at once.
  expect(api.sent(checkoutEndpoints.corporationApproveAll).map(({ body }) => body)).toMatchObject([
    {
      booking_id: 3,
      total: 3456,
      shifts: [{ employee_id: 12, checkOut: { corporation_checkout_time: "18:00" } }],
    },
  ]);
});

test("what the hours come to is shown anew once times are saved", async () => {
  api.answer(checkoutEndpoints.corporationStamp, bo, [queryKey(bookingEndpoints.get, { id: 3 })]);
  const page = await openCheckout();
  const price = page.getByRole("complementary", { name: priceTexts.title });
  await slot(page, "Bo", texts.from, "10:00").click();
  await slot(page, "Bo", texts.to, "17:30").click();
  api.answer(bookingEndpoints.get, { ...booking, price: { ...booking.price, total: 3348 } });
  await cardOf(page, "Bo").getByRole("button", { name: labels.stamp_out }).click();
  await expect.element(price).toMatchTextContent("3.348,00");
});

test("what was chosen and written stands in the cards again when the page is come back to", async () => {
  const before = await openCheckout();
  await slot(before, "Bo", texts.from, "10:15").click();
  await cardOf(before, "Anna").getByLabelText(texts.ratingComment).fill("Kom til tiden");
  await userEvent.tab();
  await before.unmount();
  const after = await openCheckout();
  await expect.element(slot(after, "Bo", texts.from, "10:15")).toHaveAttribute("aria-selected", "true");
  await expect
    .element(cardOf(after, "Anna").getByLabelText(texts.ratingComment))
    .toHaveValue("Kom til tiden");
});
