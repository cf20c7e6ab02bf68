import { expect, test } from "vitest";
import { priceOfWire } from "./price-of-wire.ts";
import { feesOfWire } from "./terms-of-wire.ts";

test("a price of the server keeps its rows, hours and reasons, with amounts in øre", () => {
  const row = {
    key: "minimum" as const,
    label: "Minimumsfakturering (5 timer)",
    quantity: "1 × 2,00",
    hourly_wage: 205.5,
    holiday: 25.69,
    unit_price: 266.19,
    total: 532.38,
    people: 1,
    hours: 2,
    hours_each: 2,
    why: { minimum_hours: 5, fee: 35 },
  };
  const price = priceOfWire({
    rows: [row],
    total: 532.38,
    basis: "worked",
    lead_hours: 120,
    is_settled: false,
  });
  expect(price.total).toBe(53_238);
  expect(price.rows).toMatchObject([
    {
      key: "minimum",
      people: 1,
      hours: 2,
      hoursEach: 2,
      hourlyWage: 20_550,
      holiday: 2569,
      unitPrice: 26_619,
      total: 53_238,
      why: { minimumHours: 5 },
    },
  ]);
});

test("fees of the server are øre per hour", () => {
  expect(feesOfWire({ standard_fee: 35, urgent_booking_fee: 20.5, emergency_booking_fee: 30 })).toEqual({
    standard: 3500,
    urgent: 2050,
    emergency: 3000,
  });
});
