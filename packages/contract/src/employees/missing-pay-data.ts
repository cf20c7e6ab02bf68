import * as z from "zod/mini";
import { moment } from "#contract/wire/schemas.ts";

/** Of somebody without CPR or bank numbers: when it was asked for, and why it can't be asked now. */
export const missingPayData = z.object({
  asked_at: z.nullable(moment),
  cannot_ask: z.nullable(z.literal(["pay_data_given", "profile_closed", "no_contact", "asked_today"])),
});

export type WireMissingPayData = z.output<typeof missingPayData>;
