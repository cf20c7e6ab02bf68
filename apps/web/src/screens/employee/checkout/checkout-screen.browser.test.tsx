import { beforeEach, expect, test } from "vitest";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { employeeCheckout } from "#contract/checkout/checkout.entities.ts";
import { employee } from "#contract/employees/employee.entities.ts";
import { companyState, renderScreen } from "#tests/support/screens/render-screen.tsx";
import { sampleOf } from "#tests/support/screens/sample-of.ts";
import { type ApiStub, stubApi } from "#tests/support/screens/stub-api.ts";
import {
  employeeCheckoutButtons as buttons,
  claimTexts,
  otherTimeTexts,
  employeeCheckoutTexts as texts,
} from "#texts/da/employee/employee-checkout.ts";
import { EmployeeCheckoutScreen } from "./checkout-screen.tsx";

const sample = sampleOf(employeeCheckout);
/** 192 kroner an hour, until 02:30 as the employee says, until 02:00 as the company does, which answered last. */
const disputed = {
  ...sample,
  id: 5,
  booking: {
    ...sample.booking,
    ...{ date: "2026-11-23", start_time: "17:30", end_time: "02:00", hourly_wage: "192,00" },
    ...{ transport_wage: 0, self_paid_break: false },
  },
  corporation: { ...sample.corporation, name: "Kajens Bryghus" },
  employee: {
    ...sample.employee,
    ...{ cpr_nr: "0101901234", bank_account_nr: "0001234567", bank_reg_nr: "1234", tax_card_type: 1 },
  },
  ...{ employee_checkin_time: "17:30", employee_checkout_time: "02:30" },
  ...{ corporation_checkin_time: "17:30", corporation_checkout_time: "02:00" },
  ...{ time_comment_by_employee: "Vi ryddede op.", time_comment_by_corporation: "Vi lukkede kl. 02." },
  ...{ last_checkout_by: "corporation", checkout_rejected_count_corporation: 1 },
  move: { state: "company_answered", by: "employee", due_by: null },
} as typeof sample;

let api: ApiStub;
beforeEach(() => {
  sessionStorage.clear();
  api = stubApi();
  api.answer(checkoutEndpoints.employeeShift, disputed);
});

function openCheckout() {
  const session = {
    kind: "employee",
    employee: sampleOf(employee, { id: 4 }),
    takenOver: false,
    asAdmin: false,
  } as const;
  return renderScreen(EmployeeCheckoutScreen, {
    path: "/checkout-employees/$shiftId",
    at: "/checkout-employees/5",
    state: { ...companyState(), session },
  });
}

test("a disagreement is said once, and each side's time is one press, without a third button or pickers", async () => {
  const page = await openCheckout();
  await expect.element(page.getByRole("status").getByText(claimTexts.notAgreed(0.5))).toBeVisible();
  await expect.element(page.getByRole("button", { name: claimTexts.holdOn })).toBeVisible();
  expect(page.getByRole("button", { name: /^Godkend/ }).elements()).toHaveLength(1);
  expect(page.getByText(/30 minutter/).elements()).toHaveLength(1);
  expect(page.getByRole("group", { name: texts.to }).elements()).toHaveLength(0);
});

test("another time begins with the own one and says what it pays against the company's", async () => {
  const page = await openCheckout();
  await page.getByRole("button", { name: otherTimeTexts.open }).click();
  const sheet = page.getByRole("dialog");
  const minute = sheet.getByLabelText(`${texts.to}, minut`);
  await expect.element(minute).toHaveValue("30");
  await minute.selectOptions("15");
  await expect.element(sheet).toMatchTextContent("15 minutter mere");
  await expect.element(sheet).toMatchTextContent("48,00 kr.");
  await expect.element(sheet.getByRole("button", { name: otherTimeTexts.send })).toBeEnabled();
  await minute.selectOptions("00");
  await expect.element(sheet.getByRole("button", { name: buttons.approve_time })).toBeEnabled();
});

test("holding on to a longer time that nobody has explained asks for the explanation first", async () => {
  api.answer(checkoutEndpoints.employeeShift, { ...disputed, time_comment_by_employee: "" });
  const page = await openCheckout();
  await page.getByRole("button", { name: claimTexts.holdOn }).click();
  const sheet = page.getByRole("dialog", { name: otherTimeTexts.holdOn });
  await expect.element(sheet.getByRole("button", { name: otherTimeTexts.send })).toBeDisabled();
  await sheet.getByLabelText(texts.explanation).fill("Vi ryddede op.");
  await expect.element(sheet.getByRole("button", { name: otherTimeTexts.send })).toBeEnabled();
});
