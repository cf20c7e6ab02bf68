import { Ban, CircleCheck, CircleDashed, Clock, Lock, type LucideIcon } from "lucide-react";
import type { WireAdminBooking } from "#contract/bookings/admin-entities.ts";
import { weekOf } from "#rules/time/week.ts";
import { adminOldBookingsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { bookingStatusLabels } from "#texts/da/corporation/booking-card.ts";
import { formatDayNumeric, formatTimes } from "#texts/format/days.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import type { Column } from "#web/ui/tables/table.tsx";
import { TakeOverButton } from "../take-over-button.tsx";

const { columns } = texts;

/** Corporation, sought, employed, applied, when and status, and what can be done. */
export const oldColumns: readonly Column<WireAdminBooking>[] = [
  {
    id: "corporation",
    header: columns.corporation,
    cell: ({ corporation }) => corporation.name,
    isRowKey: true,
  },
  { id: "sought", header: columns.sought, cell: ({ number_of_staff }) => number_of_staff, isNumber: true },
  {
    id: "employed",
    header: columns.employed,
    cell: ({ selectedShifts }) => selectedShifts,
    isNumber: true,
  },
  { id: "applied", header: columns.applied, cell: ({ appliedShifts }) => appliedShifts, isNumber: true },
  {
    id: "when",
    header: columns.when,
    cell: ({ date, start_time, end_time }) => (
      <>
        {formatDayNumeric(date)} <span className="dim">{formatTimes(start_time, end_time)}</span>
      </>
    ),
  },
  { id: "status", header: columns.status, cell: ({ status }) => <OldStatus status={status} /> },
  {
    id: "actions",
    header: <span className="visually-hidden">{columns.actions}</span>,
    cell: (booking) => (
      <Row gap={4}>
        <TakeOverButton kind="corporation" id={booking.corporation.id} name={booking.corporation.name} />
        <InvoiceLink booking={booking}>{texts.invoice}</InvoiceLink>
        <InvoiceLink booking={booking} week={weekOf(booking.date).week}>
          {texts.week}
        </InvoiceLink>
      </Row>
    ),
  },
];

const icons: Record<WireAdminBooking["status"], LucideIcon> = {
  open: CircleDashed,
  closed: Lock,
  expired: Clock,
  cancelled: Ban,
  finished: CircleCheck,
  deprecated: CircleCheck,
};

function OldStatus({ status }: Pick<WireAdminBooking, "status">) {
  const isDone = status === "finished" || status === "deprecated";
  return (
    <Status tone={isDone ? "pine" : "neutral"} icon={icons[status]}>
      {bookingStatusLabels[status]}
    </Status>
  );
}

interface InvoiceLinkProps {
  booking: WireAdminBooking;
  /** Opens the page on the company's week. */
  week?: number;
  children: string;
}

function InvoiceLink({ booking, week, children }: InvoiceLinkProps) {
  return (
    <ScreenButton
      size="small"
      to="/admin/bookingInvoice/$bookingId"
      params={{ bookingId: String(booking.id) }}
      search={{ weekNumber: week }}
      target="_blank"
      rel="noreferrer"
    >
      {children}
      <span className="visually-hidden">
        , {booking.corporation.name}, {texts.newTab}
      </span>
    </ScreenButton>
  );
}
