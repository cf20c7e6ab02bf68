import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BookingStatus } from "#rules/bookings/status.ts";
import { type Example, eachExample } from "#tests/support/rule-book.ts";
import { decomposeFee, type Fees, feeRenewal, feesOf, leadBandOf, totalFee, urgentPeriodOf } from "./fees.ts";
import { DEFAULT_TRADE_TERMS } from "./trade-terms.ts";

const amount = fc.integer({ min: 0, max: 50_000 });

function threeFees(row: Example): Fees {
  return {
    standard: row.ore("Standard fee"),
    urgent: row.ore("Urgent fee"),
    emergency: row.ore("Emergency fee"),
  };
}

/** `35 / 20 / 30`: standard, urgent and emergency fee in kroner. */
function feesFrom(cell: string): Fees {
  const [standard = 0, urgent = 0, emergency = 0] = cell.split(" / ").map((kroner) => Number(kroner) * 100);
  return { standard, urgent, emergency };
}

function feesOrNull(cell: string): Fees | null {
  return cell === "–" ? null : feesFrom(cell);
}

eachExample("pricing", "Fee by lead time", (row) => {
  expect(totalFee(threeFees(row), row.number("Hours to the start"), DEFAULT_TRADE_TERMS)).toBe(
    row.ore("Fee per hour"),
  );
});

eachExample("bookings", "Urgency", (row) => {
  const rush = {
    urgentUnderHours: row.number("Urgent under"),
    emergencyUnderHours: row.number("Emergency under"),
  };
  const band = urgentPeriodOf(row.moment("First made"), row.moment("Start"), { rush });
  expect(band).toBe(row.numberOrNull("Band"));
});

test("a start that has passed has the standard lead time", () => {
  expect(leadBandOf(-5, DEFAULT_TRADE_TERMS)).toBe("standard");
});

test("other deadlines give other fees", () => {
  const fees = { standard: 100, urgent: 10, emergency: 1 };
  const terms = { rush: { urgentUnderHours: 72, emergencyUnderHours: 12 } };
  expect([73, 71, 12, 11].map((hours) => totalFee(fees, hours, terms))).toEqual([100, 110, 110, 111]);
});

eachExample("pricing", "Source of the fees", (row) => {
  const fees = feesOf({
    stored: feesOrNull(row.text("Stored")),
    isRefetched: row.yes("Looked up again"),
    corporation: feesOrNull(row.text("Agreed")),
    jobTitle: ` ${row.text("Staff type")} `,
    global: { ...feesFrom(row.text("General")), headWaiter: row.ore("Head waiter") },
  });
  expect(fees).toEqual(feesFrom(row.text("Fees")));
});

eachExample("pricing", "Parts of a fee", (row) => {
  expect(decomposeFee(row.ore("Fee per hour"), threeFees(row))).toEqual({
    service: row.ore("Service"),
    rush: row.ore("Rush"),
    emergency: row.ore("Emergency"),
  });
});

describe("the parts of any fee", () => {
  test("add up to the fee and are never negative", () => {
    fc.assert(
      fc.property(amount, fc.record({ standard: amount, urgent: amount, emergency: amount }), (fee, set) => {
        const { service, rush, emergency } = decomposeFee(fee, set);
        expect(service + rush + emergency).toBe(fee);
        expect(Math.min(service, rush, emergency)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("are, for a fee by lead time, the three fees themselves", () => {
    const positive = fc.integer({ min: 1, max: 50_000 });
    fc.assert(
      fc.property(positive, positive, positive, (standard, urgent, emergency) => {
        const set = { standard, urgent, emergency };
        expect(decomposeFee(totalFee(set, 10, DEFAULT_TRADE_TERMS), set)).toEqual({
          service: standard,
          rush: urgent,
          emergency,
        });
        expect(decomposeFee(totalFee(set, 30, DEFAULT_TRADE_TERMS), set)).toEqual({
          service: standard,
          rush: urgent,
          emergency: 0,
        });
      }),
    );
  });
});

eachExample("pricing", "Fee after an edit", (row) => {
  const moments: Record<string, number> = { creation: 1000, edit: 9000 };
  const renewal = feeRenewal(
    {
      status: row.text("Status") as BookingStatus,
      createdAt: 1000,
      isMoved: row.yes("Day or start changed"),
      hasNewStaffType: row.yes("Staff type changed"),
    },
    9000,
  );
  const isRefetched = row.textOrNull("Fees looked up again");
  const countedFrom = row.textOrNull("Lead time counted from");
  const expected =
    countedFrom === null ? null : { isRefetched: isRefetched === "yes", madeAt: moments[countedFrom] };
  expect(renewal).toEqual(expected);
});
