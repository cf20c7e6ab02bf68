import { expect } from "vitest";
import { momentOf } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { type ApprovedSides, sidesToApprove, sidesToTakeBack } from "./agreed-hours.ts";

const wordsOf = ({ invoice, pay }: ApprovedSides) =>
  [invoice && "invoice", pay && "pay"].filter(Boolean).join(", ") || "–";
const sidesIn = (words: string): ApprovedSides => ({
  invoice: words.includes("invoice"),
  pay: words.includes("pay"),
});

eachExample("checkout", "Approving agreed hours", (row) => {
  const approved = sidesIn(row.text("Approved"));
  const sent = sidesIn(row.text("Sent"));
  const adminTimes = row.timesOrNull("Admin");
  const facts = {
    bookingStatus: "open" as const,
    isCheckoutClosed: row.yes("Checkout closed"),
    date: "2026-12-11",
    endsAt: momentOf("2026-12-11", "18:00"),
    isNotMet: row.yes("Not met"),
    isCheckedIn: true,
    employee: row.timesOrNull("Employee"),
    company: row.timesOrNull("Company"),
    undisputed: null,
    invoice: { adminTimes, sent: sent.invoice ? ("queued" as const) : null, isApproved: approved.invoice },
    pay: { adminTimes, sent: sent.pay ? ("queued" as const) : null, isApproved: approved.pay },
  };
  expect(wordsOf(sidesToApprove(facts, row.moment("Now")))).toBe(row.textOrNull("Is approved") ?? "–");
});

eachExample("checkout", "Taking agreed hours back", (row) => {
  const now = sidesIn(row.text("Approved now"));
  const sent = sidesIn(row.text("Sent"));
  const side = (key: keyof ApprovedSides) => ({
    adminTimes: null,
    sent: sent[key] ? ("queued" as const) : null,
    isApproved: now[key],
  });
  const back = sidesToTakeBack(sidesIn(row.text("By the press")), {
    invoice: side("invoice"),
    pay: side("pay"),
  });
  expect(wordsOf(back)).toBe(row.textOrNull("Is taken back") ?? "–");
});
