import type { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { dayOf } from "#rules/time/moment.ts";
import { corporationsCsvColumns } from "#texts/da/admin/admin-lists.ts";
import type { Cell, ExportTable } from "#texts/format/export-table.ts";

type ExportedCorporation = AnswerOf<typeof corporationEndpoints.export>[number];

/** Every company: one line each. */
export function corporationsTable(corporations: readonly ExportedCorporation[]): ExportTable {
  return [corporationsCsvColumns, ...corporations.map(lineOf)];
}

function lineOf({ corporationDetails: corporation, totalBookings }: ExportedCorporation): Cell[] {
  return [
    { number: corporation.id },
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
    { day: dayOf(Date.parse(corporation.created_at)) },
    { number: totalBookings },
  ];
}
