import { expect, test } from "vitest";
import { priceSettingKeys } from "#rules/pricing/price-settings.ts";
import { priceSettingTexts, settingNumber, settingUnit, wrongValue } from "./price-settings.ts";

test("every setting stands in one group", () => {
  const grouped = priceSettingTexts.groups.flatMap(({ keys }) => keys);
  expect(grouped.toSorted()).toEqual([...priceSettingKeys].toSorted());
});

test("a value has the number and the unit of its setting", () => {
  const text = (key: Parameters<typeof settingUnit>[0], value: number) =>
    `${settingNumber(key, value)} ${settingUnit(key)}`;
  expect(text("standard_fee", 35)).toBe("35,00 kr. pr. time");
  expect(text("recruitment_fee", 4900)).toBe("4.900,00 kr.");
  expect(text("overtime_step_hours", 0.5)).toBe("0,5 timer");
  expect(text("urgent_under_hours", 48)).toBe("48 timer før start");
  expect(text("prepayment_percent", 75)).toBe("75 %");
});

test("a wrong value is told what the setting takes", () => {
  expect(wrongValue("overtime_step_hours")).toBe("Angiv et tal fra 0,25 til 4 i trin på 0,25");
  expect(wrongValue("net_days")).toBe("Angiv et helt tal fra 0 til 90");
  expect(wrongValue("credit_ceiling")).toContain("Angiv et beløb");
});
