import { useNavigate } from "@tanstack/react-router";
import { CalendarDays, Ellipsis, UserRoundCog } from "lucide-react";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";
import {
  adminEmployeesTexts,
  oldMoneyTexts,
  adminOldBookingsTexts as texts,
} from "#texts/da/admin/admin-lists.ts";
import { ledgerTexts } from "#texts/da/admin/ledger.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { formatDay, formatTimes } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { AdminStatusSummary } from "#web/components/bookings/admin-status-summary.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { TakeOverFailure, useTakeOver } from "#web/screens/admin/take-over-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { InvoiceState, PayState } from "./money-states.tsx";
import { OldStatus } from "./old-columns.tsx";

/** A past booking on a phone: what, when, how far, and the way on; what else there is stands behind «Mere». */
export function OldCard({ booking }: { booking: WireAdminBooking }) {
  const { id, corporation, jobRole, date, start_time, end_time, city, money } = booking;
  const may = useMay();
  const isToInvoice = money.open_hours === 0 && money.invoice.state === "left";
  return (
    <>
      <div className="booking-row-top">
        <span className="booking-row-what">
          <b className="strong">{corporation.name}</b>
          <span className="dim">
            {texts.job(booking.selectedShifts, booking.number_of_staff, jobRole.job_title)}, {city}
          </span>
        </span>
        <b className="strong nowrap">{formatKronerUnit(fromWireKroner(booking.price.total))}</b>
      </div>
      <p className="booking-row-top small">
        <span>{formatDay(date, dayOf(serverNow()))}</span>
        <span className="dim">
          {formatTimes(start_time, end_time)} · {bookingNumber(id)}
        </span>
      </p>
      <AdminStatusSummary booking={booking} className="small" />
      <div className="booking-row-states">
        <OldStatus booking={booking} />
        <PayState booking={booking} />
        <InvoiceState booking={booking} />
      </div>
      <div className="booking-row-acts">
        <ScreenButton
          variant="outline"
          to="/admin/bookingInvoice/$bookingId"
          params={{ bookingId: String(id) }}
          search={isToInvoice && may(ledgerEndpoints.createInvoice) ? { open: "invoice" } : {}}
        >
          {money.open_hours > 0 && may(invoicingEndpoints.approveShift)
            ? oldMoneyTexts.settle
            : isToInvoice && may(ledgerEndpoints.createInvoice)
              ? ledgerTexts.invoiceTitle
              : texts.invoice}
          <span className="visually-hidden">, {corporation.name}</span>
        </ScreenButton>
        <More booking={booking} />
      </div>
    </>
  );
}

function More({ booking: { id, corporation, date } }: { booking: WireAdminBooking }) {
  const navigate = useNavigate();
  const may = useMay();
  const take = useTakeOver({ kind: "corporation", id: corporation.id });
  const week = {
    id: "week",
    label: texts.week,
    icon: CalendarDays,
    onAction: () =>
      void navigate({
        to: "/admin/bookingInvoice/$bookingId",
        params: { bookingId: String(id) },
        search: { weekNumber: weekOf(date).week },
      }),
  };
  const takeOver = {
    id: "take-over",
    label: adminEmployeesTexts.takeOver,
    icon: UserRoundCog,
    isDisabled: take.isPending || take.isSuccess,
    onAction: () => take.mutate(),
  };
  return (
    <>
      <Menu
        label={`${commonTexts.more}, ${corporation.name}, ${formatDay(date, dayOf(serverNow()))}`}
        groups={[
          {
            id: "more",
            entries: may(sessionEndpoints.takeOverCorporation) ? [week, takeOver] : [week],
          },
        ]}
        variant="quiet"
        isIconOnly
      >
        <Icon of={Ellipsis} size={18} />
      </Menu>
      <TakeOverFailure take={take} />
    </>
  );
}
