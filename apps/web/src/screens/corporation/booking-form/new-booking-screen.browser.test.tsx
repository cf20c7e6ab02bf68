import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { RenderResult } from "vitest-browser-react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { corporationBooking } from "#contract/bookings/booking.entities.ts";
import { departmentEndpoints } from "#contract/corporations/department.endpoints.ts";
import { contractTextEndpoints } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import { lookupEndpoints } from "#contract/settings/lookup.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { standardTerms } from "#tests/support/fixtures/standard-terms.ts";
import { companyState, renderScreen } from "#tests/support/screens/render-screen.tsx";
import { sampleOf } from "#tests/support/screens/sample-of.ts";
import { type ApiStub, stubApi } from "#tests/support/screens/stub-api.ts";
import { bookingConfirmTexts, dayAndNightTexts } from "#texts/da/common/booking-confirm.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { brandedToasts } from "#texts/da/common/toasts/branded.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingMessages as messages } from "#texts/da/common/validation.ts";
import { contractTexts } from "#texts/da/contracts/contract-titles.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { bookingDefaults } from "#texts/da/corporation/booking-presets.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { NewBookingScreen } from "./new-booking-screen.tsx";

const requestKeyHeader = bookingEndpoints.create.header?.name ?? "";
const state = companyState({ standard_fee: 40, urgent_booking_fee: 20, emergency_booking_fee: 30 });

/** Waiters were booked before, cooks never. */
const lastBooking = sampleOf(corporationBooking, {
  number_of_staff: 2,
  start_time: "17:00",
  end_time: "23:00",
  arrangement_type: bookingDefaults.arrangementType,
  address: "Tangkajen 14",
  address_url: "https://dawa.test/adresser/1",
  zip_code: "8000",
  city: "Aarhus C",
  hourly_wage: "180,00",
  transport_wage: 0,
  extra_work_hours: 0,
  food_included: 1,
  access_information: bookingDefaults.accessInformation,
  upper_dress_code: bookingDefaults.upperDressCode,
  lower_dress_code: bookingDefaults.lowerDressCode,
  shoes_dress_code: bookingDefaults.shoesDressCode,
  language: "Dansk",
  booking_person: "Mette Holm",
  booking_person_nr: "20550100",
  contact_person: "Mette Holm, 20 55 01 00",
  is_email_script_allowed: true,
});

/** The trade terms that the company has accepted, and those that came since. */
const inForce = {
  ...{ kind: "trade_terms" as const, version: "standard-a", valid_from: null, must_accept: false },
  sections: [{ heading: "Aftalen", sentences: ["Alt er som før."] }],
};
const newTerms = {
  ...{ ...inForce, version: "1-b", valid_from: "2027-01-01", must_accept: true },
  sections: [{ heading: "Aftalen", sentences: ["Vi ses til jul."] }],
};

let api: ApiStub;
beforeEach(() => {
  sessionStorage.clear();
  api = stubApi();
  api.answer(departmentEndpoints.departments, []);
  api.answer(staffTypeEndpoints.list, [
    { id: 1, job_title: "Tjener", worker: true, company: true, billy_id: "", wages: [] },
    { id: 2, job_title: "Kok", worker: true, company: true, billy_id: "", wages: [] },
  ]);
  api.answer(
    settingsEndpoints.globalMessage,
    sampleOf(settingsEndpoints.globalMessage.answer, {
      hourly_wage: "192,00",
      terms: { ...sampleOf(settingsEndpoints.globalMessage.answer).terms, ...standardTerms },
    }),
  );
  api.answer(bookingEndpoints.upcoming, []);
  api.answer(contractTextEndpoints.contractText, inForce);
  api.answer(bookingEndpoints.lastCreated, ({ query }) => (query.staff_type === "1" ? lastBooking : null));
  api.answer(lookupEndpoints.validateAddress, { status: "success" });
});

async function openForm() {
  const page = await renderScreen(NewBookingScreen, { path: "/newBooking", at: "/newBooking", state });
  const price = page.getByRole("complementary", { name: priceTexts.title });
  const staffType = page.getByLabelText(texts.staffType);
  await expect.element(staffType).toBeVisible();
  return {
    page,
    price,
    staffType,
    /** The button that sends the form. */
    submit: page.getByRole("button", { name: texts.submit }),
    /** Writes a day of December 2026. */
    async writeDay(day: string) {
      await page.getByRole("spinbutton", { name: `${uiTexts.dayParts.day.name}, ${texts.date}` }).click();
      await userEvent.keyboard(`${day}122026`);
    },
  };
}

