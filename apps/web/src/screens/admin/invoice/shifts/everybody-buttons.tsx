import { useState } from "react";
import type { WireAdminBooking } from "#contract/bookings/admin-entities.ts";
import { invoicingEndpoints } from "#contract/invoicing/endpoints.ts";
import type { Times } from "#rules/checkout/times.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { adminToasts } from "#texts/da/toasts.ts";
import { call } from "#web/api/calls/call.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import { useInvoiceEdits } from "../state/invoice-edits.ts";
import { SetTimeDialog } from "./set-time-dialog.tsx";

const texts = adminInvoiceTexts.shifts;
type Approvals = { admin_approve_invoice: true } | { admin_approve_checkout: true };

interface EverybodyButtonsProps {
  /** At least one; their people are approved, or get the same time. */
  bookings: readonly WireAdminBooking[];
  isWeek?: boolean;
}

/** What is done for everybody of a booking, or of a week, at once. */
export function EverybodyButtons({ bookings, isWeek = false }: EverybodyButtonsProps) {
  const [isSettingTime, setSettingTime] = useState(false);
  const { edit } = useInvoiceEdits();
  const bookingIds = bookings.map(({ id }) => id);
  const params = { id: bookingIds[0] ?? 0 };

  function approve(approvals: Approvals) {
    edit({
      control: `everybody ${bookingIds.join()} ${Object.keys(approvals).join()}`,
      show: (details) => withEverybody(details, bookingIds, approvals),
      save: () =>
        isWeek
          ? call(invoicingEndpoints.approveWeek, { body: { bookingIds, shiftAdminApproove: approvals } })
          : call(invoicingEndpoints.approveAll, { params, body: { shiftStatus: approvals } }),
      failure: adminToasts.saveFailed,
    });
  }

  function setTime({ from, to }: Times) {
    setSettingTime(false);
    const time = { startTime: from, endTime: to };
    const times = {
      admin_checkin_time: from,
      admin_checkout_time: to,
      admin_employee_checkin_time: from,
      admin_employee_checkout_time: to,
    };
    edit({
      control: `time of everybody ${bookingIds.join()}`,
      show: (details) => withEverybody(details, bookingIds, times),
      save: () =>
        isWeek
          ? call(invoicingEndpoints.setTimeForWeek, { body: { time, bookingIds } })
          : call(invoicingEndpoints.setTimeForAll, { params, body: { time } }),
      success: adminToasts.valueUpdated,
      failure: adminToasts.actionFailed,
    });
  }

  return (
    <>
      <Button size="small" variant="quiet" onClick={() => approve({ admin_approve_invoice: true })}>
        {texts.approveAllInvoice}
      </Button>
      <Button size="small" variant="quiet" onClick={() => approve({ admin_approve_checkout: true })}>
        {texts.approveAllPayroll}
      </Button>
      <Button size="small" onClick={() => setSettingTime(true)}>
        {texts.setForAll}
      </Button>
      {isSettingTime && (
        <SetTimeDialog
          start={{ from: bookings[0]?.start_time ?? "00:00", to: bookings[0]?.end_time ?? "00:00" }}
          onSave={setTime}
          onClose={() => setSettingTime(false)}
        />
      )}
    </>
  );
}

/** Sick and not met people are no part of it: nothing of them is billed or paid. */
function withEverybody(
  details: InvoiceDetails,
  bookingIds: readonly number[],
  change: Partial<InvoiceDetails["shifts"][number]>,
): InvoiceDetails {
  if (!bookingIds.includes(details.booking.id)) return details;
  return { ...details, shifts: details.shifts.map((shift) => ({ ...shift, ...change })) };
}
