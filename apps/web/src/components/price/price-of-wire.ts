import type { WirePrice } from "#contract/bookings/price.ts";
import { supplementOfWire } from "#contract/settings/wage-agreement.entities.ts";
import { fromWireKroner, type Ore } from "#rules/money/ore.ts";
import type { Price, PriceReason } from "#rules/pricing/price-booking.ts";
import { workTotalOf } from "#rules/pricing/removals-in-price.ts";

/** A price that the server answered, in the øre and the words of the rules. Its rates are whole øre. */
export function priceOfWire({ rows, total }: WirePrice): Price {
  return {
    rows: rows.map((row) => ({
      key: row.key,
      people: row.people,
      hours: row.hours,
      hoursEach: row.hours_each,
      hourlyWage: fromWireKroner(row.hourly_wage),
      holiday: fromWireKroner(row.holiday),
      unitPrice: fromWireKroner(row.unit_price),
      total: fromWireKroner(row.total),
      why: reasonOfWire(row.why),
    })),
    total: fromWireKroner(total),
  };
}

/** What the work of a price that the server answered costs, without late removals. */
export function workTotalOfWire(price: WirePrice): Ore {
  return workTotalOf(priceOfWire(price));
}

/** The fee of the reason is in the unit price already, and no sentence names it. */
function reasonOfWire(why: WirePrice["rows"][number]["why"]): PriceReason {
  return {
    breakHours: why.break_hours ?? 0,
    minimumHours: why.minimum_hours ?? 0,
    overtimeStepHours: why.overtime_step_hours ?? 0,
    transportHours: why.transport_hours ?? 0,
    underHours: why.under_hours ?? 0,
    ...(why.supplement && { supplement: supplementOfWire(why.supplement) }),
    ...(why.pension_percent !== undefined && { pensionPercent: why.pension_percent }),
  };
}
