import { hoursBetween } from "#rules/time/duration.ts";
import { type CorporationCardFacts, timesToApprove } from "./company-card.ts";
import { isSame, type Times } from "./times.ts";

/** What approving all does with one person: their times against the booked ones, or why nothing is done. */
type ApprovalKind = "as_booked" | "longer" | "shorter" | "not_stamped" | "disputed" | "done";

/** What one person is in the summary, and the times that would be sent for them. */
export interface Approval {
  kind: ApprovalKind;
  /** Null where nothing is sent. */
  times: Times | null;
}

/**
 * What 'GODKEND ALLE' does with one person. Times of the booked length at another clock time stand with the longer
 * ones, so that they are seen. Rule: Summary before approving all, docs/rules/checkout.md.
 */
export function approvalOf(facts: CorporationCardFacts, booked: Times): Approval {
  const times = timesToApprove(facts);
  if (times === null) return { kind: kindLeft(facts), times };
  if (isSame(times, booked)) return { kind: "as_booked", times };
  const hours = hoursBetween(times.from, times.to) - hoursBetween(booked.from, booked.to);
  return { kind: hours < 0 ? "shorter" : "longer", times };
}

/** Why nobody's press sends this person's times. */
function kindLeft({ employee, company, draft, allApproved }: CorporationCardFacts): ApprovalKind {
  if (allApproved || isSame(employee, company)) return "done";
  if (employee !== null) return "disputed";
  return company === null || draft === null ? "not_stamped" : "done";
}
