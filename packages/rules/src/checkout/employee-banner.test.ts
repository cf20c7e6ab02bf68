import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { employeeBanner } from "./employee-banner.ts";

eachExample("checkout", "Banner of the employee", (row) => {
  const banner = employeeBanner({
    booked: row.times("Booked"),
    employee: row.timesOrNull("Employee"),
    company: row.timesOrNull("Company"),
    draft: row.timesOrNull("Draft"),
    rejectedByCorporation: row.number("Rejected by company"),
    rejectedByEmployee: row.number("Rejected by employee"),
    isApprovedByAdmin: row.yes("Approved by admin"),
  });
  expect(banner).toEqual({
    banner: row.text("Banner").replaceAll(" ", "_"),
    button: row.text("Button").replaceAll(" ", "_"),
    prefill: row.times("Shown at first"),
    muted: row.yes("Muted"),
    locked: row.yes("Locked"),
  });
});
