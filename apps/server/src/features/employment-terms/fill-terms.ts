import { fillTemplate, type TermsFacts, type TermsSection } from "#rules/employment-terms/template.ts";
import { changedPoints, type TermsWage, wageOfTerms } from "#rules/employment-terms/versions.ts";
import type { Ore } from "#rules/money/ore.ts";
import { startingWage, wagesOn } from "#rules/pricing/staff-wages.ts";
import { bookingTermsOf } from "#rules/pricing/term-values.ts";
import { type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { CorporationRow } from "#server/features/corporations/corporation.queries.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { agreementChoiceOf, agreementFor } from "#server/features/pricing/wage-agreement.queries.ts";
import { bookingTermsIn, pricesInForce } from "#server/features/settings/setting.queries.ts";
import { allStaffTypes } from "#server/features/settings/staff-types/staff-type.queries.ts";
import { wagesOfStaffTypes } from "#server/features/settings/staff-types/staff-wage.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { type TermsInput, termsFacts } from "#texts/da/contracts/terms/terms-facts.ts";
import { supplementName } from "#texts/da/price/supplements.ts";
import { formatAddress } from "#texts/format/contact.ts";
import { type TermsTemplate, templateInForce } from "./template.queries.ts";
import type { GivenTerms } from "./terms.queries.ts";

/** What holds for everybody on a day: the template, the default wage, what cancelled shifts pay, the agreement. */
export interface TermsOfDay {
  readonly template: TermsTemplate;
  readonly defaultWage: Ore;
  readonly common: Pick<TermsInput, "cancellation" | "restHours" | "agreement" | "phone" | "email">;
}

/** What terms that are given now are made of; undefined while there is no template. */
export async function termsOfDay(
  db: Db | Tx,
  settings: Settings,
  now: Moment,
): Promise<TermsOfDay | undefined> {
  const day = dayOf(now);
  const template = await templateInForce(db, day);
  if (!template) return undefined;
  return { template, ...(await factsOfDay(db, settings, now)) };
}

/** What of it no template says. */
export async function factsOfDay(
  db: Db | Tx,
  settings: Settings,
  now: Moment,
): Promise<Omit<TermsOfDay, "template">> {
  const { brand, cancellationPay, workingTime } = settings;
  const prices = await pricesInForce(db, dayOf(now));
  const { cancellation } = bookingTermsOf(bookingTermsIn(prices));
  return {
    defaultWage: await lowestStartingWage(db, prices.hourly_wage, dayOf(now)),
    common: {
      cancellation: cancellationPay ? cancellation : null,
      restHours: workingTime.restHours,
      agreement: await agreementWords(db, now),
      phone: brand.supportPhone,
      email: brand.supportEmail,
    },
  };
}

/** The lowest wage that a booking of any staff type starts with on a day, øre an hour. Rule: The wage in the terms, docs/rules/employment-terms.md. */
async function lowestStartingWage(db: Db | Tx, general: Ore, day: Day): Promise<Ore> {
  const wages = await wagesOfStaffTypes(db);
  const types = await allStaffTypes(db);
  const starting = types
    .filter(({ worker }) => worker)
    .map(({ id }) => startingWage(wagesOn(wages.get(id) ?? [], day), { general, agreed: null }));
  return starting.length === 0 ? general : Math.min(...starting);
}

/** The agency's agreement of today, with what it pays beside the wage. */
async function agreementWords(db: Db | Tx, now: Moment): Promise<TermsInput["agreement"]> {
  const agreement = await agreementFor(db, await agreementChoiceOf(db, null), dayOf(now));
  return agreement && { name: agreement.name, supplements: agreement.supplements.map(supplementName) };
}

/** The person and the shift that terms are given with. */
export interface Placed {
  readonly employee: EmployeeRow;
  readonly booking: Pick<BookingRow, "address" | "zip_code" | "city" | "date" | "job_title" | "hourly_wage">;
  readonly corporation: Pick<CorporationRow, "name" | "cvr_nr">;
}

/** Terms, filled. */
export interface FilledTerms {
  readonly content: TermsSection[];
  readonly facts: TermsFacts;
  readonly wage: TermsWage;
}

/** The terms that somebody would be given now; what is of the first shift stays as `latest` has it. */
export function fillTerms(
  { template, defaultWage, common }: TermsOfDay,
  { employee, booking, corporation }: Placed,
  latest: GivenTerms | undefined,
): FilledTerms {
  const wage = wageOfTerms(keptWage(latest), { defaultWage, shiftWage: booking.hourly_wage });
  const fresh = termsFacts({
    ...common,
    employer: template.employer,
    employee: {
      firstName: employee.first_name,
      lastName: employee.last_name,
      address: employee.address,
      zipCode: employee.city_zip,
      city: employee.city,
      birthDate: employee.birth_date,
    },
    company: { name: corporation.name, cvr: corporation.cvr_nr },
    job: {
      title: booking.job_title,
      place: formatAddress(booking.address, booking.zip_code, booking.city),
      day: booking.date,
    },
    wage: wage.wage,
  });
  const facts = latest ? { ...fresh, ...ofFirstShift(latest.facts) } : fresh;
  return { content: fillTemplate(template.content, facts), facts, wage };
}

/**
 * Whether terms would say something else than the latest, were they given now to somebody whose shifts pay at least
 * `shiftWage`. Another address of the person is no reason. Rule: When terms are given, docs/rules/employment-terms.md.
 */
export function isChanged(
  { template, defaultWage, common }: TermsOfDay,
  latest: KeptTerms,
  shiftWage: Ore,
): boolean {
  const { wage } = wageOfTerms(keptWage(latest), { defaultWage, shiftWage });
  const fresh = termsFacts({ ...common, ...NOBODY, employer: template.employer, wage });
  const { employee } = latest.facts;
  const facts = { ...fresh, ...ofFirstShift(latest.facts), employee };
  return changedPoints(latest.content, fillTemplate(template.content, facts)).length > 0;
}

/** What of given terms new ones are compared with. */
export type KeptTerms = Pick<GivenTerms, "content" | "facts" | "wage" | "default_wage">;

/** A person and a shift whose words are not looked at. */
const NOBODY = {
  employee: { firstName: "", lastName: "", address: "", zipCode: "", city: "", birthDate: null },
  company: { name: "", cvr: "" },
  job: { title: "", place: "", day: "2000-01-01" },
} as const;

function keptWage(latest: KeptTerms | undefined): TermsWage | null {
  return latest ? { wage: latest.wage, defaultWage: latest.default_wage } : null;
}

function ofFirstShift({ company, work, place, start }: TermsFacts) {
  return { company, work, place, start };
}
