import { expect, test } from "vitest";
import type { WireMonthFiles } from "#contract/invoicing/month.endpoints.ts";
import { formatCsv } from "#texts/format/csv.ts";
import { monthTables } from "./month-tables.ts";

const line: WireMonthFiles["journal"][number] = {
  ...{ voucher: "10401", date: "2026-10-20", kind: "invoice", number: "10401", credits: null },
  ...{ account_key: "debtors", account: "0190", debit: 2510, credit: 0, vat_code: "" },
  ...{ customer: "Hotel Strand", cvr: "01234567" },
};
const files: WireMonthFiles = {
  month: "2026-10",
  journal: [
    line,
    { ...line, account_key: "revenue", account: "1010", debit: 0, credit: 2008, vat_code: "U25" },
  ],
  left_out: [],
  documents: [
    {
      ...{ number: "10402", kind: "credit_note", vendor: "own", credits: "10401", date: "2026-10-21" },
      ...{ due_date: null, corporation: "Hotel Strand", cvr: "01234567", booking_ids: [7, 8] },
      departments: ["Køkken · 4100"],
      ...{ net: -2008, vat: -502, gross: -2510, open: null, standing: "credit_note" },
    },
  ],
  pay: [
    {
      ...{
        employee_id: 4,
        name: "Anna Krogh",
        date: "2026-10-20",
        corporation: "Hotel Strand",
        job_title: "Tjener",
      },
      ...{ kind: "pay", hours: 8, amount: 1536, vendor: "file", sent_on: "2026-10-21" },
    },
  ],
};

const linesOf = (file: keyof typeof monthTables) =>
  formatCsv(monthTables[file](files)).slice(1).trimEnd().split("\r\n");

test("the journal has a line for each posting, and accounts and CVR numbers keep their zeros", () => {
  expect(linesOf("journal")).toEqual([
    "Bilagsnr;Dato;Tekst;Konto;Debet;Kredit;Momskode;Kunde;CVR",
    '10401;20-10-2026;Faktura 10401;"\t0190";2510,00;;;Hotel Strand;"\t01234567"',
    '10401;20-10-2026;Faktura 10401;1010;;2008,00;U25;Hotel Strand;"\t01234567"',
  ]);
});

test("invoices and pay add up in their last lines, credit notes below zero", () => {
  expect(linesOf("documents").slice(1)).toEqual([
    '10402;Kreditnota;10401;Vagtklar;21-10-2026;;Hotel Strand;"\t01234567";7, 8;Køkken · 4100;-2008,00;-502,00;-2510,00;;Kreditnota',
    "I alt;;;;;;;;;;-2008,00;-502,00;-2510,00;;",
  ]);
  expect(linesOf("pay").slice(1)).toEqual([
    "4;Anna Krogh;20-10-2026;Hotel Strand;Tjener;Løn;8;1536,00;lønfilen;21-10-2026",
    "I alt;;;;;;8;1536,00;;",
  ]);
});
