import { Ban, CircleCheck, CircleDashed, Clock, Lock, type LucideIcon } from "lucide-react";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { weekOf } from "#rules/time/week.ts";
import { adminOldBookingsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { bookingStatusLabels } from "#texts/da/corporation/booking-card.ts";
import { formatDayNumeric, formatTimes } from "#texts/format/days.ts";
import { getAdminStatusSummary } from "#web/components/bookings/admin-status-summary.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { TakeOverButton } from "#web/screens/admin/take-over-button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import type { Column } from "#web/ui/tables/table.tsx";
import { cityColumn, corporationColumn, jobCell, peopleColumns } from "../shared-columns.tsx";
import { InvoiceState, PayState } from "./money-states.tsx";

const { columns } = texts;

/** Corporation, job, place, sought, employed, applied, when, status, invoice and pay, and what can be done. */
export const oldColumns: readonly Column<WireAdminBooking>[] = [
  { ...corporationColumn(columns.corporation), isRowKey: true },
  { id: "job", header: columns.job, cell: jobCell },
  cityColumn(columns.city),
  ...peopleColumns({ sought: columns.sought, selected: columns.employed, applied: columns.applied }),
  {
    id: "when",
    header: columns.when,
    cell: ({ date, start_time, end_time }) => (
      <>
        {formatDayNumeric(date)} <span className="dim nowrap">{formatTimes(start_time, end_time)}</span>
      </>
    ),
  },
  { id: "status", header: columns.status, cell: (booking) => <OldStatus booking={booking} isTold /> },
  {
    id: "invoice",
    header: columns.invoice,
    cell: (booking) => <InvoiceState booking={booking} />,
    className: "money-state",
  },
  {
    id: "pay",
    header: columns.pay,
    cell: (booking) => <PayState booking={booking} />,
    className: "money-state",
  },
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

interface OldStatusProps {
  booking: WireAdminBooking;
  /** With its sentence, for pointer and screen reader, where no line has room for it. */
  isTold?: boolean;
}

/** Where the booking itself stands. */
export function OldStatus({ booking, isTold }: OldStatusProps) {
  const { status } = booking;
  const isDone = status === "finished" || status === "deprecated";
  const sentence = isTold ? getAdminStatusSummary(booking).sentence : undefined;
  return (
    <span title={sentence}>
      <Status tone={isDone ? "pine" : "neutral"} icon={icons[status]}>
        {bookingStatusLabels[status]}
        {sentence && <span className="visually-hidden">. {sentence}</span>}
      </Status>
    </span>
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
