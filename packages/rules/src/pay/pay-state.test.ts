import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { payStateOf } from "./pay-state.ts";

eachExample("pay", "State of a shift's pay", (row) => {
  const employeeTimes = row.timesOrNull("Employee");
  const { state, reason } = payStateOf({
    employeeTimes,
    companyTimes: row.timesOrNull("Company"),
    settled: row.yes("Settled") ? employeeTimes : null,
    awaitsEmployee: row.yes("Waits for the employee"),
    isApproved: row.yes("Approved"),
    sent: row.textOrNull("Sent") as "queued" | "accepted" | "refused" | null,
    lacksPayData: row.yes("Data missing"),
  });
  expect(state).toBe(row.text("State"));
  expect(reason?.replace("_", " ") ?? null).toBe(row.textOrNull("Reason"));
});
