import { describe, expect, test } from "vitest";
import { type EmployeeBannerFacts, employeeBanner } from "./employee-banner.ts";

const booked = { from: "10:00", to: "18:00" };
const own = { from: "10:00", to: "18:30" };
const companys = { from: "10:00", to: "18:15" };
const changed = { from: "10:00", to: "19:00" };
const facts: EmployeeBannerFacts = {
  employee: null,
  company: null,
  booked,
  draft: null,
  rejectedByCompany: 0,
  rejectedByEmployee: 0,
  isApprovedByAdmin: false,
};
const both = { employee: own, company: companys };

describe("the table of the employee's checkout", () => {
  const rows: [string, Partial<EmployeeBannerFacts>, string, string][] = [
    ["neither stamped", {}, "stamp_out", "stamp_out"],
    ["neither stamped, times chosen", { draft: changed }, "stamp_out", "stamp_out"],
    [
      "both, changed, company had rejected",
      { ...both, draft: changed, rejectedByCompany: 1, rejectedByEmployee: 1 },
      "rejected_stamp_new",
      "reject_update",
    ],
    ["both, changed, no rejection", { ...both, draft: changed }, "stamp_out", "reject_stamp"],
    [
      "both, differing, only the company has rejected",
      { ...both, rejectedByCompany: 1 },
      "rejected_approve_new",
      "approve_time",
    ],
    [
      "both, differing, the employee has rejected, too",
      { ...both, rejectedByCompany: 1, rejectedByEmployee: 1 },
      "rejected_stamp_again",
      "update",
    ],
    ["both, differing, nobody has rejected", both, "rejected_stamp_again", "update"],
    ["both equal", { employee: own, company: own }, "approved", "update"],
    [
      "both equal after a rejection",
      { employee: own, company: own, rejectedByCompany: 1 },
      "approved_new",
      "update",
    ],
    ["only the company", { company: companys }, "approve", "approve_times"],
    ["only the company, unchanged draft", { company: companys, draft: companys }, "approve", "approve_times"],
    ["only the company, changed", { company: companys, draft: changed }, "reject_stamp", "reject_stamp"],
    ["only the employee", { employee: own }, "stamped", "update"],
    ["only the employee, changed", { employee: own, draft: changed }, "stamped", "update"],
  ];

  test.each(rows)("%s", (_, changes, banner, button) => {
    expect(employeeBanner({ ...facts, ...changes })).toMatchObject({ banner, button });
  });
});

describe("the pickers", () => {
  const prefill = (changes: Partial<EmployeeBannerFacts>) => employeeBanner({ ...facts, ...changes }).prefill;

  test("show own times, else the company's, else the booked ones", () => {
    expect(prefill(both)).toEqual(own);
    expect(prefill({ company: companys })).toEqual(companys);
    expect(prefill({})).toEqual(booked);
  });

  test("show the company's where the button accepts them", () => {
    expect(prefill({ ...both, rejectedByCompany: 1 })).toEqual(companys);
  });

  test("are muted only where the times are rejected, and locked only by an admin's approval of a stamp", () => {
    expect(employeeBanner({ ...facts, ...both }).muted).toBe(true);
    expect(employeeBanner({ ...facts, company: companys }).muted).toBe(false);
    expect(employeeBanner({ ...facts, employee: own, isApprovedByAdmin: true }).locked).toBe(true);
    expect(employeeBanner({ ...facts, isApprovedByAdmin: true }).locked).toBe(false);
  });
});
