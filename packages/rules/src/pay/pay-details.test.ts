import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { needsPayDetails } from "./pay-details.ts";

eachExample("pay", "Missing pay details", (row) => {
  const registrationNumber = row.textOrNull("Registration number");
  const details = {
    cprNr: row.textOrNull("CPR number"),
    bankAccountNr: row.textOrNull("Account number"),
    bankRegNr: registrationNumber === "(empty)" ? "" : registrationNumber,
    taxCardType: row.number("Tax card"),
  };
  expect(needsPayDetails(details)).toBe(row.yes("Asks"));
});
