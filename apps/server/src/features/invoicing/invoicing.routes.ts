import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { companyInvoiceEndpoints as companyRows } from "#contract/invoicing/company-invoice.endpoints.ts";
import { documentReminderEndpoints as reminderRows } from "#contract/invoicing/document-reminder.endpoints.ts";
import { invoiceDocumentEndpoints as documentRows } from "#contract/invoicing/invoice-document.endpoints.ts";
import { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints as ledgerRows } from "#contract/invoicing/ledger.endpoints.ts";
import { ownPayEndpoints } from "#contract/invoicing/own-pay.endpoints.ts";
import { paymentEndpoints as paymentRows } from "#contract/invoicing/payment.endpoints.ts";
import { runEndpoints as runRows } from "#contract/invoicing/run.endpoints.ts";
import { senderEndpoints as senderRows } from "#contract/invoicing/sender.endpoints.ts";
import {
  createInvoice,
  invoiceProposal,
  sendWeekInvoices,
} from "#server/features/invoicing/accounting/send-invoice.ts";
import {
  chooseGroupingOfCompany,
  chooseInvoiceGrouping,
} from "#server/features/invoicing/company/invoice-grouping.ts";
import {
  ownInvoicePdf,
  ownInvoiceSummary,
  ownInvoices,
} from "#server/features/invoicing/company/own-invoices.ts";
import { answerInvoiceQuestion, askAboutInvoice } from "#server/features/invoicing/company/questions.ts";
import { documentPdfFile } from "#server/features/invoicing/documents/document-pdf-file.ts";
import { documents } from "#server/features/invoicing/documents/documents.ts";
import {
  electronicDocument,
  handOverDocument,
} from "#server/features/invoicing/documents/hand-over-document.ts";
import { credit, prepayment } from "#server/features/invoicing/ledger/credit-and-prepayment.ts";
import { getLedger } from "#server/features/invoicing/ledger/get-ledger.ts";
import {
  payDifferenceProposal,
  sendPayDifference,
} from "#server/features/invoicing/ledger/pay-difference.ts";
import { takeInvoiceBack, takePayBack } from "#server/features/invoicing/ledger/take-back.ts";
import { previewInvoice } from "#server/features/invoicing/own/preview-invoice.ts";
import { about, invoiceSender, saveInvoiceSender } from "#server/features/invoicing/own/sender.ts";
import { addWorker } from "#server/features/invoicing/page/add-worker.ts";
import {
  approveAll,
  approveShift,
  approveWeek,
  corporationTimeStatus,
  employeeTimeStatus,
} from "#server/features/invoicing/page/approvals.ts";
import {
  saveOptions,
  saveWeekOptions,
  selfPaidBreak,
} from "#server/features/invoicing/page/booking-options.ts";
import { decideNotArrived } from "#server/features/invoicing/page/decide-not-arrived.ts";
import { dropFee } from "#server/features/invoicing/page/drop-fee.ts";
import { details } from "#server/features/invoicing/page/invoice-page.ts";
import { met } from "#server/features/invoicing/page/set-met.ts";
import {
  autoRegisterTime,
  registerCorporationTime,
  registerEmployeeTime,
  setTimeForAll,
  setTimeForWeek,
} from "#server/features/invoicing/page/set-times.ts";
import { settleTimes } from "#server/features/invoicing/page/settle-times.ts";
import { bookBankLines, matchLines } from "#server/features/invoicing/payments/bank-lines.ts";
import { addPayment, payments, undoPayment } from "#server/features/invoicing/payments/payments.ts";
import { employeesExport } from "#server/features/invoicing/payroll/employees-export.ts";
import { ownPay } from "#server/features/invoicing/payroll/own-pay.ts";
import { noteFetch } from "#server/features/invoicing/payroll/pay-file.ts";
import { payProposal, sendPay, sendPayOfMany } from "#server/features/invoicing/payroll/send-pay.ts";
import { weekDetails } from "#server/features/invoicing/runs/company-week.ts";
import { invoiceRun } from "#server/features/invoicing/runs/invoice-run.ts";
import { payroll } from "#server/features/invoicing/runs/payroll-period.ts";
import { sentStates } from "#server/features/invoicing/runs/sent-states.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { dueReminders } from "./reminders/due-reminders.ts";
import { waiveFee, withdrawReminder } from "./reminders/end-reminder.ts";
import { sendReminders } from "./reminders/send-reminders.ts";

