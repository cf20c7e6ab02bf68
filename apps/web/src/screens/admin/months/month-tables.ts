import type { WireMonthFiles } from "#contract/invoicing/month.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { monthTexts as texts, voucherText } from "#texts/da/admin/months.ts";
import { payrollName } from "#texts/da/admin/payroll-vendors.ts";
import { vendorNames } from "#texts/da/admin/vendor-names.ts";
import type { Cell, ExportTable } from "#texts/format/export-table.ts";

/** The files that go to the accountant. */
export type MonthFile = keyof typeof texts.fileNames;

/** Each file as a table: what adds up has its sum in the last line. */
export const monthTables: Record<MonthFile, (files: WireMonthFiles) => ExportTable> = {
  journal: ({ journal }) => [texts.journalColumns, ...journal.map(journalRow)],
  documents: ({ documents }) => {
    const sum = (of: "net" | "vat" | "gross") =>
      ore(documents.reduce((total, one) => total + fromWireKroner(one[of]), 0));
    const rest = [null, null, null, null, null, null, null, null, null];
    return [
      texts.documentColumns,
      ...documents.map(documentRow),
      [texts.total, ...rest, sum("net"), sum("vat"), sum("gross"), null, null],
    ];
  },
  pay: ({ pay }) => {
    const total = pay.reduce((sum, { amount }) => sum + fromWireKroner(amount), 0);
    const hours = pay.reduce((sum, line) => sum + line.hours, 0);
    return [
      texts.payColumns,
      ...pay.map(payRow),
      [
        texts.total,
        null,
        null,
        null,
        null,
        null,
        { number: Math.round(hours * 10_000) / 10_000 },
        ore(total),
        null,
        null,
      ],
    ];
  },
};

function journalRow(line: WireMonthFiles["journal"][number]): Cell[] {
  const { voucher, date, kind, number, credits, account, debit, credit, vat_code, customer, cvr } = line;
  return [
    voucher,
    { day: date },
    voucherText(kind, number, credits),
    account,
    debit === 0 ? null : kroner(debit),
    credit === 0 ? null : kroner(credit),
    vat_code,
    customer,
    cvr,
  ];
}

function documentRow(document: WireMonthFiles["documents"][number]): Cell[] {
  const { number, kind, credits, vendor, date, due_date, corporation, cvr, booking_ids, departments } =
    document;
  return [
    number,
    texts.documentKinds[kind],
    credits,
    vendorNames[vendor],
    { day: date },
    due_date === null ? null : { day: due_date },
    corporation,
    cvr,
    booking_ids.join(", "),
    departments.join(", "),
    kroner(document.net),
    kroner(document.vat),
    kroner(document.gross),
    document.open === null ? null : kroner(document.open),
    texts.documentStandings[document.standing],
  ];
}

function payRow(line: WireMonthFiles["pay"][number]): Cell[] {
  const { employee_id, name, date, corporation, job_title, kind, hours, amount, vendor, sent_on } = line;
  return [
    { number: employee_id },
    name,
    { day: date },
    corporation,
    job_title,
    texts.payKinds[kind],
    { number: hours },
    kroner(amount),
    payrollName(vendor),
    { day: sent_on },
  ];
}

function kroner(amount: number): Cell {
  return ore(fromWireKroner(amount));
}

function ore(amount: number): Cell {
  return { ore: amount };
}
