import { hoursRemaining } from "#rules/bookings/status.ts";
import { type Fees, feesOf, totalFee } from "#rules/pricing/fees.ts";
import type { Moment } from "#rules/time/moment.ts";
import { feesIn } from "#server/features/bookings/serializers/price.ts";
import type { CorporationRow } from "#server/features/corporations/queries.ts";
import { readGlobalSettings } from "#server/features/settings/queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** The fees of a booking, øre per hour and person, as its columns hold them. */
export interface FeeColumns {
  readonly fee: number;
  readonly standard_fee: number;
  readonly urgent_booking_fee: number;
  readonly emergency_booking_fee: number;
}

/** The fees of a company for a staff type: those agreed with it, else the global ones. */
export async function feesFor(db: Db | Tx, corporation: CorporationRow, jobTitle: string): Promise<Fees> {
  return feesOf({
    stored: null,
    isRefetched: false,
    corporation: feesIn(corporation),
    jobTitle,
    global: feesIn(await readGlobalSettings(db)),
  });
}

/** The fees as stored, with the one that a booking made at `madeAt` has. */
export function feeColumns(fees: Fees, madeAt: Moment, startsAt: Moment): FeeColumns {
  return {
    fee: totalFee(fees, hoursRemaining(madeAt, startsAt)),
    standard_fee: fees.standard,
    urgent_booking_fee: fees.urgent,
    emergency_booking_fee: fees.emergency,
  };
}
