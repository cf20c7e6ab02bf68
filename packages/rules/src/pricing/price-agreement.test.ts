import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { type Fees, feesOf } from "./fees.ts";
import {
  type AgreedColumns,
  type AgreedPriceKey,
  agreedFeeKeys,
  agreementOfColumns,
  columnsOfAgreement,
  isEmptyAgreement,
  missingFees,
  type PriceAgreement,
  type PriceAgreementVersion,
  priceAgreementOn,
  pricesUnder,
  withColumns,
} from "./price-agreement.ts";
import { type PriceSettingKey, priceSettingKeys } from "./price-settings.ts";

const general = {
  ...Object.fromEntries(priceSettingKeys.map((key, index) => [key, (index + 1) * 100])),
  ...{ standard_fee: 3500, urgent_booking_fee: 2000, emergency_booking_fee: 3000, head_waiter_fee: 7700 },
  ...{ hourly_wage: 19_200, minimum_hours: 500, credit_ceiling: 1_200_000 },
} as Record<PriceSettingKey, number>;

const feesFrom = (text: string) => text.split(" / ").map((kroner) => Number(kroner) * 100);

function columnsFrom(fees: string, payment: string): AgreedColumns {
  const [standard_fee = 0, urgent_booking_fee = 0, emergency_booking_fee = 0] = feesFrom(fees);
  const [type = "", days] = payment.split(" ");
  const payment_type = type === "credit_card" ? "credit_card" : "invoice";
  return {
    ...{ standard_fee, urgent_booking_fee, emergency_booking_fee },
    ...{ payment_type, payment_deadline: Number(days) },
  };
}

/** `fees 42 / 0 / 35; credit_ceiling 50000; invoice; 30`. */
function agreementFrom(text: string): PriceAgreement {
  const parts = text === "–" ? [] : text.split("; ");
  const values: Partial<Record<AgreedPriceKey, number>> = {};
  let paymentType: PriceAgreement["paymentType"] = null;
  let paymentDeadlineDays: number | null = null;
  for (const part of parts) {
    const [name = "", ...rest] = part.split(" ");
    if (name === "invoice" || name === "credit_card") paymentType = name;
    else if (rest.length === 0) paymentDeadlineDays = Number(name);
    else if (name === "fees")
      for (const [index, fee] of feesFrom(rest.join(" ")).entries())
        values[agreedFeeKeys[index] ?? "standard_fee"] = fee;
    else values[name as AgreedPriceKey] = Number(rest[0]) * 100;
  }
  return { values, paymentType, paymentDeadlineDays };
}

function versionFrom(text: string, index: number): PriceAgreementVersion {
  const [day = "", says = ""] = text.split(": ");
  const isWithdrawn = day.startsWith("~");
  return { id: index + 1, validFrom: day.replace("~", ""), isWithdrawn, agreement: agreementFrom(says) };
}

/** The fees that a waiter's booking takes, as they are written in the book. */
function feesOfBooking(columns: AgreedColumns, jobTitle = "Tjener"): Fees {
  return feesOf({
    stored: null,
    isRefetched: false,
    corporation: {
      standard: columns.standard_fee,
      urgent: columns.urgent_booking_fee,
      emergency: columns.emergency_booking_fee,
    },
    jobTitle,
    global: {
      standard: general.standard_fee,
      urgent: general.urgent_booking_fee,
      emergency: general.emergency_booking_fee,
      headWaiter: general.head_waiter_fee,
    },
  });
}

eachExample("pricing", "Price agreement of a company", (row) => {
  const text = row.text("Versions");
  const versions = text === "–" ? [] : text.split(", ").map(versionFrom);
  const columns = columnsFrom(row.text("Row's fees"), row.text("Row's payment"));
  const agreement = priceAgreementOn(versions, columns, row.text("Made on"));
  const prices = pricesUnder(general, agreement);
  const agreed = columnsOfAgreement(agreement);
  const { standard, urgent, emergency } = feesOfBooking(agreed);
  expect([standard, urgent, emergency]).toEqual(feesFrom(row.text("Fees")));
  expect(prices.standard_fee).toBe(standard);
  expect(prices.hourly_wage / 100).toBe(row.number("Wage"));
  expect(prices.minimum_hours / 100).toBe(row.number("Minimum hours"));
  expect(prices.credit_ceiling / 100).toBe(row.number("Ceiling"));
  expect(`${agreed.payment_type} ${agreed.payment_deadline}`).toBe(row.text("Payment"));
});

eachExample("pricing", "Fees agreed together", (row) => {
  const given = {
    standard_fee: row.oreOrNull("Standard fee"),
    urgent_booking_fee: row.oreOrNull("Urgent fee"),
    emergency_booking_fee: row.oreOrNull("Emergency fee"),
  };
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const words: Partial<Record<AgreedPriceKey, string>> = {
    standard_fee: "standard",
    urgent_booking_fee: "urgent",
    emergency_booking_fee: "emergency",
  };
  expect(missingFees(values).map((key) => words[key])).toEqual(row.list("Asked for"));
});

const fee = fc.integer({ min: 0, max: 9999 });
const columns = fc.record<AgreedColumns>({
  standard_fee: fee,
  urgent_booking_fee: fee,
  emergency_booking_fee: fee,
  payment_type: fc.constantFrom("invoice", "credit_card"),
  payment_deadline: fc.constantFrom(0, 7, 15, 30),
});

test("a company without a version has what its row says, to the øre, for every staff type", () => {
  fc.assert(
    fc.property(columns, (row) => {
      const agreement = priceAgreementOn([], row, "2026-12-01");
      expect(columnsOfAgreement(agreement)).toEqual(row);
      const prices = pricesUnder(general, agreement);
      for (const title of ["Tjener", "Overtjener / afvikler"]) {
        const fees = feesOfBooking(row, title);
        const isHead = title !== "Tjener";
        expect(isHead ? prices.head_waiter_fee : prices.standard_fee).toBe(fees.standard);
        expect([prices.urgent_booking_fee, prices.emergency_booking_fee]).toEqual([
          fees.urgent,
          fees.emergency,
        ]);
      }
      for (const key of priceSettingKeys.filter((one) => !one.endsWith("_fee")))
        expect(prices[key]).toBe(general[key]);
    }),
  );
});

test("a company with nothing of its own has everybody's prices", () => {
  const none = { ...{ standard_fee: 0, urgent_booking_fee: 0, emergency_booking_fee: 0 } };
  const agreement = agreementOfColumns({ ...none, payment_type: "invoice", payment_deadline: 7 });
  expect(isEmptyAgreement(agreement)).toBe(true);
  expect(pricesUnder(general, agreement)).toEqual(general);
});

test("other fees or another payment take the place of those agreed, and the rest of the agreement stays", () => {
  const values = { minimum_hours: 400, standard_fee: 4200, urgent_booking_fee: 0, emergency_booking_fee: 0 };
  const agreement: PriceAgreement = { values, paymentType: null, paymentDeadlineDays: 30 };
  expect(withColumns(agreement, {})).toBeNull();
  expect(withColumns(agreement, { payment_type: "invoice", payment_deadline: 30 })).toBeNull();
  expect(withColumns(agreement, { payment_deadline: 7, emergency_booking_fee: 100 })).toEqual({
    values: { ...values, emergency_booking_fee: 100 },
    ...{ paymentType: null, paymentDeadlineDays: null },
  });
  expect(withColumns(agreement, { standard_fee: 0, payment_type: "credit_card" })).toEqual({
    values: { minimum_hours: 400 },
    ...{ paymentType: "credit_card", paymentDeadlineDays: 30 },
  });
});
