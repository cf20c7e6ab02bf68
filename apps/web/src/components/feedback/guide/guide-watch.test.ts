import { expect, test } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { stepsOf } from "./guide-card.tsx";
import { stepAnswered, stepSeen } from "./guide-watch.tsx";

const at = (path: string, more: { tab?: number; hash?: string } = {}) => ({
  path,
  tab: more.tab,
  hash: more.hash ?? "",
});
const answered = (row: unknown, query?: Record<string, unknown>, answer: unknown = {}) => ({
  row,
  parts: { query },
  answer,
});

test("a company's steps tick off by applicants that are there, and by choosing one", () => {
  expect(stepAnswered("company", answered(applicantEndpoints.lists, {}, { applied: [] }))).toBeNull();
  expect(stepAnswered("company", answered(applicantEndpoints.lists, {}, { applied: [1] }))).toBe(
    "applicants",
  );
  expect(stepAnswered("company", answered(applicantEndpoints.changeState, { shiftType: "selected" }))).toBe(
    "choose",
  );
  expect(
    stepAnswered("company", answered(applicantEndpoints.changeState, { shiftType: "removed" })),
  ).toBeNull();
});

test("an employee's tick off by applying, by looking at the shifts, and by pay or a check-in", () => {
  expect(stepAnswered("employee", answered(jobEndpoints.apply))).toBe("apply");
  expect(stepAnswered("employee", answered(jobEndpoints.checkIn))).toBe("pay");
  expect(stepSeen("employee", at("/", { tab: 2 }), [])).toBe("shift");
  expect(stepSeen("employee", at("/", { tab: 1 }), [])).toBeNull();
  expect(stepSeen("employee", at("/Pay"), [])).toBe("pay");
});

test("an admin's tick off by approving, by 'I dag' afterwards, and by an invoice that is no proposal", () => {
  expect(stepAnswered("admin", answered(adminBookingEndpoints.approve))).toBe("approve");
  expect(stepSeen("admin", at("/"), [])).toBeNull();
  expect(stepSeen("admin", at("/"), ["approve"])).toBe("today");
  expect(stepSeen("admin", at("/", { hash: "today-list" }), [])).toBe("today");
  expect(stepAnswered("admin", answered(ledgerEndpoints.createInvoice, { dryRun: "1" }))).toBeNull();
  expect(stepAnswered("admin", answered(ledgerEndpoints.createInvoice))).toBe("invoice");
  expect(stepAnswered("admin", answered(ledgerEndpoints.sendWeekInvoices))).toBe("invoice");
});

test("what another role does ticks nothing of one's own", () => {
  expect(stepAnswered("company", answered(jobEndpoints.apply))).toBeNull();
  expect(stepSeen("company", at("/pay"), [])).toBeNull();
});

test("the first step that is not done comes next, whatever is done after it", () => {
  const next = (done: Parameters<typeof stepsOf>[1]["done"]) =>
    stepsOf("employee", { done }).flatMap(({ key, isNext }) => (isNext ? [key] : []));
  expect(next([])).toEqual(["apply"]);
  expect(next(["pay"])).toEqual(["apply"]);
  expect(next(["apply", "pay"])).toEqual(["shift"]);
  expect(next(["apply", "pay", "shift"])).toEqual([]);
});
