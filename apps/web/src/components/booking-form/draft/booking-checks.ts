type Checks = typeof import("./booking-resolver.ts");

let underWay: Promise<Checks> | undefined;

/**
 * What checks a booking, fetched once when somebody begins to fill the form in: a page that is only looked at does
 * without the schemas. Throws while it cannot be fetched, and tries again the next time.
 */
export async function fetchBookingChecks(): Promise<Checks> {
  underWay ??= import("./booking-resolver.ts");
  try {
    return await underWay;
  } catch (error) {
    underWay = undefined;
    throw error;
  }
}
