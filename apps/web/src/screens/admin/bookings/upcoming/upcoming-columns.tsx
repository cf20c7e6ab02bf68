import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { hasOwnColumn } from "#rules/bookings/labels.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { adminUpcomingTexts as texts } from "#texts/da/admin/admin-upcoming.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { PartOfOrder } from "#web/components/bookings/part-of-order.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { InvoiceChips } from "#web/components/price/invoice-chips.tsx";
import { TakeOverButton } from "#web/screens/admin/take-over-button.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import type { Column } from "#web/ui/tables/table.tsx";
import { cityColumn, corporationColumn, jobCell, peopleColumns } from "../shared-columns.tsx";
import { CheckInDots } from "./check-in-dots.tsx";
import { ListSent } from "./list-sent.tsx";
import { NextStep } from "./next-step.tsx";
import { OpenOrClose } from "./open-or-close.tsx";
import { RowStatus } from "./row-status.tsx";

const { columns } = texts;
const company = corporationColumn(columns.corporation);

/** Time, company with the price excl. VAT, places, status and actions of a booking. */
export const upcomingColumns: readonly Column<WireAdminBooking>[] = [
  {
    id: "time",
    header: columns.time,
    cell: ({ id, start_time, end_time }) => (
      <ScreenLink to="/viewBooking/$bookingId" params={{ bookingId: String(id) }} title={texts.openHint}>
        {formatTimes(start_time, end_time)}
      </ScreenLink>
    ),
    isRowKey: true,
  },
  {
    ...company,
    cell: (booking) => (
      <>
        {company.cell(booking)}
        <br />
        <span className="tiny dim">{formatKronerUnit(fromWireKroner(booking.price.total))}</span>
      </>
    ),
  },
  {
    id: "staff",
    header: columns.staff,
    cell: jobCell,
    className: "clip clip--job",
  },
  {
    id: "arrangement",
    header: columns.arrangement,
    cell: (booking) =>
      booking.order ? (
        <PartOfOrder order={booking.order} isOffice />
      ) : (
        chosenOrOther(booking.arrangement_type, booking.arrangement_type_other)
      ),
    className: "dim clip",
  },
  cityColumn(columns.city),
  ...peopleColumns(columns),
  {
    id: "large",
    header: <abbr title={columns.largeHint}>{columns.large}</abbr>,
    cell: ({ number_of_staff }) =>
      hasOwnColumn(number_of_staff) ? number_of_staff : <span className="dim-2">{commonTexts.none}</span>,
    isNumber: true,
  },
  {
    id: "status",
    header: columns.status,
    cell: (booking) => (
      <Row gap={8} isWrapping>
        <RowStatus booking={booking} />
        <NextStep booking={booking} />
      </Row>
    ),
    className: "status-step",
  },
  {
    id: "check-in",
    header: <span className="two-line">{columns.checkIn}</span>,
    cell: (booking) => <CheckInDots booking={booking} />,
  },
  { id: "list", header: columns.list, cell: (booking) => <ListSent booking={booking} /> },
  { id: "invoice", header: columns.invoice, cell: (booking) => <InvoiceChips of={[booking]} /> },
  {
    id: "actions",
    header: <span className="visually-hidden">{columns.actions}</span>,
    cell: (booking) => (
      <Row gap={4}>
        <TakeOverButton
          kind="corporation"
          id={booking.corporation.id}
          name={booking.corporation.name}
          target={`/viewBooking/${booking.id}`}
        />
        <OpenOrClose booking={booking} />
      </Row>
    ),
  },
];

/** How many columns stand before the four numbers, and after them. */
export const columnsBeforeNumbers = upcomingColumns.findIndex(({ isNumber }) => isNumber);
export const columnsAfterNumbers =
  upcomingColumns.length - upcomingColumns.findLastIndex(({ isNumber }) => isNumber) - 1;
