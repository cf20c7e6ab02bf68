import { useState } from "react";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import type { Times } from "#rules/checkout/times.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { call } from "#web/api/calls/call.ts";
import { type InvoiceDetails, lockOfEverybody } from "#web/screens/admin/invoice/state/invoice-details.ts";
import { useInvoiceEdits } from "#web/screens/admin/invoice/state/invoice-edits.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TimeRange } from "#web/ui/date-time/time-range.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { isNothing, isToFill } from "./sides.ts";

const texts = adminInvoiceTexts.shifts;
type Approvals = { admin_approve_invoice: true } | { admin_approve_checkout: true };

interface EverybodyButtonsProps {
  /** At least one; their people are approved, or get their times. */
  all: readonly InvoiceDetails[];
  isWeek?: boolean;
}

/** What is done for everybody of a booking, or of a week, at once. */
export function EverybodyButtons({ all, isWeek = false }: EverybodyButtonsProps) {
  const [isSettingTime, setSettingTime] = useState(false);
  const { edit } = useInvoiceEdits();
  const bookings = all.map(({ booking }) => booking);
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

  /** What both sides agreed on. */
  function registerOpenTimes() {
    edit({
      control: `open times ${bookingIds.join()}`,
      show: (details) => details,
      save: () => call(invoicingEndpoints.autoRegisterTime, { body: { booking_id: bookingIds } }),
      success: adminToasts.valueUpdated,
      failure: adminToasts.actionFailed,
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

  const invoiceLock = lockOfEverybody(all, "invoice");
  const payLock = lockOfEverybody(all, "pay");
  const isLocked = invoiceLock !== null && payLock !== null;
  const hasOpenTimes = all.some(({ shifts }) => shifts.some(isToFill));
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        isDisabled={invoiceLock !== null}
        title={invoiceLock?.text}
        onClick={() => approve({ admin_approve_invoice: true })}
      >
        {texts.approveAllInvoice}
      </Button>
      <Button
        size="small"
        variant="quiet"
        isDisabled={payLock !== null}
        title={payLock?.text}
        onClick={() => approve({ admin_approve_checkout: true })}
      >
        {texts.approveAllPayroll}
      </Button>
      <Button
        size="small"
        isDisabled={isLocked || !hasOpenTimes}
        title={isLocked ? invoiceLock.text : hasOpenTimes ? undefined : texts.nothingToFill}
        onClick={registerOpenTimes}
      >
        {texts.registerOpenTimes}
      </Button>
      <Button
        size="small"
        isDisabled={invoiceLock !== null || payLock !== null}
        title={(invoiceLock ?? payLock)?.text}
        onClick={() => setSettingTime(true)}
      >
        {texts.setForAll}
      </Button>
      {isSettingTime && (
        <SetTimeDialog
          booked={bookings.map(({ start_time, end_time }) => ({ from: start_time, to: end_time }))}
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

interface SetTimeDialogProps {
  /** Of each booking; the choosers begin at the first. */
  booked: readonly Times[];
  onSave: (times: Times) => void;
  onClose: () => void;
}

/** One time for everybody; it replaces what stands there, so it says so. */
function SetTimeDialog({ booked, onSave, onClose }: SetTimeDialogProps) {
  const [times, setTimes] = useState(booked[0] ?? { from: "00:00", to: "00:00" });
  const isSlip = isNothing(times, booked);
  return (
    <Dialog
      isOpen
      title={texts.setForAll}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonTexts.cancel}</Button>
          <Button variant="primary" isDisabled={isSlip} onClick={() => onSave(times)}>
            {adminInvoiceTexts.times.save}
          </Button>
        </>
      }
    >
      <p className="small">{texts.setForAllText}</p>
      <TimeRange value={times} onChange={setTimes} stepMinutes={15} lastHour={24} />
      {isSlip && (
        <p className="small" role="status">
          {adminInvoiceTexts.times.equal}
        </p>
      )}
    </Dialog>
  );
}
