import type { deskEndpoints as rows } from "#contract/backoffice/worklist.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { type SearchRow, searchRows } from "./search.queries.ts";

type Hit = AnswerOf<typeof rows.search>[number];

/** Fewer letters would find everything. */
const SHORTEST = 2;

/** What the office's one search box finds. */
export const search: Handler<typeof rows.search> = async ({ query: { q }, services }) => {
  if (q.length < SHORTEST) return [];
  return (await searchRows(services.db, q)).map(serializeHit);
};

function serializeHit(row: SearchRow): Hit {
  const { kind, id, booking_id, name, number, job_title, date, city } = row;
  const day = date === null ? "" : formatDayNumeric(date);
  switch (kind) {
    case "invoice":
      return { kind, id, title: number, detail: joined(name, day), url: bookingUrl(booking_id ?? 0) };
    case "booking":
      return { kind, id, title: name, detail: joined(job_title, day, city), url: bookingUrl(id) };
    case "corporation":
      return {
        kind,
        id,
        title: name,
        detail: joined(formatPhone(number), city),
        url: `/admin/corporations/${id}`,
      };
    case "employee":
      return {
        kind,
        id,
        title: name,
        detail: joined(formatPhone(number), city),
        url: `/admin/employees/${id}`,
      };
  }
}

const bookingUrl = (id: number) => `/admin/bookingInvoice/${id}`;

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}
