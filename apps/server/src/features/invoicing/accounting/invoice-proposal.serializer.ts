import type * as z from "zod/mini";
import type { invoiceProposal } from "#contract/invoicing/ledger.entities.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { amountsOf } from "#server/features/invoicing/amounts.ts";
import { choicesToRepeat } from "#server/features/invoicing/ledger/balance.ts";
import type { SentLine } from "#server/features/invoicing/ledger/ledger.queries.ts";
import { billedTimesOf } from "#server/features/pricing/worked-price.ts";
import { refusalText } from "#texts/da/common/errors.ts";
import type { InvoiceFacts, InvoiceProposal } from "./propose-invoice.ts";

/** A proposal as it leaves the server, in kroner, with the names of the people. */
export function serializeInvoiceProposal(
  { booking, invoices }: InvoiceFacts,
  proposal: InvoiceProposal,
  people: ReadonlyMap<number, EmployeeRow>,
): z.output<typeof invoiceProposal> {
  const { extras, droppedFees, left } = choicesToRepeat(invoices);
  return {
    booking_id: booking.id,
    shifts: proposal.shifts.map(({ shift, goes, reason, total }) => {
      const { hours, wage, holiday } = amountsOf(booking, shift);
      return {
        shift_id: shift.id,
        employee_id: shift.employee_id,
        name: nameOf(people.get(shift.employee_id)),
        goes,
        reason,
        ...billedTimesOf(booking, shift),
        hours: hours ?? 0,
        wage: toWireKroner(wage + holiday),
        fees: toWireKroner(total - wage - holiday),
        total: toWireKroner(total),
      };
    }),
    fees: proposal.fees.map(({ shift, keep }) => ({
      shift_id: shift.id,
      name: nameOf(people.get(shift.employee_id)),
      hours: shift.cancellation_hours,
      amount: toWireKroner(shift.cancellation_fee),
      keep,
    })),
    lines: proposal.lines.map(serializeLine),
    total: toWireKroner(proposal.total),
    booked_total: toWireKroner(proposal.bookedTotal),
    bridge: proposal.bridge.map(({ cause, amount }) => ({ cause, amount: toWireKroner(amount) })),
    deducted: toWireKroner(proposal.deducted),
    again: {
      extra_lines: extras.map(({ description, quantity, unitPrice }) => ({
        description,
        quantity,
        unit_price: unitPrice,
      })),
      drop_fees: droppedFees.map(({ shift_id, reason }) => ({ shift_id, reason })),
      later: left,
    },
    refusal: proposal.refusal && refusalText(proposal.refusal),
  };
}

/** A line of an invoice as it was or would be sent. */
export function serializeLine({ key, description, quantity, unitPrice, amount }: SentLine) {
  return { key, description, quantity, unit_price: unitPrice, total: toWireKroner(amount) };
}

/** First and last name, empty for nobody. */
export function nameOf(person: Pick<EmployeeRow, "first_name" | "last_name"> | undefined): string {
  return person ? `${person.first_name} ${person.last_name}` : "";
}
