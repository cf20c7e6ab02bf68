import * as z from "zod/mini";
import { clockTime, day } from "#contract/wire/schemas.ts";
import {
  extraHolidays,
  type Supplement,
  supplementDays,
  type WageAgreement,
} from "#rules/supplements/wage-agreement.ts";

/** A supplement: its amount is kroner an hour, or a percentage of the hourly wage. */
export const supplement = z.object({
  days: z.literal([...supplementDays]),
  from: clockTime,
  to: clockTime,
  unit: z.literal(["kroner", "percent"]),
  value: z.number(),
});
export type WireSupplement = z.output<typeof supplement>;

/** What a version of an agreement says of supplements and pension; percentages as they are said. */
export const wageAgreement = z.object({
  name: z.string(),
  combine: z.literal(["highest", "added"]),
  supplements: z.array(supplement),
  extra_holidays: z.array(z.literal([...extraHolidays])),
  pension: z.nullable(
    z.object({
      employer_percent: z.number(),
      employee_percent: z.number(),
      from_age: z.int(),
      after_months: z.int(),
    }),
  ),
});
export type WireWageAgreement = z.output<typeof wageAgreement>;

/** Versions of the agreement that new bookings are made under, by the day that each is in force from. */
export const agreementVersions = z.array(z.object({ valid_from: day, agreement: wageAgreement }));

/** An agreement as the rules have it: øre and hundredths of a percent. */
export function agreementOfWire(wire: WireWageAgreement): WageAgreement {
  const { name, combine, supplements, extra_holidays, pension } = wire;
  return {
    ...{ name, combine },
    supplements: supplements.map(supplementOfWire),
    extraHolidays: extra_holidays,
    pension: pension && {
      employerPercent: hundredths(pension.employer_percent),
      employeePercent: hundredths(pension.employee_percent),
      fromAge: pension.from_age,
      afterMonths: pension.after_months,
    },
  };
}

/** An agreement as it is sent. */
export function agreementToWire(agreement: WageAgreement): WireWageAgreement {
  const { name, combine, supplements, extraHolidays: extra, pension } = agreement;
  return {
    ...{ name, combine },
    supplements: supplements.map(supplementToWire),
    extra_holidays: [...extra],
    pension: pension && {
      employer_percent: pension.employerPercent / 100,
      employee_percent: pension.employeePercent / 100,
      from_age: pension.fromAge,
      after_months: pension.afterMonths,
    },
  };
}

export function supplementOfWire(wire: WireSupplement): Supplement {
  return { ...wire, value: hundredths(wire.value) };
}

export function supplementToWire(supplement: Supplement): WireSupplement {
  return { ...supplement, value: supplement.value / 100 };
}

function hundredths(value: number): number {
  return Math.round(value * 100);
}