export const invoicingRoutes: readonly Route[] = [
  route(ownPayEndpoints.ownPay, ownPay),
  route(rows.details, details),
  route(rows.weekDetails, weekDetails),
  route(rows.autoRegisterTime, autoRegisterTime),
  route(rows.saveOptions, saveOptions),
  route(rows.saveWeekOptions, saveWeekOptions),
  route(rows.approveShift, approveShift),
  route(rows.approveAll, approveAll),
  route(rows.approveWeek, approveWeek),
  route(rows.registerCorporationTime, registerCorporationTime),
  route(rows.registerEmployeeTime, registerEmployeeTime),
  route(rows.employeeTimeStatus, employeeTimeStatus),
  route(rows.corporationTimeStatus, corporationTimeStatus),
  route(rows.met, met),
  route(arrivalEndpoints.decideNotArrived, decideNotArrived),
  route(rows.selfPaidBreak, selfPaidBreak),
  route(rows.setTimeForAll, setTimeForAll),
  route(rows.setTimeForWeek, setTimeForWeek),
  route(rows.addWorker, addWorker),
  route(ledgerRows.settleTimes, settleTimes),
  route(ledgerRows.invoiceProposal, invoiceProposal),
  route(ledgerRows.createInvoice, createInvoice),
  route(ledgerRows.sendWeekInvoices, sendWeekInvoices),
  route(ledgerRows.payProposal, payProposal),
  route(ledgerRows.sendPay, sendPay),
  route(ledgerRows.sendPayOfMany, sendPayOfMany),
  route(runRows.invoiceRun, invoiceRun),
  route(runRows.payroll, payroll),
  route(runRows.noteFetch, noteFetch),
  route(runRows.sentStates, sentStates),
  route(senderRows.about, about),
  route(senderRows.invoiceSender, invoiceSender),
  route(senderRows.saveInvoiceSender, saveInvoiceSender),
  route(companyRows.ownInvoices, ownInvoices),
  route(companyRows.ownInvoiceSummary, ownInvoiceSummary),
  route(companyRows.ownInvoicePdf, ownInvoicePdf),
  route(companyRows.chooseInvoiceGrouping, chooseInvoiceGrouping),
  route(companyRows.chooseGroupingOfCompany, chooseGroupingOfCompany),
  route(companyRows.askAboutInvoice, askAboutInvoice),
  route(companyRows.answerInvoiceQuestion, answerInvoiceQuestion),
  route(senderRows.previewInvoice, previewInvoice),
  route(documentRows.documents, documents),
  route(paymentRows.payments, payments),
  route(paymentRows.addPayment, addPayment),
  route(paymentRows.undoPayment, undoPayment),
  route(reminderRows.dueReminders, dueReminders),
  route(reminderRows.sendReminders, sendReminders),
  route(reminderRows.withdrawReminder, withdrawReminder),
  route(reminderRows.waiveFee, waiveFee),
  route(paymentRows.matchBankLines, matchLines),
  route(paymentRows.bookBankLines, bookBankLines),
  route(documentRows.documentPdf, documentPdfFile),
  route(documentRows.electronicDocument, electronicDocument),
  route(documentRows.handOverDocument, handOverDocument),
  route(ledgerRows.dropFee, dropFee),
  route(ledgerRows.ledger, getLedger),
  route(ledgerRows.takeInvoiceBack, takeInvoiceBack),
  route(ledgerRows.takePayBack, takePayBack),
  route(ledgerRows.credit, credit),
  route(ledgerRows.prepayment, prepayment),
  route(ledgerRows.payDifferenceProposal, payDifferenceProposal),
  route(ledgerRows.payDifference, sendPayDifference),
  route(adminBookingEndpoints.employeesExport, employeesExport),
];
