import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { electronicLine } from "./electronic-line.ts";

eachExample("payments", "Lines of an electronic invoice", (row) => {
  const { unit, quantity, price } = electronicLine(row.number("Quantity"), row.number("Unit price"));
  const units = { HUR: "hours", EA: "piece" };
  expect([units[unit], quantity, price]).toEqual([row.text("Unit"), row.text("Written"), row.text("Price")]);
});
