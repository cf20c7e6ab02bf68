import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import type { Column } from "#web/ui/tables/table.tsx";

type BookingColumn = Column<WireAdminBooking>;

/** The company; its name leads to the booking's invoice page. */
export function corporationColumn(header: string): BookingColumn {
  return {
    id: "corporation",
    header,
    cell: ({ id, corporation }) => (
      <ScreenLink
        className="cell-link"
        to="/admin/bookingInvoice/$bookingId"
        params={{ bookingId: String(id) }}
      >
        {corporation.name}
      </ScreenLink>
    ),
  };
}

/** The job, and under it the booking's number, which leads to the booking. */
export function jobCell({ id, jobRole }: WireAdminBooking) {
  return (
    <>
      {jobRole.job_title}
      <br />
      <ScreenLink className="tiny" to="/viewBooking/$bookingId" params={{ bookingId: String(id) }}>
        {bookingNumber(id)}
      </ScreenLink>
    </>
  );
}

/** The town. */
export function cityColumn(header: string): BookingColumn {
  return { id: "city", header, cell: ({ city }) => city, className: "dim" };
}

/** How many are sought, how many have the job, how many have applied. */
export function peopleColumns(headers: Record<"sought" | "selected" | "applied", string>): BookingColumn[] {
  return [
    { id: "sought", header: headers.sought, cell: ({ number_of_staff }) => number_of_staff, isNumber: true },
    {
      id: "selected",
      header: headers.selected,
      cell: ({ selectedShifts }) => selectedShifts,
      isNumber: true,
    },
    { id: "applied", header: headers.applied, cell: ({ appliedShifts }) => appliedShifts, isNumber: true },
  ];
}
