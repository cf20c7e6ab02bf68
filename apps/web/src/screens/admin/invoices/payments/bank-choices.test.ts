import { expect, test } from "vitest";
import { bookingOf, firstChoice, linesOfFile, matchedLines } from "./bank-choices.ts";

const file = `Dato;Tekst;Beløb;Saldo\r
30-11-2026;Faktura 10401 og 10402;3.765,00;9.000,00\r
30-11-2026;Husleje;-900,00;5.235,00\r
30-11-2026;Overførsel;1.000,00;6.235,00\r
`;

test("a file with semicolons is read, and one with commas whose amounts are quoted", () => {
  expect(linesOfFile(file)?.map(({ amount, text }) => [amount, text])).toEqual([
    [3765, "Faktura 10401 og 10402"],
    [1000, "Overførsel"],
  ]);
  expect(linesOfFile('"Dato","Beløb","Tekst"\n"30.11.2026","1.255,00","Hotel, Strand"')).toEqual([
    { day: "2026-11-30", amount: 1255, text: "Hotel, Strand", occurrence: 1 },
  ]);
  expect(linesOfFile("Navn;Telefon\nAnna;12345678")).toBeNull();
});

test("what is sure is booked on all that it pays, what is chosen on one, and the rest not at all", () => {
  const open = [
    { id: 1, number: "10401", corporation: "Hotel", open: 2510, fees: 0 },
    { id: 2, number: "10402", corporation: "Hotel", open: 1255, fees: 0 },
  ];
  const matched = matchedLines(linesOfFile(file) ?? [], {
    open,
    lines: [
      { state: "sure", invoices: [1, 2] },
      { state: "unknown", invoices: [] },
    ],
  });
  expect(matched.map(firstChoice)).toEqual(["sure", "skip"]);
  expect(bookingOf(matched, ["sure", "skip"])).toMatchObject([
    {
      parts: [
        { document_id: 1, amount: 2510 },
        { document_id: 2, amount: 1255 },
      ],
    },
  ]);
  expect(bookingOf(matched, ["skip", 2])).toMatchObject([{ parts: [{ document_id: 2, amount: 1000 }] }]);
});

test("what is paid without the fees of reminders is booked without them", () => {
  const open = [{ id: 3, number: "10403", corporation: "Hotel", open: 600.1, fees: 100 }];
  const transfer = (amount: string) => linesOfFile(`Dato;Tekst;Beløb\n30-11-2026;10403;${amount}`) ?? [];
  const partsOf = (amount: string) =>
    bookingOf(matchedLines(transfer(amount), { open, lines: [{ state: "sure", invoices: [3] }] }), ["sure"]);
  expect(partsOf("600,10")).toMatchObject([{ parts: [{ document_id: 3, amount: 600.1 }] }]);
  expect(partsOf("500,10")).toMatchObject([{ parts: [{ document_id: 3, amount: 500.1 }] }]);
});
