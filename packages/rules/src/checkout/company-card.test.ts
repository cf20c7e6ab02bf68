import { describe, expect, test } from "vitest";
import { type CompanyCardFacts, companyCard, companyPrefill, timesToApprove } from "./company-card.ts";

const stamped = { from: "10:00", to: "18:00" };
const other = { from: "10:00", to: "17:45" };
const third = { from: "10:15", to: "17:45" };
const facts: CompanyCardFacts = {
  employee: null,
  company: null,
  draft: null,
  lastBy: null,
  rejectedByCompany: 0,
  rejectedByEmployee: 0,
  allApproved: false,
};
const card = (changes: Partial<CompanyCardFacts>) => companyCard({ ...facts, ...changes });
const disputed = { employee: stamped, company: other, lastBy: "employee" as const };
const rejected = { ...disputed, lastBy: "corporation" as const, rejectedByCompany: 1 };

describe("a card whose employee has not stamped", () => {
  test("asks to stamp out, once times are chosen", () => {
    expect(card({})).toMatchObject({ label: "stamp_out", buttons: [] });
    expect(card({ draft: other }).buttons).toEqual([{ key: "stamp_out", times: other }]);
    expect(card({ draft: other }).showComment).toBe(false);
  });

  test("stays open after the company stamped first", () => {
    const first = { company: other, lastBy: "corporation" as const };
    expect(card({ ...first, draft: other })).toMatchObject({
      label: "stamp_out",
      buttons: [],
      isAgreed: false,
    });
    expect(card({ ...first, draft: third }).buttons).toEqual([{ key: "stamp_out", times: third }]);
  });

  test("says so when the employee has rejected", () => {
    expect(card({ rejectedByEmployee: 1 }).label).toBe("rejected_stamp_out");
  });
});

describe("a card that only the employee has stamped", () => {
  test("is approved with the employee's times", () => {
    for (const draft of [null, stamped]) {
      expect(card({ employee: stamped, draft })).toMatchObject({
        label: "approve",
        buttons: [{ key: "approve", times: stamped }],
        showComment: false,
      });
    }
  });

  test("turns into a rejection with room for an explanation when the times are changed", () => {
    expect(card({ employee: stamped, draft: other })).toMatchObject({
      label: "reject_stamp",
      buttons: [{ key: "reject_stamp", times: other }],
      showComment: true,
    });
  });
});

describe("a card with differing times", () => {
  test("offers both ways when the employee answered last", () => {
    expect(card({ ...disputed, draft: other })).toMatchObject({
      label: "approve_or_reject",
      buttons: [
        { key: "approve_new", times: stamped },
        { key: "reject_new", times: other },
      ],
      isAgreed: false,
    });
  });

  test("approves when it is set to the employee's times", () => {
    const approve = { label: "approve_new", buttons: [{ key: "approve_new", times: stamped }] };
    expect(card({ ...disputed, draft: stamped })).toMatchObject(approve);
    expect(card({ ...rejected, draft: stamped })).toMatchObject(approve);
  });

  test("waits when the company answered last, and lets it stamp anew", () => {
    expect(card({ ...rejected, draft: other })).toMatchObject({ label: "rejected_new", buttons: [] });
    expect(card({ ...rejected, draft: third }).buttons).toEqual([{ key: "reject_new", times: third }]);
  });
});

describe("a card with equal times", () => {
  const agreed = { employee: stamped, company: stamped, draft: stamped };

  test("is approved, with a word on an earlier rejection", () => {
    expect(card(agreed)).toMatchObject({ label: "approved", buttons: [], isAgreed: true });
    expect(card({ ...agreed, rejectedByCompany: 1 }).label).toBe("rejected_approved");
  });

  test("can be taken up again", () => {
    expect(card({ ...agreed, draft: other }).buttons).toEqual([{ key: "reject_stamp", times: other }]);
  });
});

test("a card of a closed check-out has no buttons in any state", () => {
  for (const state of [{}, { employee: stamped }, disputed, rejected]) {
    const locked = card({ ...state, draft: third, allApproved: true });
    expect(locked).toMatchObject({ buttons: [], isLocked: true, showComment: false });
  }
});

test("the pickers show the company's times, else the employee's", () => {
  expect(companyPrefill({ employee: stamped, company: other })).toEqual(other);
  expect(companyPrefill({ employee: stamped, company: null })).toEqual(stamped);
  expect(companyPrefill({ employee: null, company: null })).toBeNull();
});

describe("approving all", () => {
  const times = (changes: Partial<CompanyCardFacts>) => timesToApprove({ ...facts, ...changes });

  test("sends complete cards that reject nobody", () => {
    expect(times({ draft: other })).toEqual(other);
    expect(times({ employee: stamped, draft: stamped })).toEqual(stamped);
    expect(times({ ...disputed, draft: stamped })).toEqual(stamped);
  });

  test("leaves the others alone", () => {
    expect(times({ employee: stamped })).toBeNull();
    expect(times({ employee: stamped, draft: other })).toBeNull();
    expect(times({ ...disputed, draft: third })).toBeNull();
    expect(times({ employee: stamped, company: stamped, draft: stamped })).toBeNull();
    expect(times({ draft: other, allApproved: true })).toBeNull();
  });
});
