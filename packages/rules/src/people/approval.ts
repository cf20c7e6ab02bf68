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

/** What of a profile decides whether its person can be given a shift; `nameless` is approved, without a first or last name. */
export type ProfileState = Approval | "nameless";

/**
 * What a profile comes to: who has no name can neither be called nor be paid.
 * Rule: Profiles that can work, docs/rules/people.md.
 */
export function profileState(profile: {
  readonly approval: Approval;
  readonly first_name: string;
  readonly last_name: string;
}): ProfileState {
  if (profile.approval !== "approved") return profile.approval;
  return isNamed(profile) ? "approved" : "nameless";
}

/** Whether somebody has a first and a last name. */
export function isNamed(profile: { readonly first_name: string; readonly last_name: string }): boolean {
  return profile.first_name.trim() !== "" && profile.last_name.trim() !== "";
}

/** Why the person can't take a shift, as the person is told; null who can. Rule: Profiles that can work, docs/rules/people.md. */
export function refusalOfOwnProfile(
  state: ProfileState,
): "profile_waiting" | "profile_declined" | "own_name_missing" | null {
  if (state === "nameless") return "own_name_missing";
  return state === "approved" ? null : `profile_${state}`;
}

/** Why nobody may give the person a shift, as company and office are told; null who can. Rule: Profiles that can work, docs/rules/people.md. */
export function refusalOfProfile(state: ProfileState): "profile_not_approved" | "nameless" | null {
  if (state === "nameless") return "nameless";
  return state === "approved" ? null : "profile_not_approved";
}
