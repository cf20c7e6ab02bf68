// Kept, because making a formatter takes a hundred times as long as using one.
const withPlaces = [exactly(0), exactly(1), exactly(2)] as const;
const shortest = new Intl.NumberFormat("da-DK", { maximumFractionDigits: 2 });

/** A number as Danes write it: dot for thousands, comma for decimals, exactly `places` of them. */
export function formatDecimal(value: number, places: 0 | 1 | 2): string {
  return withPlaces[places].format(value);
}

/** The shortest form, at most two decimals: 8, 7,5, 8,75. */
export function formatShortDecimal(value: number): string {
  return shortest.format(value);
}

/** A count: 1.204. */
export function formatCount(count: number): string {
  return formatDecimal(count, 0);
}

/** An average of stars with one decimal: 4,7. */
export function formatRating(rating: number): string {
  return formatDecimal(rating, 1);
}

/** 12,5 → «12,5 %», with the no-break space that Danish has before the sign. */
export function formatPercent(percent: number): string {
  return `${formatShortDecimal(percent)}\u00a0%`;
}

function exactly(places: number): Intl.NumberFormat {
  return new Intl.NumberFormat("da-DK", { minimumFractionDigits: places, maximumFractionDigits: places });
}
