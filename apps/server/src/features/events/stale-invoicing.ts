import { pageMoneyEndpoints } from "#contract/backoffice/page-money.endpoints.ts";
import { reminderEndpoints } from "#contract/backoffice/reminder.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { historyEndpoints } from "#contract/bookings/history.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { agreedHoursEndpoints } from "#contract/invoicing/agreed-hours.endpoints.ts";
import { companyInvoiceEndpoints } from "#contract/invoicing/company-invoice.endpoints.ts";
import { documentReminderEndpoints } from "#contract/invoicing/document-reminder.endpoints.ts";
import { invoiceDocumentEndpoints } from "#contract/invoicing/invoice-document.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { monthEndpoints } from "#contract/invoicing/month.endpoints.ts";
import { paymentEndpoints } from "#contract/invoicing/payment.endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { type Invalidation, queryKey } from "#contract/wire/endpoint.ts";

const ownInvoiceKeys = [
  queryKey(companyInvoiceEndpoints.ownInvoices),
  queryKey(companyInvoiceEndpoints.ownInvoiceSummary),
];

interface StaleBooking {
  readonly id: number;
  readonly corporation_id: number;
}

/** Pages that show how far a booking is invoiced and paid: of admins, and of its company, which sees locked hours. */
export function staleOfInvoicing({ booking }: { readonly booking: StaleBooking }): readonly Invalidation[] {
  const { id, corporation_id } = booking;
  return [
    {
      channels: ["admins"],
      keys: [
        queryKey(adminBookingEndpoints.list),
        queryKey(adminBookingEndpoints.oldCounts),
        queryKey(historyEndpoints.ofBooking, { id }),
        queryKey(invoicingEndpoints.details, { id }),
        queryKey(invoicingEndpoints.weekDetails, { id: corporation_id }),
        queryKey(ledgerEndpoints.ledger, { id }),
        queryKey(ledgerEndpoints.invoiceProposal, { id }),
        queryKey(ledgerEndpoints.payProposal, { id }),
        queryKey(agreedHoursEndpoints.agreedHours),
        queryKey(pageMoneyEndpoints.companyInvoices, { id: corporation_id }),
        queryKey(pageMoneyEndpoints.personPay),
        queryKey(invoiceDocumentEndpoints.documents),
        queryKey(paymentEndpoints.payments),
        queryKey(documentReminderEndpoints.dueReminders),
        queryKey(runEndpoints.invoiceRun),
        queryKey(runEndpoints.payroll),
        queryKey(runEndpoints.sentStates),
        queryKey(monthEndpoints.month),
        queryKey(monthEndpoints.monthFiles),
        queryKey(checkoutEndpoints.corporationShifts, { bookingId: id }),
        queryKey(checkoutEndpoints.approvalSummary, { bookingId: id }),
      ],
    },
    {
      channels: [`corporation:${corporation_id}`],
      keys: [
        queryKey(bookingEndpoints.get, { id }),
        queryKey(historyEndpoints.ofBooking, { id }),
        queryKey(bookingEndpoints.upcoming),
        queryKey(bookingEndpoints.finished),
        queryKey(bookingEndpoints.finishedOfWeek),
        queryKey(bookingEndpoints.getDeprecated, { id }),
        queryKey(corporationEndpoints.checkoutNotifications),
        queryKey(checkoutEndpoints.corporationShifts, { bookingId: id }),
        queryKey(checkoutEndpoints.approvalSummary, { bookingId: id }),
        ...ownInvoiceKeys,
      ],
    },
  ];
}

/** A company's own invoices, and the office's line of what it asks about them. */
export function staleOfQuestion({ corporationId }: { readonly corporationId: number }): Invalidation[] {
  return [
    { channels: [`corporation:${corporationId}`], keys: ownInvoiceKeys },
    // The line is among what waits.
    { channels: ["admins"], keys: [] },
  ];
}

/** Pages that show how far a document is on its way, of the office and of its company. */
export function staleOfDocument({ corporationId }: { readonly corporationId: number }): Invalidation[] {
  return [
    { channels: [`corporation:${corporationId}`], keys: ownInvoiceKeys },
    {
      channels: ["admins"],
      keys: [queryKey(invoiceDocumentEndpoints.documents), queryKey(ledgerEndpoints.ledger)],
    },
  ];
}

/** Pages that show how far a booking is, and the admins' dialog of who was reminded of a shift, and when. */
export function staleOfReminder(facts: { readonly booking: StaleBooking }): readonly Invalidation[] {
  return [
    ...staleOfInvoicing(facts),
    { channels: ["admins"], keys: [queryKey(reminderEndpoints.reminders)] },
  ];
}
