import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { type PayDataRow, payDataOfRow } from "#server/features/employees/pay-data.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { statement } from "#server/platform/database/driver/statement.ts";
import { type StampedShift, stampedColumns } from "./employee-checkout.serializer.ts";

const bookingColumns = [
  ...(["id", "corporation_id", "approved_at"] as const),
  ...(["starts_at", "start_time", "end_time"] as const),
] as const;

/** What a person's stamp is decided by. */
export interface StampFacts {
  readonly booking: Pick<BookingRow, (typeof bookingColumns)[number]>;
  readonly shift: StampedShift;
  readonly employee: PayDataRow & Pick<EmployeeRow, "first_name" | "last_name">;
}

interface Asked {
  readonly bookingId: number;
  readonly employeeId: number;
}

/** A booking, the shift of somebody who is selected for it, and the person, locked in this order; null for anybody else. */
export async function lockForStamp(tx: Tx, asked: Asked): Promise<StampFacts | null> {
  const [[booking], [shift], [employee]] = await Promise.all([
    lockBooking(tx, asked),
    lockShift(tx, asked),
    lockEmployee(tx, asked),
  ]);
  return booking && shift && employee ? { booking, shift, employee } : null;
}

const lockBooking = statement((tx, { bookingId }: Asked) =>
  tx.selectFrom("bookings").select(bookingColumns).where("id", "=", bookingId).forUpdate(),
);

const lockShift = statement((tx, { bookingId, employeeId }: Asked) =>
  tx
    .selectFrom("shifts")
    .select(stampedColumns)
    .where("booking_id", "=", bookingId)
    .where("employee_id", "=", employeeId)
    .where("status", "=", "selected")
    .forUpdate(),
);

const lockEmployee = statement((tx, { employeeId }: Asked) =>
  tx
    .selectFrom("employees")
    .select([...payDataOfRow, "first_name", "last_name"])
    .where("id", "=", employeeId)
    .forNoKeyUpdate(),
);
