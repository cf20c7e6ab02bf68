import type { termsEndpoints as rows } from "#contract/employees/employment-terms.endpoints.ts";
import { fillTemplate } from "#rules/employment-terms/template.ts";
import { dayOf } from "#rules/time/moment.ts";
import { findBooking } from "#server/features/bookings/booking.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { placeholderWords } from "#texts/da/backoffice/terms-template.ts";
import { factsOfDay, fillTerms } from "./fill-terms.ts";
import { firstShiftBooking, termsOf } from "./terms.queries.ts";

/**
 * A template as it would read for somebody, were it in force and given now; keeps nothing. What the first shift fills
 * stands in words where the person has none. Refuses `not_found`.
 */
export const previewTemplate: Handler<typeof rows.previewTemplate> = async ({ body, now, services }) => {
  const { db, settings } = services;
  const employee = await findEmployee(db, body.employee_id);
  if (!employee) throw new DomainError("not_found");
  const common = await factsOfDay(db, settings, now);
  const [latest] = await termsOf(db, employee.id);
  const bookingId = await firstShiftBooking(db, employee.id);
  const booking = bookingId === undefined ? undefined : await findBooking(db, bookingId);
  const corporation = booking ? await getCorporation(db, booking.corporation_id) : { name: "", cvr_nr: "" };
  const placed = { employee, corporation, booking: booking ?? noShift(dayOf(now), common.defaultWage) };
  const { employer, content } = body;
  const template = {
    ...{ id: 0, validFrom: dayOf(now), employer, content },
    ...{ createdAt: new Date(now), createdBy: null, people: 0 },
  };
  const filled = fillTerms({ ...common, template }, placed, latest);
  if (booking || latest) return { sections: filled.content.map(copied) };
  const { company, work, place, start } = placeholderWords;
  const words = { company: `(${company})`, work: `(${work})`, place: `(${place})`, start: `(${start})` };
  return { sections: fillTemplate(content, { ...filled.facts, ...words }).map(copied) };
};

function noShift(date: string, hourly_wage: number) {
  return { address: "", zip_code: "", city: "", date, job_title: "", hourly_wage };
}

function copied({ title, points }: ReturnType<typeof fillTemplate>[number]) {
  return { title, points: [...points] };
}
