import { termsDue } from "#rules/employment-terms/versions.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { lockEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { SYSTEM } from "#server/platform/audit.ts";
import { fillTerms, isChanged, termsOfDay } from "./fill-terms.ts";
import { notifyOfTerms } from "./terms.notifications.ts";
import { insertTerms, termsOf } from "./terms.queries.ts";

/**
 * Gives somebody with a confirmed shift on the booking the terms that are due, and tells the person; nothing where none
 * are. The profile is locked, behind the booking. Rule: When terms are given, docs/rules/employment-terms.md.
 */
export async function giveTerms(
  context: MessageContext,
  booking: BookingRow,
  employeeId: number,
): Promise<void> {
  const { tx, now, services } = context;
  const terms = await termsOfDay(tx, services.settings, now);
  if (!terms) return;
  const employee = await lockEmployee(tx, employeeId);
  if (!employee || employee.deactivated_at !== null) return;
  const [latest] = await termsOf(tx, employeeId);
  const due = termsDue({
    hasTemplate: true,
    hasShift: booking.ends_at.getTime() > now,
    hasTerms: latest !== undefined,
    isChanged: latest !== undefined && isChanged(terms, latest, booking.hourly_wage),
  });
  if (due === null) return;
  const corporation = await getCorporation(tx, booking.corporation_id);
  const filled = fillTerms(terms, { employee, booking, corporation }, latest);
  const given = { ...filled, employeeId, templateId: terms.template.id, replacesId: latest?.id ?? null };
  const id = await insertTerms(tx, given, now);
  await record(
    { tx, actor: SYSTEM, now },
    { type: "employee.give_terms", id: employeeId, detail: { terms: id, template: terms.template.id } },
  );
  await notifyOfTerms(context, { booking, corporation }, employee, { id, due });
}
