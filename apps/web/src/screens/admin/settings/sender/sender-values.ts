import * as z from "zod/mini";
import { type senderEndpoints, senderForm } from "#contract/invoicing/sender.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { senderMessages } from "#texts/da/admin/invoice-sender.ts";

/** The fields in their order. */
export const senderKeys = [
  ...(["name", "cvr", "address", "zip_code", "city", "email", "phone"] as const),
  ...(["bank", "bank_reg", "bank_account", "iban", "bic", "next_number"] as const),
] as const;

export type SenderKey = (typeof senderKeys)[number];
export type SenderValues = Record<SenderKey, string>;
export type SenderBody = z.output<typeof senderForm>;

/** What is typed, as it is sent. */
export const senderSchema = z.extend(senderForm, {
  next_number: z.pipe(
    z.string(),
    z.pipe(
      z.transform((typed: string) => (typed === "" ? Number.NaN : Number(typed))),
      z
        .int(senderMessages.number)
        .check(z.minimum(1, senderMessages.number), z.maximum(99_999_999, senderMessages.number)),
    ),
  ),
});

/** What stands in the fields at first; the suggestion while nobody has written whom invoices are from. */
export function valuesOf(stored: AnswerOf<typeof senderEndpoints.invoiceSender>): SenderValues {
  const from = { ...stored, ...stored.suggestion };
  return Object.fromEntries(senderKeys.map((key) => [key, String(from[key])])) as SenderValues;
}
