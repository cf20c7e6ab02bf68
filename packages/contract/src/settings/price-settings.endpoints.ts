import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { day, feeAmount, givenDay, id, kroner, moment, pathId } from "#contract/wire/schemas.ts";
import { priceSettingKeys } from "#rules/pricing/price-settings.ts";

const key = z.literal([...priceSettingKeys]);

/** A value that was set: from which day, when and by whom. */
const setValue = z.object({
  id,
  value: kroner,
  valid_from: day,
  state: z.literal(["current", "past", "future", "withdrawn"]),
  created_at: moment,
  /** Nobody set what the product came with. */
  created_by: z.nullable(z.string()),
  withdrawn_at: z.nullable(moment),
  withdrawn_by: z.nullable(z.string()),
});

const priceSettings = z.array(z.object({ key, value: kroner, history: z.array(setValue) }));

/** The form of a new value, in its unit: kroner, hours, days, minutes, people or percent. */
const priceSettingForm = z.strictObject({ key, value: feeAmount, valid_from: givenDay });

/** Default fees, the wage a form starts with and the trade terms, with their history. */
export const priceSettingEndpoints = {
  priceSettings: endpoint({
    method: "GET",
    path: "admin/price-settings",
    summary:
      "Every setting with its value of today and its history, latest day first; numbers in the unit of the setting.",
    callers: ["admin"],
    roles: "reading",
    answer: priceSettings,
  }),
  setPrice: endpoint({
    method: "POST",
    path: "admin/price-settings",
    summary: "Sets a value from today or a later day on; what is booked keeps its price.",
    callers: ["admin"],
    roles: "office",
    body: priceSettingForm,
    answer: priceSettings,
    refusals: ["value_of_day", "terms_disagree", "reminder_days"],
  }),
  withdrawPrice: endpoint({
    method: "DELETE",
    path: "admin/price-settings/:id",
    summary: "Withdraws a value that is not in force yet.",
    callers: ["admin"],
    roles: "office",
    params: z.object({ id: pathId }),
    answer: priceSettings,
    refusals: ["not_found", "value_in_force", "value_withdrawn", "terms_disagree", "reminder_days"],
  }),
};
