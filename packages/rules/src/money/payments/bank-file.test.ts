import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { readBankAmount, readBankDay, readBankFile } from "./bank-file.ts";

const headings = { day: ["bogføringsdato", "dato"], amount: ["beløb"], text: ["tekst", "meddelelse"] };

eachExample("payments", "File of the bank", (row) => {
  const cell = row.text("Cell");
  expect([readBankDay(cell), readBankAmount(cell)]).toEqual([row.textOrNull("Day"), row.oreOrNull("Amount")]);
});

test("headings are found behind other lines, whatever their order, and texts are joined", () => {
  const file = readBankFile(
    [
      ["Kontoudtog", "1234 0012345678"],
      ["Tekst", "Saldo", "Beløb", "Bogføringsdato", "Meddelelse"],
      ["Hotel Strand", "9,00", "2.510,00", "30-11-2026", "Faktura 10401"],
      ["Husleje", "9,00", "-900,00", "30-11-2026", ""],
    ],
    headings,
  );
  expect(file).toEqual({
    lines: [{ day: "2026-11-30", amount: 2_510_00, text: "Hotel Strand · Faktura 10401", occurrence: 1 }],
    skipped: 1,
  });
});

test("lines that are alike are told apart by their order", () => {
  const line = ["30-11-2026", "100,00", "Hotel"];
  const file = readBankFile([["\uFEFFDato", "Beløb", "Tekst"], line, line], headings);
  expect(file?.lines.map(({ occurrence }) => occurrence)).toEqual([1, 2]);
});

test("a file without headings is none of the bank's", () => {
  expect(readBankFile([["30-11-2026", "100,00", "Hotel"]], headings)).toBeNull();
  expect(readBankFile([], headings)).toBeNull();
});
