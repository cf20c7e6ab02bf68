import { expect, test } from "vitest";
import { changeOfLogged, fieldsOfLogged } from "./audit-log.ts";

test("a changed term has the name, number and unit of its setting", () => {
  const told = (field: string, before: number, after: number) =>
    changeOfLogged({ field, before, after }).replaceAll("\u00a0", " ");
  expect(told("minimum_hours", 500, 625)).toBe("Mindste fakturering: 5 timer → 6,25 timer");
  expect(told("recruitment_fee", 490_000, 500_000)).toBe("Rekrutteringsgebyr: 4.900,00 kr. → 5.000,00 kr.");
  expect(told("standard_fee", 3500, 3600)).toContain("35,00 → 36,00");
});

test("what only changed is named in Danish", () => {
  const told = fieldsOfLogged(["skill_detail", "billy_id", "bank_reg_nr", "first_name"]);
  expect(told).toBe("Spørgeskema, Produkt-id, Reg. nr., Fornavn");
});
