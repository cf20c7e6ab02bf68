import { termsEndpoints as rows } from "#contract/employees/employment-terms.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { holders } from "./holders.ts";
import { ownTerms, readTerms, termsOfPerson } from "./own-terms.ts";
import { previewTemplate } from "./preview.ts";
import { ownTermsPdf, ownTermsShifts, termsPdf } from "./shifts-and-pdf.ts";
import { saveTemplate, templates } from "./templates.ts";

/** Terms of employment: of people, and the office's template. */
export const termsRoutes: readonly Route[] = [
  route(rows.ownTerms, ownTerms),
  route(rows.readTerms, readTerms),
  route(rows.ownTermsPdf, ownTermsPdf),
  route(rows.ownTermsShifts, ownTermsShifts),
  route(rows.termsOfPerson, termsOfPerson),
  route(rows.termsPdf, termsPdf),
  route(rows.holders, holders),
  route(rows.previewTemplate, previewTemplate),
  route(rows.templates, templates),
  route(rows.saveTemplate, saveTemplate),
];
