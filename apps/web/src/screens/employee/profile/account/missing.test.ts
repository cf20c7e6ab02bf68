import { expect, test } from "vitest";
import { profilePartTexts } from "#texts/da/employee/employee-profile.ts";
import { fieldsOfPart, notificationRows } from "#web/components/people/profile/account-values.ts";
import { missingAbout, missingPay } from "./missing.ts";

const whole = {
  ...{ address: "Møllevej 3", city_zip: "8000", city: "Aarhus C", email: "a@b.dk", phone: "20550190" },
  ...{ birth_date: "1998-05-17", cpr_nr: "1705984996", bank_reg_nr: "9570", bank_account_nr: "0012345678" },
  tax_card_type: 1,
};

test("a folded part names what is missing in it by its fields, and nothing where nothing is", () => {
  expect(profilePartTexts.missing(missingPay(whole))).toBeUndefined();
  const poor = { ...whole, bank_account_nr: "", tax_card_type: 0 };
  expect(profilePartTexts.missing(missingPay(poor))).toBe("Mangler: Konto nr., Skattekort");
  expect(missingAbout(whole)).toEqual([]);
  expect(missingAbout({ ...whole, phone: "", birth_date: "" })).toEqual(["Fødselsdag", "Mobil"]);
});

test("every field stands in exactly one part, so that a refused one opens it", () => {
  const switches = notificationRows.flatMap(({ row: _, ...channels }) => Object.values(channels));
  for (const name of [...switches, ...Object.keys(whole), "offers_quiet", "offers_per_day"]) {
    expect(Object.values(fieldsOfPart).filter((isIn) => isIn(name))).toHaveLength(1);
  }
  expect(fieldsOfPart.messages("push_cancel_job")).toBe(true);
  expect(fieldsOfPart.pay("cpr_nr")).toBe(true);
});
