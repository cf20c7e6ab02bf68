import type { ledgerEndpoints as rows } from "#contract/invoicing/ledger-endpoints.ts";
import { askedBy, whyNotAsked } from "#rules/pay/ask-for-pay-data.ts";
import { dayOf } from "#rules/time/moment.ts";
import { type BookingRow, lockBookingOfShift } from "#server/features/bookings/queries.ts";
import { findShift } from "#server/features/bookings/shifts/queries.ts";
import { getCorporation } from "#server/features/corporations/queries.ts";
import { askFacts, serializeMissingData } from "#server/features/employees/ask-for-pay-data.ts";
import { type EmployeeRow, lockEmployee, updateEmployee } from "#server/features/employees/queries.ts";
import { invalidateInvoicing } from "#server/features/invoicing/invalidate-invoicing.ts";
import {
  employeeJobFacts,
  type MessageContext,
  queueEmail,
  queueSms,
} from "#server/features/messages/notify.ts";
import { outboxKey, smsKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { smsContent } from "#server/features/messages/sms-templates.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { missingPayDataMail } from "#texts/da/templates/email/jobs.ts";
import { employeeSms } from "#texts/da/templates/sms/messages.ts";

/**
 * Asks the person of a shift for CPR and bank numbers, by SMS or else by e-mail, with a link to where they are
 * filled in. Refuses `not_found`, `pay_data_given`, `profile_closed`, `no_contact` and `asked_today`.
 */
export const askForData: Handler<typeof rows.askForData> = (call) =>
  inTransaction(call.services.db, async (tx) => {
    const { params, now, services, session } = call;
    const booking = await lockBookingOfShift(tx, params.id);
    const shift = booking && (await findShift(tx, params.id));
    const employee = shift && (await lockEmployee(tx, shift.employee_id));
    if (!booking || !employee) throw new DomainError("not_found");
    const refusal = whyNotAsked(askFacts(employee), now);
    if (refusal) throw new DomainError(refusal);

    await ask({ tx, now, services }, booking, employee);
    const asked = await updateEmployee(tx, employee.id, { pay_data_asked_at: new Date(now) });
    await audit(tx, {
      actor: actorOf(session),
      action: "ask_for_pay_data",
      entity: "employee",
      entityId: employee.id,
      detail: { by: askedBy(askFacts(employee)) },
      now,
    });
    await invalidateInvoicing(tx, booking);
    return serializeMissingData(asked, now);
  });

async function ask(context: MessageContext, booking: BookingRow, employee: EmployeeRow): Promise<void> {
  const { tx, now, services } = context;
  const { brand } = services.settings;
  const corporation = await getCorporation(tx, booking.corporation_id);
  const path = "/editemployee?as=employee";
  const facts = employeeJobFacts(booking, corporation, employee, services.settings, path);
  const key = outboxKey("pay-data", employee.id, dayOf(now));
  const envelope = { subjectKey: subjectKey("employee", employee.id), bookingId: booking.id };
  if (askedBy(askFacts(employee)) === "sms") {
    const text = employeeSms("missing_pay_data", facts, brand, await smsContent(tx, "missing_pay_data"));
    await queueSms(context, { ...envelope, key: smsKey(key), to: employee.phone, text });
  } else {
    const email = missingPayDataMail(facts, brand);
    await queueEmail(context, { ...envelope, key, to: employee.email, email });
  }
}
