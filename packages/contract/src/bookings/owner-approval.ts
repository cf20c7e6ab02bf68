import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { flag, kroner, optional, pathId } from "#contract/wire/schemas.ts";
import { ownerApprovalTexts } from "#texts/da/users/owner-approval.ts";
import { ownerApproval } from "./owner-approval.entities.ts";

/** The largest amount that can be set, in kroner. */
export const MAX_OWNER_LIMIT_KRONER = 10_000_000;

const limit = z.object({ amount: z.nullable(kroner) });

/** Above which amount a booker's bookings wait for an owner, and the owner's answer. */
export const ownerApprovalEndpoints = {
  ownerLimit: endpoint({
    method: "GET",
    path: "corporations/owner-limit",
    summary:
      "The amount in kroner excl. VAT above which what a booker books waits for an owner; null for none.",
    callers: ["corporation"],
    roles: "reading",
    companyRoles: "reading",
    answer: limit,
  }),
  setOwnerLimit: endpoint({
    method: "PUT",
    path: "corporations/owner-limit",
    summary: "Sets that amount, or none with null. What waits already goes on waiting.",
    callers: ["corporation"],
    roles: "planning",
    companyRoles: "company",
    body: z.strictObject({
      amount: z.nullable(
        z
          .number(ownerApprovalTexts.amountInvalid)
          .check(
            z.minimum(0, ownerApprovalTexts.amountInvalid),
            z.maximum(MAX_OWNER_LIMIT_KRONER, ownerApprovalTexts.amountInvalid),
          ),
      ),
    }),
    answer: limit,
    refusals: ["office_user"],
  }),
  answerAsOwner: endpoint({
    method: "PUT",
    path: "corporations/bookings/:id/owner-answer",
    summary:
      "An owner of the company approves or declines what a booker has booked above the amount, an order as a whole. `total` is the price that was seen.",
    callers: ["corporation itself"],
    roles: "planning",
    companyRoles: "company",
    params: z.object({ id: pathId }),
    body: z.strictObject({
      approve: flag,
      total: z.number().check(z.minimum(0), z.maximum(99_999_999)),
      /** Required of a no. */
      reason: optional(500),
    }),
    answer: z.object({ state: ownerApproval.shape.state }),
    refusals: ["not_found", "owner_decided", "booking_started", "total_changed"],
  }),
};
