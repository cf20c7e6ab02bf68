import type { paymentEndpoints, WireBankLine } from "#contract/invoicing/payment.endpoints.ts";
import type { AnswerOf, BodyInput } from "#contract/wire/endpoint.ts";
import { fromWireKroner, toWireKroner } from "#rules/money/ore.ts";
import { readBankFile } from "#rules/money/payments/bank-file.ts";
import { bankFileHeadings } from "#texts/da/admin/payments/payments.ts";
import { readRecords } from "#web/api/forms/csv-records.ts";

type Matches = AnswerOf<typeof paymentEndpoints.matchBankLines>;
export type OpenInvoice = Matches["open"][number];

/** A line of the bank's file with what it was found to pay. */
export interface MatchedLine {
  readonly line: WireBankLine;
  readonly state: Matches["lines"][number]["state"];
  readonly invoices: readonly OpenInvoice[];
}

/** What the office chose for a line: not to book it, what it surely pays, or the id of an invoice. */
export type Choice = "skip" | "sure" | number;

/** The payments in of the bank's file, as they are sent; null where it has no headings. */
export function linesOfFile(text: string): WireBankLine[] | null {
  const plain = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n");
  for (const delimiter of [";", "\t", ","]) {
    const file = readBankFile(
      readRecords(plain, delimiter).flatMap(({ cells }) => (cells ? [cells] : [])),
      bankFileHeadings,
    );
    if (file) {
      return file.lines.map(({ amount, text: said, ...line }) => ({
        ...line,
        amount: toWireKroner(amount),
        text: said.slice(0, 500),
      }));
    }
  }
  return null;
}

/** The lines with the invoices that the server found for them. */
export function matchedLines(lines: readonly WireBankLine[], matches: Matches): MatchedLine[] {
  const open = new Map(matches.open.map((invoice) => [invoice.id, invoice]));
  return lines.map((line, at) => {
    const { state, invoices } = matches.lines[at] ?? { state: "unknown" as const, invoices: [] };
    return { line, state, invoices: invoices.flatMap((id) => open.get(id) ?? []) };
  });
}

/** What is chosen for a line until somebody chooses otherwise: surely what is sure, nothing else. */
export function firstChoice({ state }: MatchedLine): Choice {
  return state === "sure" ? "sure" : "skip";
}

/** What is booked of the lines by what was chosen for each. */
export function bookingOf(
  matched: readonly MatchedLine[],
  choices: readonly Choice[],
): BodyInput<typeof paymentEndpoints.bookBankLines>["lines"] {
  return matched.flatMap(({ line, invoices }, at) => {
    const choice = choices[at] ?? "skip";
    if (choice === "skip") return [];
    const parts =
      choice === "sure" ? surePartsOf(line, invoices) : [{ document_id: choice, amount: line.amount }];
    return [{ ...line, parts }];
  });
}

/** What of a line pays each of its invoices: what is open, without the fees where the line pays none. */
function surePartsOf({ amount }: WireBankLine, invoices: readonly OpenInvoice[]) {
  const all = invoices.reduce((sum, { open }) => sum + fromWireKroner(open), 0);
  const isWithFees = all === fromWireKroner(amount);
  return invoices.map(({ id, open, fees }) => {
    const ore = fromWireKroner(open) - (isWithFees ? 0 : fromWireKroner(fees));
    return { document_id: id, amount: toWireKroner(ore) };
  });
}
