import { refuse, type Verdict } from "#rules/verdict.ts";

/** Whether the office has said yes to a profile. */
export type Approval = "waiting" | "approved" | "declined";

/** What the end of onboarding makes of a new profile. Rule: New profiles, docs/rules/people.md. */
export function approvalOfNew(facts: {
  /** New profiles are approved by the office. */
  isAsked: boolean;
  /** The person was invited, and approved with it. */
  isApprovedBeforehand: boolean;
}): Approval {
  return facts.isAsked && !facts.isApprovedBeforehand ? "waiting" : "approved";
}

/**
 * Whether an admin may approve or decline a profile; `isNews` unless it is so already.
 * Rule: Deciding on a profile, docs/rules/people.md.
 */
export function canDecide(facts: {
  approval: Approval;
  decision: "approve" | "decline";
  isOnboarded: boolean;
  /** Confirmed shifts that are not over. */
  comingShifts: number;
}): Verdict<"onboarding_first" | "profile_has_shifts", { isNews: boolean }> {
  if (!facts.isOnboarded) return refuse("onboarding_first");
  const after = facts.decision === "approve" ? "approved" : "declined";
  const isNews = facts.approval !== after;
  if (isNews && after === "declined" && facts.comingShifts > 0) return refuse("profile_has_shifts");
  return { ok: true, isNews };
}

/** Why somebody cannot work yet, null for an approved profile. Rule: Approved profiles, docs/rules/people.md. */
export function refusalOfProfile(approval: Approval): "profile_waiting" | "profile_declined" | null {
  return approval === "approved" ? null : `profile_${approval}`;
}
