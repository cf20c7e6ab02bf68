import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { pathId } from "#contract/wire/schemas.ts";

const payNumbers = z.object({
  cpr_nr: z.string(),
  bank_reg_nr: z.string(),
  bank_account_nr: z.string(),
});

/** The numbers that every other answer to an admin hides. */
export const payNumberEndpoints = {
  showPayNumbers: endpoint({
    method: "POST",
    path: "admin/employees/:id/pay-numbers",
    summary: "Shows one person's CPR and bank numbers in clear; the look is noted.",
    callers: ["admin"],
    roles: "numbers",
    params: z.object({ id: pathId }),
    answer: payNumbers,
    refusals: ["not_found"],
    rate: { perHour: 200 },
  }),
};
