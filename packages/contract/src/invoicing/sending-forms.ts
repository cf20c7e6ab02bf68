import * as z from "zod/mini";
import { id } from "#contract/wire/schemas.ts";
import { ledgerMessages } from "#texts/da/admin/ledger.ts";

export const shiftIds = z.array(id).check(z.maxLength(100));

/** Why an admin corrects, drops or credits something. */
export const reason = z
  .string()
  .check(z.trim(), z.minLength(1, ledgerMessages.reason), z.maxLength(500, ledgerMessages.reasonTooLong));

/** What an admin chooses of a proposal. A fee in neither list stays proposed. */
export const choices = {
  shift_ids: shiftIds,
  keep_fees: z._default(shiftIds, []),
  drop_fees: z._default(z.array(z.strictObject({ shift_id: id, reason })).check(z.maxLength(100)), []),
  extra_lines: z._default(
    z
      .array(
        z.strictObject({
          description: z
            .string()
            .check(
              z.trim(),
              z.minLength(1, ledgerMessages.description),
              z.maxLength(200, ledgerMessages.description),
            ),
          quantity: z
            .number()
            .check(z.positive(ledgerMessages.quantity), z.maximum(1000, ledgerMessages.quantity)),
          /** Kroner; negative for a discount. */
          unit_price: z
            .number()
            .check(z.minimum(-1_000_000, ledgerMessages.amount), z.maximum(1_000_000, ledgerMessages.amount)),
        }),
      )
      .check(z.maxLength(20)),
    [],
  ),
};

/** The sum that was seen: another one is refused, and invoices and prepayments go with none but it. No sum of ours is as large as its bounds. */
export const seen = z.optional(z.number().check(z.minimum(-99_999_999), z.maximum(99_999_999)));

/** The lines as the documented call sends them; their sum is the total that was seen. */
const invoiceData = z.object({
  paymentTermsDays: z.optional(z.int()),
  lines: z.array(
    z.object({
      priority: z.int(),
      productId: z.string(),
      unitPrice: z.number(),
      quantity: z.number(),
      description: z.string(),
    }),
  ),
});

const chosen = z.strictObject({
  ...choices,
  total: seen,
  invoiceData: z.optional(invoiceData),
});

/** Chosen people and fees, or the documented lines alone: everybody who may go, with all fees. */
export const invoiceBody = z.union([chosen, z.strictObject({ invoiceData })]);

/** Chosen people of a pay run, with the sum that was seen. */
export const paid = { shift_ids: shiftIds, total: seen };
