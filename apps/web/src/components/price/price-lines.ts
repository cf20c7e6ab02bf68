import type { WirePrice } from "#contract/bookings/price.ts";
import type { Ore } from "#rules/money/ore.ts";
import type { Price } from "#rules/pricing/price-booking.ts";
import { priceRowLabel, priceRowQuantity } from "#texts/da/price/price.ts";

/** One row of a price table. Amounts in øre, rates may have parts of an øre. */
export interface PriceLine {
  key: string;
  label: string;
  /** `3 × 8,00`. */
  quantity: string;
  /** 0 where the row has none. */
  hourlyWage: number;
  holiday: number;
  unitPrice: number;
  total: Ore;
}

export interface PriceLines {
  lines: readonly PriceLine[];
  total: Ore;
}

/** A price of the rules as the table shows it. */
export function linesOfPrice({ rows, total }: Price): PriceLines {
  return {
    lines: rows.map((row) => ({ ...row, label: priceRowLabel(row), quantity: priceRowQuantity(row) })),
    total,
  };
}

/** A price that the server sent, in kroner, as the table shows it. */
export function linesOfWire({ rows, total }: WirePrice): PriceLines {
  return {
    lines: rows.map((row) => ({
      key: row.key,
      label: row.label,
      quantity: row.quantity,
      hourlyWage: inOre(row.hourly_wage),
      holiday: inOre(row.holiday),
      unitPrice: inOre(row.unit_price),
      total: inOre(row.total),
    })),
    total: inOre(total),
  };
}

function inOre(kroner: number): Ore {
  return Math.round(kroner * 100);
}
