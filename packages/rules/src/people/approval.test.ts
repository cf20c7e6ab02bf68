import { expect } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import {
  type Approval,
  approvalOfNew,
  canDecide,
  profileState,
  refusalOfOwnProfile,
  refusalOfProfile,
} from "./approval.ts";

eachExample("people", "New profiles", (row) => {
  const approval = approvalOfNew({
    isAsked: row.yes("Profiles are approved"),
    isApprovedBeforehand: row.yes("Approved beforehand"),
  });
  expect(approval).toBe(row.text("Profile"));
});

eachExample("people", "Deciding on a profile", (row) => {
  const decision = row.text("Decision") as "approve" | "decline";
  const approval = row.text("Profile") as Approval;
  const verdict = canDecide({
    approval,
    decision,
    isOnboarded: row.yes("Onboarding over"),
    comingShifts: row.number("Coming shifts"),
  });
  expect(answerOf(verdict)).toBe(row.text("Answer"));
  if (verdict.ok)
    expect(verdict.isNews).toBe(!`${approval} ${decision}`.match(/^approved approve$|^declined decline$/));
});

eachExample("people", "Profiles that can work", (row) => {
  const state = profileState({
    approval: row.text("Profile") as Approval,
    first_name: row.textOrNull("First name") ?? "",
    last_name: row.textOrNull("Last name") ?? "",
  });
  const words = (refusal: string | null) => refusal?.replaceAll("_", " ") ?? null;
  expect(words(refusalOfOwnProfile(state))).toBe(row.textOrNull("The person is told"));
  expect(words(refusalOfProfile(state))).toBe(row.textOrNull("Others are told"));
});