/** The form as somebody has it who books waiters once more, on 3 December. */
async function openFilledForm() {
  const form = await openForm();
  await form.staffType.selectOptions("1");
  await expect.element(form.page.getByText(texts.prefilled)).toBeVisible();
  await form.writeDay("03");
  return form;
}

/** The question before the booking is sent. */
const questionOf = (page: RenderResult) => page.getByRole("alertdialog", { name: bookingConfirmTexts.title });

/** A sentence without its hard spaces, as a page's text is compared. */
const plain = (sentence: string) => sentence.replaceAll("\u00a0", " ");

test("staff type, day, times, number and wage change the price that is shown", async () => {
  const { page, price, staffType, writeDay } = await openForm();
  await expect.element(price).toMatchTextContent(plain(priceTexts.withoutFees));

  // One for 8 hours at 192 kr. with 12.5 % holiday pay.
  await expect.element(price).toMatchTextContent("I alt ekskl. moms1.728,00");
  await staffType.selectOptions("2");
  await writeDay("03");
  // The company's fee comes to it: 40 kr. an hour.
  await expect.element(price).toMatchTextContent("I alt ekskl. moms2.048,00");
  await page.getByRole("button", { name: uiTexts.more }).click();
  await expect.element(price).toMatchTextContent("I alt ekskl. moms4.096,00");
  await page.getByLabelText(`${texts.to}, ${uiTexts.hour}`).selectOptions("16");
  await expect.element(price).toMatchTextContent("I alt ekskl. moms3.072,00");
  await page.getByLabelText(texts.hourlyWage).fill("200");
  await expect.element(price).toMatchTextContent("I alt ekskl. moms3.180,00");
});

test("where there is no staff to choose, neither the field nor the price asks for a choice", async () => {
  api.answer(staffTypeEndpoints.list, []);
  const { page, price } = await openForm();
  await expect.element(page.getByText(texts.noStaffTypes)).toBeInTheDocument();
  await expect.element(price).toMatchTextContent("I alt ekskl. moms");
  await expect.element(price).not.toMatchTextContent(plain(priceTexts.withoutFees));
});

test("a form that lacks something says what in Danish, leads to the first of it, and sends nothing", async () => {
  const { page, staffType, submit } = await openForm();
  await submit.click();
  await expect.element(page.getByText(messages.staffTypeMissing)).toBeVisible();
  await expect.element(page.getByText(messages.bookingPerson)).toBeInTheDocument();
  await expect.element(staffType).toHaveFocus();
  await expect.element(page.getByText(commonTexts.invalidForm)).toBeVisible();
  expect(api.sent(lookupEndpoints.validateAddress)).toEqual([]);

  await staffType.selectOptions("2");
  await expect.element(page.getByText(messages.staffTypeMissing)).not.toBeInTheDocument();
});

test("an address that the address service does not know is told under its field, which has the focus", async () => {
  api.refuse(lookupEndpoints.validateAddress, { status: 422 });
  const { page, submit } = await openFilledForm();
  await submit.click();
  await expect.element(page.getByText(messages.addressInvalid)).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: texts.address })).toHaveFocus();
  await expect.element(questionOf(page)).not.toBeInTheDocument();
});

test("a staff type that was booked before fills the form in from that booking", async () => {
  const { page, price } = await openFilledForm();
  await expect.element(page.getByLabelText(texts.bookingPerson, { exact: true })).toHaveValue("Mette Holm");
  await expect.element(page.getByLabelText(texts.numberOfStaff)).toHaveValue(2);
  await expect.element(price).toMatchTextContent(/2 tjenere, 17:00.+23:00/);
});

test("what is booked is asked about first, sent once by a double click, and leads home", async () => {
  api.answer(bookingEndpoints.create, lastBooking);
  const answer = api.hold(bookingEndpoints.create);
  const { page, submit } = await openFilledForm();
  await submit.click();
  const question = questionOf(page);
  await expect.element(question).toMatchTextContent("Tangkajen 14");
  await expect.element(question).toMatchTextContent("2.910,00");
  expect(api.sent(bookingEndpoints.create)).toEqual([]);

  await question.getByRole("button", { name: bookingConfirmTexts.send }).dblClick();
  answer();

  await expect.element(page.getByText("elsewhere: /home")).toBeVisible();
  await expect.element(page.getByText(corporationToasts.bookingCreated)).toBeVisible();
  const sent = api.sent(bookingEndpoints.create);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.query).toEqual({ notSendEmail: "0", pastBooking: "0" });
  expect(sent[0]?.body).toMatchObject({
    staff_type: 1,
    number_of_staff: 2,
    date: "2026-12-03",
    start_time: "17:00",
    end_time: "23:00",
    hourly_wage: "180,00",
  });
});

