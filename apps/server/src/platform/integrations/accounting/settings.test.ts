import { expect, test } from "vitest";
import { readSettings } from "#server/platform/settings/settings.ts";

const economic = {
  ...{ ECONOMIC_APP_SECRET: "app", ECONOMIC_GRANT_TOKEN: "grant", ECONOMIC_LAYOUT: "19" },
  ...{ ECONOMIC_CUSTOMER_GROUP: "1", ECONOMIC_PAYMENT_TERMS: "2" },
};

test.each([
  ["our own series without anything", {}, "own"],
  ["the service that is set up", { BILLY_TOKEN: "t" }, "billy"],
  ["the other service that is set up", economic, "economic"],
  ["who is named of two", { ...economic, BILLY_TOKEN: "t", ACCOUNTING: "economic" }, "economic"],
  ["who is named and not set up: invoices wait", { ACCOUNTING: "economic" }, "economic"],
  ["our own series where it is named", { BILLY_TOKEN: "t", ACCOUNTING: "own" }, "own"],
])("invoices are made by %s", (_, env, vendor) => {
  expect(readSettings(env).accounting).toBe(vendor);
});

test("numbers of e-conomic's are read, the VAT zone is Denmark's", () => {
  const { economic: read } = readSettings(economic);
  expect(read).toMatchObject({ layout: 19, vatZone: 1, customerGroup: 1, paymentTerms: 2 });
});

test.each([
  [
    "who is not known",
    { ACCOUNTING: "dinero" },
    /^ACCOUNTING is own, billy, economic or empty, not 'dinero'/,
  ],
  [
    "e-conomic in part",
    { ...economic, ECONOMIC_LAYOUT: "", ECONOMIC_GRANT_TOKEN: "" },
    /^e-conomic needs ECONOMIC_GRANT_TOKEN, ECONOMIC_LAYOUT too/,
  ],
  ["two and no choice", { ...economic, BILLY_TOKEN: "t" }, /^Billy and e-conomic are both set up/],
  ["a layout that is no number", { ...economic, ECONOMIC_LAYOUT: "Faktura" }, /^ECONOMIC_LAYOUT is a number/],
])("a start with %s is refused", (_, env, sentence) => {
  expect(() => readSettings(env)).toThrow(
    expect.objectContaining({ message: expect.stringMatching(sentence) }),
  );
});
