import { beforeEach, expect, test } from "vitest";
import { page as browserPage, userEvent } from "vitest/browser";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { corporationBooking } from "#contract/bookings/booking.entities.ts";
import { departmentEndpoints } from "#contract/corporations/department.endpoints.ts";
import { priceAgreementEndpoints } from "#contract/corporations/price-agreement.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { standardTerms } from "#tests/support/fixtures/standard-terms.ts";
import { companyState, renderScreen } from "#tests/support/screens/render-screen.tsx";
import { sampleOf } from "#tests/support/screens/sample-of.ts";
import { type ApiStub, stubApi } from "#tests/support/screens/stub-api.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { ownPriceTexts } from "#texts/da/price/price-agreement.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { NewBookingScreen } from "./new-booking-screen.tsx";

let api: ApiStub;
beforeEach(() => {
  sessionStorage.clear();
  api = stubApi();
  api.answer(bookingEndpoints.upcoming, []);
  api.answer(bookingEndpoints.lastCreated, null);
});

async function openForm() {
  const state = companyState();
  const page = await renderScreen(NewBookingScreen, { path: "/newBooking", at: "/newBooking", state });
  return {
    page,
    staffType: page.getByLabelText(texts.staffType),
    /** Writes a day of December 2026. */
    async writeDay(day: string) {
      await page.getByRole("spinbutton", { name: `${uiTexts.dayParts.day.name}, ${texts.date}` }).click();
      await userEvent.keyboard(`${day}122026`);
    },
  };
}

/** Cooks who are paid more from Christmas Eve on; what is agreed with the company, null for nothing. */
function paidCooks(agreed_hourly_wage: string | null) {
  const wages = [
    { valid_from: "2026-11-01", hourly_wage: "205,00", lowest_wage: "170,00" },
    { valid_from: "2026-12-24", hourly_wage: "250,00", lowest_wage: "230,00" },
  ];
  api.answer(departmentEndpoints.departments, []);
  api.answer(staffTypeEndpoints.list, [
    { id: 1, job_title: "Tjener", worker: true, company: true, billy_id: "", wages },
    { id: 2, job_title: "Kok", worker: true, company: true, billy_id: "", wages },
  ]);
  const answer = sampleOf(settingsEndpoints.globalMessage.answer, {
    hourly_wage: "192,00",
    agreed_hourly_wage,
  });
  api.answer(settingsEndpoints.globalMessage, { ...answer, terms: { ...answer.terms, ...standardTerms } });
}

test("the wage follows the day of the work until somebody has written another", async () => {
  paidCooks(null);
  const { page, staffType, writeDay } = await openForm();
  const wage = page.getByLabelText(texts.hourlyWage);
  await staffType.selectOptions("2");
  await expect.element(wage).toHaveValue("205");
  await writeDay("24");
  await expect.element(wage).toHaveValue("250,00");
  await wage.fill("231");
  await writeDay("03");
  await expect.element(wage).toHaveValue("231");
});

test("the wage agreed with the company goes before that of the job, and the lowest of the day holds for it", async () => {
  paidCooks("198,00");
  const { page, staffType, writeDay } = await openForm();
  const wage = page.getByLabelText(texts.hourlyWage);
  await staffType.selectOptions("2");
  await expect.element(wage).toHaveValue("198");
  await writeDay("24");
  await expect.element(wage).toHaveValue("230,00");
});

test("a form that is filled from an earlier booking starts with the lowest wage where that one paid less", async () => {
  paidCooks(null);
  api.answer(
    bookingEndpoints.lastCreated,
    sampleOf(corporationBooking, { hourly_wage: "160,00", start_time: "17:00", end_time: "23:00" }),
  );
  const { page, staffType } = await openForm();
  await staffType.selectOptions("1");
  await expect.element(page.getByText(texts.prefilled)).toBeVisible();
  await expect.element(page.getByLabelText(texts.hourlyWage)).toHaveValue("170,00");
});

test("on a phone the price that slides up says what is agreed with the company", async () => {
  await browserPage.viewport(390, 844);
  paidCooks(null);
  api.answer(priceAgreementEndpoints.ownPriceAgreement, {
    versions: [
      {
        values: [{ key: "minimum_hours", value: 4 }],
        ...{ payment_type: null, payment_deadline: null, valid_from: "2026-11-01", state: "current" },
      },
    ],
    general: { values: [], payment_type: "invoice", payment_deadline: 7 },
  });
  const form = (await openForm()).page;
  await form.getByRole("button", { name: priceTexts.seePrice }).click();
  const sheet = form.getByRole("dialog", { name: priceTexts.title });
  await expect.element(sheet.getByRole("heading", { name: ownPriceTexts.title })).toBeVisible();
  await expect.element(sheet.getByText("4 timer")).toBeVisible();
});
