import { hoursRemaining } from "#rules/bookings/status.ts";
import { type Fees, feesOf, totalFee } from "#rules/pricing/fees.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/db/database.ts";
import { readGlobalSettings } from "#server/stores/global-settings.ts";
import type { CorporationRow } from "#server/stores/people/corporations.ts";
import { feesIn } from "#server/views/bookings/price.ts";

/** The fees of a booking, øre per hour and person, as its columns hold them. */
export interface FeeColumns {
  readonly fee: number;
  readonly standard_fee: number;
  readonly urgent_booking_fee: number;
  readonly emergency_booking_fee: number;
}

/** The fees of a company for a staff type: those agreed with it, else the global ones (D-003, D-004). */
export async function feesFor(db: Db | Tx, corporation: CorporationRow, jobTitle: string): Promise<Fees> {
  return feesOf({
    stored: null,
    isRefetched: false,
    corporation: feesIn(corporation),
    jobTitle,
    global: feesIn(await readGlobalSettings(db)),
  });
}

/** The fees as stored, with the one that a booking made at `madeAt` has (D-001). */
export function feeColumns(fees: Fees, madeAt: Moment, startsAt: Moment): FeeColumns {
  return {
    fee: totalFee(fees, hoursRemaining(madeAt, startsAt)),
    standard_fee: fees.standard,
    urgent_booking_fee: fees.urgent,
    emergency_booking_fee: fees.emergency,
  };
}
