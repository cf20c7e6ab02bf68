import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { day, feeAmount, givenDay, id, kroner, moment, pathId } from "#contract/wire/schemas.ts";
import { agreedDeadlines, agreedPriceKeys } from "#rules/pricing/price-agreement.ts";
import { corporationMessages as messages } from "#texts/da/common/validation.ts";

const key = z.literal([...agreedPriceKeys]);
const paymentType = z.literal(["invoice", "credit_card"], messages.paymentType);

/** What a version says, each value in the unit of its setting; what is left out and null is everybody's. */
const agreed = {
  values: z.array(z.object({ key, value: kroner })),
  payment_type: z.nullable(z.literal(["invoice", "credit_card"])),
  payment_deadline: z.nullable(z.int()),
};

/** What holds today for everybody that nothing is agreed with. */
const general = z.object({
  values: z.array(z.object({ key, value: kroner })),
  payment_type: z.literal(["invoice", "credit_card"]),
  payment_deadline: z.int(),
});

/** A version as it was saved; without an id what held before the first one. */
const version = z.object({
  ...agreed,
  id: z.nullable(id),
  valid_from: z.nullable(day),
  state: z.literal(["current", "past", "future", "withdrawn"]),
  created_at: z.nullable(moment),
  created_by: z.nullable(z.string()),
  withdrawn_at: z.nullable(moment),
  withdrawn_by: z.nullable(z.string()),
});

const agreement = z.object({ versions: z.array(version), general });

const form = z.strictObject({
  valid_from: givenDay,
  values: z.array(z.strictObject({ key, value: feeAmount })).check(z.maxLength(agreedPriceKeys.length)),
  payment_type: z.nullable(paymentType),
  payment_deadline: z.nullable(z.literal([...agreedDeadlines], messages.paymentDeadline)),
});

/** What is agreed with a company on prices, terms and payment, in versions with a day. */
export const priceAgreementEndpoints = {
  priceAgreement: endpoint({
    method: "GET",
    path: "admin/corporations/:id/price-agreement",
    summary:
      "What is agreed with a company on prices: every version, latest day first, and everybody's values.",
    callers: ["admin"],
    roles: "reading",
    params: z.object({ id: pathId }),
    answer: agreement,
    refusals: ["not_found"],
  }),
  addPriceVersion: endpoint({
    method: "POST",
    path: "admin/corporations/:id/price-agreement",
    summary:
      "Agrees on prices from today or a later day on and tells the company; what it leaves out is everybody's, what is booked keeps its price.",
    callers: ["admin"],
    roles: "office",
    params: z.object({ id: pathId }),
    body: form,
    answer: agreement,
    refusals: ["not_found", "value_of_day", "terms_disagree"],
  }),
  withdrawPriceVersion: endpoint({
    method: "DELETE",
    path: "admin/corporations/:id/price-agreement/:versionId",
    summary: "Withdraws a version that is not in force yet.",
    callers: ["admin"],
    roles: "office",
    params: z.object({ id: pathId, versionId: pathId }),
    answer: agreement,
    refusals: ["not_found", "value_in_force", "value_withdrawn", "terms_disagree"],
  }),
  ownPriceAgreement: endpoint({
    method: "GET",
    path: "corporations/price-agreement",
    summary:
      "What is agreed with the company on prices: the version in force and those to come, and everybody's values.",
    callers: ["corporation"],
    roles: "reading",
    companyRoles: "reading",
    answer: z.object({
      versions: z.array(
        z.object({ ...agreed, valid_from: z.nullable(day), state: z.literal(["current", "future"]) }),
      ),
      general,
    }),
  }),
};