test("a call that was not answered leaves what was typed, and sent again it counts as the same booking", async () => {
  api.refuse(bookingEndpoints.create, { status: 0 });
  const { page, submit } = await openFilledForm();
  await page.getByLabelText(texts.bookingPerson, { exact: true }).fill("Jonas Krogh");
  for (let tries = 1; tries <= 2; tries += 1) {
    await submit.click();
    await page.getByRole("button", { name: bookingConfirmTexts.send }).click();
    await expect.element(questionOf(page)).not.toBeInTheDocument();
    await expect.element(page.getByText(brandedToasts.bookingCreateFailed(defaultBrand))).toBeVisible();
    await expect
      .element(page.getByLabelText(texts.bookingPerson, { exact: true }))
      .toHaveValue("Jonas Krogh");
  }
  const keys = api.sent(bookingEndpoints.create).map(({ headers }) => headers.get(requestKeyHeader));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).not.toBe("");
});

test("what the server refuses stands under its field, which has the focus, and nothing that was typed is gone", async () => {
  api.refuse(bookingEndpoints.create, { status: 422, errors: { hourly_wage: "Timelønnen er for lav" } });
  const { page, submit } = await openFilledForm();
  await submit.click();
  await page.getByRole("button", { name: bookingConfirmTexts.send }).click();
  await expect.element(page.getByText("Timelønnen er for lav")).toBeVisible();
  await expect.element(page.getByLabelText(texts.hourlyWage)).toHaveValue("180,00");
  await expect.element(questionOf(page)).not.toBeInTheDocument();
  await expect.element(page.getByLabelText(texts.hourlyWage)).toHaveFocus();
});

test("new trade terms are accepted with the booking, which says which ones were shown", async () => {
  api.answer(contractTextEndpoints.contractText, newTerms);
  api.answer(bookingEndpoints.create, lastBooking);
  const { page, submit } = await openFilledForm();
  await submit.click();
  await expect.element(questionOf(page)).toMatchTextContent(contractTexts.accepts("2027-01-01"));
  await page.getByRole("button", { name: bookingConfirmTexts.send }).click();
  await expect.element(page.getByText("elsewhere: /home")).toBeVisible();
  expect(api.sent(bookingEndpoints.create)[0]?.body).toMatchObject({ terms_version: "1-b" });
});

test("terms that changed while the page was open are shown, and what was typed is sent with them", async () => {
  const sentence = "Teksten er ændret. Læs den nye, og send igen.";
  api.refuse(bookingEndpoints.create, { status: 409, code: "text_changed", message: sentence });
  const { page, submit } = await openFilledForm();
  await submit.click();
  const question = questionOf(page);
  await expect.element(question).not.toMatchTextContent(contractTexts.readTerms);
  api.answer(contractTextEndpoints.contractText, newTerms);
  await question.getByRole("button", { name: bookingConfirmTexts.send }).click();
  await expect.element(question.getByText(sentence)).toBeVisible();
  await expect.element(question.getByText("Vi ses til jul.")).toBeVisible();
  api.answer(bookingEndpoints.create, lastBooking);
  await question.getByRole("button", { name: bookingConfirmTexts.send }).click();
  await expect.element(page.getByText("elsewhere: /home")).toBeVisible();
  const sent = api
    .sent(bookingEndpoints.create)
    .map(({ body }) => (body as { terms_version: string }).terms_version);
  expect(sent).toEqual(["standard-a", "1-b"]);
});

test("equal times are 24 hours only for whoever says so", async () => {
  const { page, price, submit } = await openFilledForm();
  await page.getByLabelText(`${texts.to}, ${uiTexts.hour}`).selectOptions("17");
  await submit.click();
  const question = page.getByRole("alertdialog", { name: dayAndNightTexts.title });
  await question.getByRole("button", { name: dayAndNightTexts.cancel }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(price).toMatchTextContent(/17:00.+17:00/);

  await submit.click();
  await page.getByRole("button", { name: dayAndNightTexts.confirm }).click();
  await expect.element(questionOf(page)).toBeVisible();
});

test("what was typed stands in the form again when its page is come back to", async () => {
  const before = await openFilledForm();
  await before.page.getByLabelText(texts.bookingPerson, { exact: true }).fill("Jonas Krogh");
  await before.page.unmount();
  const after = await openForm();
  await expect.element(after.staffType).toHaveValue("1");
  await expect
    .element(after.page.getByLabelText(texts.bookingPerson, { exact: true }))
    .toHaveValue("Jonas Krogh");
});
