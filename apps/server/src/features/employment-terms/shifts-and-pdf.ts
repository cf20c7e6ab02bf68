import type { termsEndpoints as rows } from "#contract/employees/employment-terms.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { changedPoints } from "#rules/employment-terms/versions.ts";
import { toCommaString } from "#rules/money/ore.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, Services } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import { termsPdfTexts as texts } from "#texts/da/contracts/terms/terms-pdf.ts";
import { formatAddress } from "#texts/format/contact.ts";
import { termsOf, termsShiftsOf } from "./terms.queries.ts";
import { termsDocument } from "./terms-document.ts";

/** The caller's confirmed shifts. */
export const ownTermsShifts: Handler<typeof rows.ownTermsShifts> = async ({ session, now, services }) => {
  const shifts = await termsShiftsOf(services.db, employeeOf(session).id, dayOf(now));
  return shifts.map(({ address, zip_code, city, hourly_wage, ...shift }) => ({
    ...shift,
    place: formatAddress(address, zip_code, city),
    hourly_wage: toCommaString(hourly_wage),
  }));
};

/** The caller's own terms as a PDF. Refuses `not_found`. */
export const ownTermsPdf: Handler<typeof rows.ownTermsPdf> = ({ session, params, now, services }) =>
  pdfOf(services, { employeeId: employeeOf(session).id, termsId: params.id }, now);

/** Somebody's terms as a PDF, for the office. Refuses `not_found`. */
export const termsPdf: Handler<typeof rows.termsPdf> = ({ params, now, services }) =>
  pdfOf(services, { employeeId: params.id, termsId: params.termsId }, now);

async function pdfOf(
  { db, settings }: Services,
  { employeeId, termsId }: { readonly employeeId: number; readonly termsId: number },
  now: Moment,
): Promise<AnswerOf<typeof rows.termsPdf>> {
  const all = await termsOf(db, employeeId);
  const index = all.findIndex(({ id }) => id === termsId);
  const terms = all[index];
  if (!terms) throw new DomainError("not_found");
  const before = all[index + 1];
  const file = await termsDocument({
    brand: settings.brand.name,
    terms,
    changes: before ? changedPoints(before.content, terms.content) : [],
    shifts: await termsShiftsOf(db, employeeId, dayOf(now)),
    now,
  });
  return {
    name: texts.fileName(terms.number),
    media_type: "application/pdf",
    content: file.toString("base64"),
  };
}
