import { audited, type EventTable, nothingStale, unaudited } from "./event-table.ts";
import { staleOfDocument, staleOfInvoicing, staleOfQuestion } from "./stale-invoicing.ts";
import { staleOfShifts } from "./stale-pages.ts";

type ShiftFacts = Parameters<typeof staleOfShifts>[0];

/** Pages of the shifts, and of what their booking comes to. */
const staleOfHours = ({ shifts, booking }: ShiftFacts) => [
  ...(shifts.length > 0 ? staleOfShifts({ shifts, booking }) : []),
  ...staleOfInvoicing({ booking }),
];

interface DocumentFacts {
  readonly id: number;
  readonly corporation_id: number;
}

/** What the office does to hours, invoices and pay, and what becomes of these at the services. */
export const invoicingEvents = {
  // Many shifts are changed at once: each is audited, and `booking.hours_changed` has their pages refresh.
  "shift.approve_shift": audited(nothingStale),
  "shift.set_employee_time_status": audited(nothingStale),
  "shift.set_corporation_time_status": audited(nothingStale),
  "shift.register_employee_time": audited(nothingStale),
  "shift.register_corporation_time": audited(nothingStale),
  "shift.auto_register_time": audited(nothingStale),
  "shift.set_times": audited(nothingStale),
  "shift.settle_times": audited(nothingStale),
  "booking.hours_changed": unaudited(staleOfHours),
  "shift.set_met": audited(staleOfHours),
  "shift.add_worker": audited(staleOfHours),
  /** With the fee goes what the removal would have paid. */
  "shift.drop_fee": audited(staleOfHours),
  "booking.save_options": audited(staleOfInvoicing),
  "booking.set_self_paid_break": audited(staleOfInvoicing),
  "booking.send_invoice": audited(staleOfInvoicing),
  "booking.credit_invoice": audited(staleOfInvoicing),
  "booking.send_prepayment": audited(staleOfInvoicing),
  /** Of the first booking of the invoice; the others hear of it by `booking.document_settled`. */
  "booking.add_payment": audited(staleOfInvoicing),
  "booking.undo_payment": audited(staleOfInvoicing),
  "booking.send_reminder": audited(staleOfInvoicing),
  "booking.withdraw_reminder": audited(staleOfInvoicing),
  "booking.waive_reminder_fee": audited(staleOfInvoicing),
  "booking.send_pay": audited(staleOfInvoicing),
  "booking.send_pay_difference": audited(staleOfInvoicing),
  "booking.take_back_invoice": audited(staleOfInvoicing),
  "booking.take_back_pay": audited(staleOfInvoicing),
  "invoice_document.ask_about_invoice": audited(staleOfQuestion),
  "invoice_document.answer_question": audited(staleOfQuestion),
  /** It has a number now. */
  "invoice_document.accept": unaudited((_: { readonly document: DocumentFacts }) => []),
  "invoice_document.hand_over": audited(staleOfDocument),
  "invoice_document.take_back_hand_over": audited(staleOfDocument),
  /** A service has said what became of an invoice, or of the pay line of one of `shifts`. */
  "booking.document_settled": unaudited(staleOfHours),
} satisfies EventTable;
