import type { FunctionComponent } from "react";
import { beforeEach, expect, test } from "vitest";
import { priceAgreementEndpoints as rows } from "#contract/corporations/price-agreement.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { companyState, renderScreen } from "#tests/support/screens/render-screen.tsx";
import { type ApiStub, stubApi } from "#tests/support/screens/stub-api.ts";
import { ownPriceTexts as texts } from "#texts/da/price/price-agreement.ts";
import { OwnPrices, OwnPricesBeside } from "./own-prices.tsx";

type Own = AnswerOf<typeof rows.ownPriceAgreement>;

const general: Own["general"] = { values: [], payment_type: "invoice", payment_deadline: 7 };
const nothing: Own = { versions: [], general };
const agreed: Own = {
  versions: [
    { values: [], payment_type: null, payment_deadline: 30, valid_from: "2026-12-24", state: "future" },
    {
      values: [{ key: "minimum_hours", value: 4 }],
      ...{ payment_type: null, payment_deadline: null, valid_from: null, state: "current" },
    },
  ],
  general,
};

let api: ApiStub;
beforeEach(() => {
  api = stubApi();
});

const show = (Screen: FunctionComponent) =>
  renderScreen(Screen, { path: "/editcorporation", at: "/editcorporation", state: companyState() });

test("a company that nothing is agreed with reads one sentence on its profile, and nothing beside the price", async () => {
  api.answer(rows.ownPriceAgreement, nothing);
  const profile = await show(OwnPrices);
  await expect.element(profile.getByText(texts.none)).toBeVisible();
  await expect.element(profile.getByRole("list")).not.toBeInTheDocument();
  await profile.unmount();
  const beside = await show(OwnPricesBeside);
  await expect.poll(() => api.sent(rows.ownPriceAgreement)).not.toEqual([]);
  await expect.element(beside.getByRole("heading")).not.toBeInTheDocument();
});

test.each([OwnPrices, OwnPricesBeside])(
  "what holds comes first, then what is to come and from when: %o",
  async (Screen) => {
    api.answer(rows.ownPriceAgreement, agreed);
    const page = await show(Screen);
    await expect.element(page.getByText("4 timer")).toBeVisible();
    await expect.element(page.getByText("30 dage")).toBeVisible();
    const said = page.container.textContent ?? "";
    expect(said.indexOf(texts.since(null))).toBeLessThan(said.indexOf(texts.coming("24-12-2026")));
  },
);

test("what could not be read says so on the profile, and leaves the price alone", async () => {
  api.refuse(rows.ownPriceAgreement, { status: 500 });
  const profile = await show(OwnPrices);
  await expect.element(profile.getByText(texts.failed)).toBeVisible();
  await profile.unmount();
  const beside = await show(OwnPricesBeside);
  await expect.element(beside.getByText(texts.failed)).not.toBeInTheDocument();
});
