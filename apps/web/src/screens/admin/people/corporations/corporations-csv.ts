import type { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { dayOf } from "#rules/time/moment.ts";
import { corporationsCsvColumns } from "#texts/da/admin/admin-lists.ts";
import { formatCsv } from "#texts/format/csv.ts";
import { formatDayNumeric } from "#texts/format/days.ts";

type ExportedCorporation = AnswerOf<typeof corporationEndpoints.export>[number];

/** The file virksomheder.csv: one line for each company. */
export function corporationsCsv(corporations: readonly ExportedCorporation[]): string {
  return formatCsv([corporationsCsvColumns, ...corporations.map(lineOf)]);
}

function lineOf({ corporationDetails: corporation, totalBookings }: ExportedCorporation): string[] {
  return [
    String(corporation.id),
    corporation.name,
    corporation.cvr_nr,
    corporation.address,
    corporation.city_zip,
    corporation.city,
    corporation.contact_person,
    corporation.department,
    corporation.email,
    corporation.billing_email,
    corporation.phone,
    corporation.ean,
    formatDayNumeric(dayOf(Date.parse(corporation.created_at))),
    String(totalBookings),
  ];
}
