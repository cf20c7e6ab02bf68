import type { TermsFacts } from "#rules/employment-terms/template.ts";
import type { Ore } from "#rules/money/ore.ts";
import type { TradeTerms } from "#rules/pricing/trade-terms.ts";
import type { Day } from "#rules/time/moment.ts";
import { formatAddress, formatPhone, fullName } from "#texts/format/contact.ts";
import { formatHours, formatKronerUnit, formatLead } from "#texts/format/numbers.ts";

/** Who employs, as the office has written it. */
export interface Employer {
  readonly name: string;
  readonly cvr: string;
  readonly address: string;
  readonly insurer: string;
}

/** What terms are filled from. */
export interface TermsInput {
  readonly employer: Employer;
  readonly employee: {
    readonly firstName: string;
    readonly lastName: string;
    readonly address: string;
    readonly zipCode: string;
    readonly city: string;
    readonly birthDate: Day | null;
  };
  readonly company: { readonly name: string; readonly cvr: string };
  readonly job: { readonly title: string; readonly place: string; readonly day: Day };
  /** What late cancellations pay; null where they pay nothing. */
  readonly cancellation: TradeTerms["cancellation"] | null;
  readonly restHours: number;
  readonly wage: Ore;
  /** The collective agreement and what it pays beside the wage; null without one. */
  readonly agreement: { readonly name: string; readonly supplements: readonly string[] } | null;
  readonly phone: string;
  readonly email: string;
}

/** The words that a template is filled with. */
export function termsFacts(input: TermsInput): TermsFacts {
  const { employer, employee, company, job, agreement } = input;
  return {
    employer: joined([employer.name, cvrWords(employer.cvr), employer.address]),
    employee: joined([
      fullName(employee.firstName, employee.lastName),
      formatAddress(employee.address, employee.zipCode, employee.city),
      employee.birthDate === null ? "" : `født ${longDate(employee.birthDate)}`,
    ]),
    company: joined([company.name, cvrWords(company.cvr)]),
    work: job.title,
    place: job.place,
    start: longDate(job.day),
    cancellation: cancellationWords(input.cancellation),
    rest_hours: String(input.restHours).replace(".", ","),
    wage: `${formatKronerUnit(input.wage)} i timen`,
    // A company may have another agreement than the agency, or none: each shift says its own.
    agreement: `${agreement?.name ?? "Ingen"}, medmindre der står en anden på vagten`,
    supplements:
      agreement && agreement.supplements.length > 0
        ? `${joined(agreement.supplements)}, medmindre der står andre på vagten`
        : "Ingen, medmindre de står på vagten",
    insurer: employer.insurer,
    phone: formatPhone(input.phone),
    email: input.email,
  };
}

function cancellationWords(bands: TermsInput["cancellation"]): string {
  if (bands === null) return "Du får besked med det samme, og det koster dig ikke noget";
  const { freeOverHours, hours, lateUnderHours, lateHours } = bands;
  return `Er der under ${lateUnderHours} timer til start, får du løn for ${formatHours(lateHours)}, under ${formatLead(freeOverHours)} for ${formatHours(hours)}`;
}

const joined = (parts: readonly string[]) => parts.filter((part) => part.trim() !== "").join(", ");

/** «CVR-nr. 12 34 56 78»; empty without one. */
function cvrWords(cvr: string): string {
  return cvr.trim() === "" ? "" : `CVR-nr. ${formatPhone(cvr)}`;
}

const months = new Intl.DateTimeFormat("da-DK", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** «14. maj 2001». */
function longDate(day: Day): string {
  return months.format(new Date(`${day}T00:00:00Z`));
}
