import { describe, expect, test } from "vitest";
import {
  type AdminRow,
  adminRowLabel,
  bookingListTone,
  type FinishedShift,
  finishedCounters,
  finishedLabel,
  hasOwnColumn,
  rowClass,
  showsApplicantCount,
  upcomingLabel,
} from "./labels.ts";

const now = 1000;

describe("the label of an upcoming card", () => {
  const facts = {
    status: "open" as const,
    approved: true,
    endsAt: now + 1,
    allCheckTimesApproved: false,
    selected: 1,
    places: 2,
  };

  test("is searching until every place is taken", () => {
    expect(upcomingLabel(facts, now)).toBe("searching");
    expect(upcomingLabel({ ...facts, selected: 2 }, now)).toBe("full");
  });

  test("says first that approval is awaited, and before that that it is done", () => {
    const unapproved = { ...facts, selected: 2, approved: false };
    expect(upcomingLabel(unapproved, now)).toBe("awaiting_approval");
    expect(upcomingLabel({ ...unapproved, endsAt: now, allCheckTimesApproved: true }, now)).toBe("done");
  });

  test("counts applicants only while approved and open", () => {
    expect(showsApplicantCount(facts)).toBe(true);
    expect(showsApplicantCount({ ...facts, status: "closed" })).toBe(false);
    expect(showsApplicantCount({ ...facts, approved: false })).toBe(false);
  });
});

describe("the label of a finished card", () => {
  const times = { from: "10:00", to: "18:00" };
  const agreed: FinishedShift = { employee: times, company: times, invoiceApproved: false, rated: true };
  const unstamped: FinishedShift = { employee: times, company: null, invoiceApproved: false, rated: false };
  const disputed: FinishedShift = { ...agreed, company: { from: "10:00", to: "17:45" } };
  const label = (shifts: FinishedShift[], facts = { allCheckTimesApproved: false, sent: false }) =>
    finishedLabel({ ...facts, counters: finishedCounters(shifts) });

  test("asks to stamp out until the company has stamped everybody", () => {
    expect(label([agreed, unstamped]).key).toBe("stamp_out");
    expect(label([agreed, agreed]).key).toBe("stamped_out");
  });

  test("says that a booking expired when nobody was found for it", () => {
    expect(label([]).key).toBe("expired");
  });

  test("counts the shifts whose times differ", () => {
    expect(label([disputed, disputed, unstamped])).toEqual({ key: "rejected", rejected: 2, invoice: null });
    expect(label([{ ...disputed, employee: null }]).key).toBe("stamped_out");
  });

  test("is approved with an invoice to come once every shift is approved for it", () => {
    const approved = { ...disputed, invoiceApproved: true };
    expect(label([approved])).toMatchObject({ key: "approved", invoice: "ready" });
    expect(label([approved, agreed]).key).toBe("rejected");
  });

  test("is closed before everything else, and says when the invoice is sent", () => {
    const approved = { ...agreed, invoiceApproved: true };
    const closed = { allCheckTimesApproved: true, sent: false };
    expect(label([approved], closed)).toMatchObject({ key: "closed", invoice: null });
    expect(label([approved], { ...closed, sent: true })).toMatchObject({ key: "closed", invoice: "sent" });
  });

  test("comes with three counters", () => {
    expect(finishedCounters([agreed, unstamped, { ...agreed, employee: null }])).toEqual({
      stampedByCompany: 2,
      rated: 2,
      stampedByStaff: 2,
      rejected: 0,
      invoiceApproved: 0,
      total: 3,
    });
  });
});

describe("a row of the admin's list", () => {
  const row: AdminRow = { status: "open", approved: true, selected: 1, places: 2, urgentPeriod: 24 };

  test("is labelled full, searching, closed or awaiting approval", () => {
    expect(adminRowLabel(row)).toBe("searching");
    expect(adminRowLabel({ ...row, selected: 2 })).toBe("full");
    expect(adminRowLabel({ ...row, status: "closed" })).toBe("full_and_closed");
    expect(adminRowLabel({ ...row, status: "closed", approved: false })).toBe("awaiting_approval");
    expect(adminRowLabel({ ...row, status: "cancelled" })).toBeNull();
  });

  test("is coloured by the first of done, closed, full, urgent", () => {
    for (const status of ["finished", "cancelled", "expired", "deprecated"] as const) {
      expect(rowClass({ ...row, status }), status).toBe("row-done");
    }
    expect(rowClass({ ...row, status: "closed", selected: 2 })).toBe("row-closed");
    expect(rowClass({ ...row, selected: 2 })).toBe("row-full");
    expect(rowClass(row)).toBe("row-urgent-24");
    expect(rowClass({ ...row, urgentPeriod: 48 })).toBe("row-urgent-48");
    expect(rowClass({ ...row, urgentPeriod: null })).toBeNull();
  });

  test("has a column of its own from 13 people on", () => {
    expect([12, 13].map(hasOwnColumn)).toEqual([false, true]);
  });

  test("has a colour for how often the booking list was sent", () => {
    expect([0, 1, 2, 3, 4].map(bookingListTone)).toEqual([null, "green", "yellow", "red", "red"]);
  });
});
