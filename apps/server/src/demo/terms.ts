import type { TermsSection } from "#rules/employment-terms/template.ts";
import { addDays, dayOf, HOUR_MS, type Moment, momentOf } from "#rules/time/moment.ts";
import { findBooking } from "#server/features/bookings/booking.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import { fillTerms, type TermsOfDay, termsOfDay } from "#server/features/employment-terms/fill-terms.ts";
import { allTemplates, insertTemplate } from "#server/features/employment-terms/template.queries.ts";
import { insertTerms, noteRead, termsOf } from "#server/features/employment-terms/terms.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { defaultTermsTemplate } from "#texts/da/contracts/terms/default-template.ts";

const DAY = 24 * HOUR_MS;

const employer = {
  name: "Vagtklar ApS",
  cvr: "12345674",
  address: "Havnegade 12, 2., 8000 Aarhus C",
  insurer: "Havneforsikring",
};

/** What the first version said of breaks; the one in force gives five minutes more. */
const earlierTemplate: readonly TermsSection[] = defaultTermsTemplate.map(({ title, points }) => ({
  title,
  points: points.map((point) =>
    point.key === "rest" ? { ...point, text: point.text.replace("20 minutters", "15 minutters") } : point,
  ),
}));

/**
 * Two versions of the template, the second in force since yesterday, and terms by them: the first for everybody who has
 * worked or is booked, the second for whoever has a shift ahead. All have read theirs but `unread`, who have not yet read
 * the latest.
 */
export async function seedTerms(
  tx: Tx,
  { admin, unread }: { readonly admin: number; readonly unread: readonly number[] },
  { settings, now }: { readonly settings: Settings; readonly now: Moment },
): Promise<void> {
  const today = dayOf(now);
  const yesterday = momentOf(addDays(today, -1), "09:00");
  const started = addDays(today, -400);
  const save = (validFrom: string, content: readonly TermsSection[], at: Moment) =>
    insertTemplate(tx, { validFrom, employer, content }, { createdBy: admin, now: at });
  const firstId = await save(started, earlierTemplate, momentOf(started, "09:00"));
  await save(addDays(today, -1), defaultTermsTemplate, yesterday - HOUR_MS);
  const latest = await termsOfDay(tx, settings, now);
  const template = (await allTemplates(tx)).find(({ id }) => id === firstId);
  if (!latest || !template) return;
  const first = { ...latest, template };
  for (const person of await placedPeople(tx)) {
    const startsAt = person.starts_at.getTime();
    // Selected a week before the first shift, as the try-out's bookings are, and never after yesterday.
    await give(tx, first, person, { at: Math.min(startsAt - 7 * DAY, yesterday - DAY), isRead: true });
    const isAhead = person.last_end.getTime() > now;
    if (isAhead) await give(tx, latest, person, { at: yesterday, isRead: !unread.includes(person.id) });
  }
}

interface PlacedPerson {
  readonly id: number;
  /** Of the first confirmed shift. */
  readonly booking_id: number;
  readonly starts_at: Date;
  readonly last_end: Date;
}

function placedPeople(tx: Tx): Promise<PlacedPerson[]> {
  const last = tx
    .selectFrom("shifts")
    .where("status", "=", "selected")
    .groupBy("employee_id")
    .select(({ fn }) => ["employee_id", fn.max("ends_at").as("last_end")]);
  return tx
    .selectFrom("shifts as s")
    .innerJoin(last.as("l"), "l.employee_id", "s.employee_id")
    .where("s.status", "=", "selected")
    .distinctOn("s.employee_id")
    .select(["s.employee_id as id", "s.booking_id", "s.starts_at", "l.last_end"])
    .orderBy("s.employee_id")
    .orderBy("s.starts_at")
    .execute();
}

async function give(
  tx: Tx,
  terms: TermsOfDay,
  { id, booking_id }: PlacedPerson,
  { at, isRead }: { readonly at: Moment; readonly isRead: boolean },
): Promise<void> {
  const booking = await findBooking(tx, booking_id);
  const employee = await findEmployee(tx, id);
  if (!booking || !employee) return;
  const [before] = await termsOf(tx, id);
  const corporation = await getCorporation(tx, booking.corporation_id);
  const filled = fillTerms(terms, { employee, booking, corporation }, before);
  const kept = { ...filled, employeeId: id, templateId: terms.template.id, replacesId: before?.id ?? null };
  const given = await insertTerms(tx, kept, at);
  if (isRead) await noteRead(tx, given, at + 3 * HOUR_MS);
}
