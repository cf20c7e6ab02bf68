import { expect, test } from "vitest";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { lookAtContact } from "./look-outside.ts";

const smtp = { url: "smtp://127.0.0.1:1", from: "Vikar <kontor@vikar.test>", encrypted: false };
const own = { ...defaultBrand, supportPhone: "20550118", supportEmail: "kontor@vikar.test" };
const names = (settings: Parameters<typeof lookAtContact>[0]) =>
  lookAtContact(settings).map(({ text }) => text.split(" is not set")[0]);

test("the doctor notes in production that people are told to call a telephone that is nobody's", () => {
  expect(names({ production: true, brand: defaultBrand, smtp })).toEqual(["SUPPORT_PHONE or SUPPORT_EMAIL"]);
  const from = `Vagtklar <${defaultBrand.supportEmail}>`;
  expect(names({ production: true, brand: own, smtp: { ...smtp, from } })).toEqual(["MAIL_FROM"]);
  expect(names({ production: true, brand: own, smtp })).toEqual([]);
  expect(names({ production: false, brand: defaultBrand, smtp: null })).toEqual([]);
});
