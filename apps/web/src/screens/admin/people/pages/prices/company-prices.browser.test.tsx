import { beforeEach, expect, test } from "vitest";
import { priceAgreementEndpoints as rows } from "#contract/corporations/price-agreement.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { companyState, renderScreen } from "#tests/support/screens/render-screen.tsx";
import { type ApiStub, stubApi } from "#tests/support/screens/stub-api.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { agreedName, feesTogether, priceAgreementTexts as texts } from "#texts/da/price/price-agreement.ts";
import { CompanyPrices } from "./company-prices.tsx";

type Agreement = AnswerOf<typeof rows.priceAgreement>;
type Version = Agreement["versions"][number];

const general: Agreement["general"] = { values: [], payment_type: "invoice", payment_deadline: 7 };
const version = (id: number, valid_from: string, state: Version["state"], hours: number): Version => ({
  ...{ id, valid_from, state, payment_type: null, payment_deadline: null },
  values: [{ key: "minimum_hours", value: hours }],
  ...{ created_at: "2026-11-20T10:00:00.000Z", created_by: "Signe" },
  ...{ withdrawn_at: null, withdrawn_by: null },
});
const agreed: Agreement = {
  versions: [version(2, "2026-12-24", "future", 6), version(1, "2026-11-01", "current", 4)],
  general,
};

let api: ApiStub;
beforeEach(() => {
  api = stubApi();
});

async function open(found: Agreement, office_role: "owner" | "reader" = "owner") {
  api.answer(rows.priceAgreement, found);
  return renderScreen(() => <CompanyPrices corporationId={9} />, {
    path: "/admin/corporations",
    at: "/admin/corporations",
    state: companyState({ is_admin: true, office_role }),
  });
}

test("where nothing is agreed the card says so, without a list and without a history", async () => {
  const page = await open({ versions: [], general });
  await expect.element(page.getByText(texts.empty)).toBeVisible();
  await expect.element(page.getByRole("list")).not.toBeInTheDocument();
  await expect.element(page.getByText(texts.history)).not.toBeInTheDocument();
});

test("what holds and what is to come stand unfolded, in the order of their days", async () => {
  const page = await open(agreed);
  await expect.element(page.getByText("4 timer", { exact: true })).toBeVisible();
  const said = page.container.textContent ?? "";
  expect(said.indexOf("4 timer")).toBeLessThan(said.indexOf("6 timer"));
});

test("a version that is to come is withdrawn after a question, once by a double click", async () => {
  const page = await open(agreed);
  await page.getByText(texts.history).click();
  await page.getByRole("button", { name: new RegExp(`^${texts.withdraw}\\s*,`) }).click();
  const question = page.getByRole("alertdialog");
  await expect.element(question).toMatchTextContent(texts.withdrawText);
  api.answer(rows.withdrawPriceVersion, agreed);
  const answer = api.hold(rows.withdrawPriceVersion);
  await question.getByRole("button", { name: texts.withdraw }).dblClick();
  answer();
  await expect.element(page.getByText(texts.withdrawn)).toBeVisible();
  expect(api.sent(rows.withdrawPriceVersion)).toHaveLength(1);
});

test("a fee without the others is told of, and nothing is sent; all three are", async () => {
  const page = await open({ versions: [], general });
  api.answer(rows.addPriceVersion, agreed);
  await page.getByRole("button", { name: texts.add }).click();
  const dialog = page.getByRole("dialog", { name: texts.add });
  const fee = (key: "standard_fee" | "urgent_booking_fee" | "emergency_booking_fee") =>
    dialog.getByLabelText(agreedName(key), { exact: true });
  await fee("standard_fee").fill("42");
  await dialog.getByRole("button", { name: texts.save }).click();
  await expect.element(dialog.getByText(feesTogether).first()).toBeVisible();
  await expect.element(page.getByText(commonTexts.invalidForm)).toBeVisible();
  expect(api.sent(rows.addPriceVersion)).toEqual([]);
  await fee("urgent_booking_fee").fill("0");
  await fee("emergency_booking_fee").fill("0");
  await dialog.getByRole("button", { name: texts.save }).click();
  await expect.element(page.getByText(texts.saved)).toBeVisible();
  expect(api.sent(rows.addPriceVersion)[0]?.body).toEqual({
    valid_from: "2026-11-25",
    values: [
      { key: "standard_fee", value: "42" },
      { key: "urgent_booking_fee", value: "0" },
      { key: "emergency_booking_fee", value: "0" },
    ],
    payment_type: null,
    payment_deadline: null,
  });
});

test("what the server refuses is told in the dialog, which keeps what was typed", async () => {
  const page = await open({ versions: [], general });
  api.refuse(rows.addPriceVersion, { status: 409, code: "value_of_day", message: "Dagen er taget" });
  await page.getByRole("button", { name: texts.add }).click();
  const dialog = page.getByRole("dialog", { name: texts.add });
  const hours = dialog.getByLabelText(agreedName("minimum_hours"), { exact: true });
  await hours.fill("4");
  await dialog.getByRole("button", { name: texts.save }).click();
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  await expect.element(hours).toHaveValue("4");
});

test("a reader of the office changes nothing", async () => {
  const page = await open(agreed, "reader");
  await expect.element(page.getByText("4 timer", { exact: true })).toBeVisible();
  await page.getByText(texts.history).click();
  await expect.element(page.getByRole("button", { name: texts.add })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("button", { name: new RegExp(`^${texts.withdraw}`) }))
    .not.toBeInTheDocument();
});
