import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { formatMoment } from "#texts/format/moments.ts";
import type { SentInvoice, SentPay } from "../state/sent.ts";

type TakenInvoice = Pick<SentInvoice, "kind" | "vendor" | "taken_back_at" | "vendor_message">;
type TakenPay = Pick<SentPay, "shift_id" | "name" | "taken_back_at" | "vendor_message">;

/** What was refused and taken back, and has nothing in its place yet, in sentences. */
export function tellTakenBack(
  { invoices, pay }: { invoices: readonly TakenInvoice[]; pay: readonly TakenPay[] },
  now: number,
): string[] {
  const newest = invoices.at(-1);
  const lastOfShift = [...new Map(pay.map((line) => [line.shift_id, line])).values()];
  const taken = lastOfShift.filter(({ taken_back_at }) => taken_back_at !== null);
  const byWords = [...Map.groupBy(taken, ({ vendor_message }) => vendor_message).entries()];
  return [
    ...(newest?.taken_back_at ? [tellInvoice(newest, now)] : []),
    ...byWords.map(([words, lines]) =>
      texts.payTakenBack(
        lines.map(({ name }) => name),
        momentWords(lines.at(-1)?.taken_back_at, now),
        words,
      ),
    ),
  ];
}

/** When and why one invoice, credit note or prepayment was taken back, in a sentence. */
export function tellInvoice(
  { kind, vendor, taken_back_at, vendor_message }: TakenInvoice,
  now: number,
): string {
  return texts.wasTakenBack(kind, vendor, momentWords(taken_back_at, now), vendor_message);
}

function momentWords(iso: string | null | undefined, now: number): string {
  return iso ? formatMoment(Date.parse(iso), now) : "";
}
