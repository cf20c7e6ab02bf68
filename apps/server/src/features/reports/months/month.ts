import type { monthEndpoints as rows, WireMonth } from "#contract/invoicing/month.endpoints.ts";
import { daysOfMonth, type Month, monthBefore, monthOf } from "#rules/money/closing.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { owedOf } from "#rules/money/payments/owed.ts";
import { type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { madeAfter } from "./later.queries.ts";
import {
  type ClosingRow,
  closingsOf,
  documentsOfMonth,
  type MonthSums,
  sumsOfMonth,
} from "./month.queries.ts";
import { checkMonth } from "./month-differences.ts";

/** Months that are listed, the one that goes on among them. */
const MAX_MONTHS = 14;

/** The last months, the newest first. */
export const months: Handler<typeof rows.months> = async ({ now, services: { db } }) => {
  const listed = [monthOf(dayOf(now))];
  while (listed.length < MAX_MONTHS) listed.push(monthBefore(listed.at(-1) ?? ""));
  const closings = await closingsOf(db, listed);
  return listed.map((month) => {
    const closing = closings.find((one) => one.month === month && one.opened_at === null);
    return {
      month,
      is_over: isOver(month, dayOf(now)),
      closed_at: closing?.closed_at.toISOString() ?? null,
      closed_by: closing?.closer ?? null,
    };
  });
};

/** A month with what is open of its bookings. */
export const month: Handler<typeof rows.month> = ({ params, now, services }) =>
  loadMonth(services.db, params.month, now);

export async function loadMonth(db: Db, asked: Month, now: Moment): Promise<WireMonth> {
  const today = dayOf(now);
  const closings = await closingsOf(db, [asked]);
  const closing = closings.find(({ opened_at }) => opened_at === null);
  const sums = await sumsOfMonth(db, asked);
  const { bookings, total, open } = await checkMonth(db, asked, now);
  const documents = await documentsOfMonth(db, asked);
  const made = closing ? await madeAfter(db, asked, closing.closed_at) : [];
  return {
    month: asked,
    is_over: isOver(asked, today),
    closing: closing ? serializeClosing(closing) : null,
    opened: closings.flatMap(serializeOpened),
    sums: {
      ...serializeSums(sums),
      worked: toWireKroner(total.worked),
      invoiced: toWireKroner(total.invoiced),
      to_come: toWireKroner(total.toCome),
    },
    open: open.length,
    bookings: bookings
      .filter(({ differences }) => differences.length > 0)
      .map(({ booking, sums: own, differences }) => ({
        booking_id: booking.id,
        corporation: booking.corporation,
        job_title: booking.job_title,
        date: booking.date,
        worked: toWireKroner(own.worked),
        invoiced: toWireKroner(own.invoiced),
        to_come: toWireKroner(own.toCome),
        differences: differences.map(({ key, ids }) => ({ key, count: ids.length, ids: [...ids] })),
      })),
    unpaid: documents.flatMap((document) => serializeUnpaid(document, today)),
    later: made.map(({ at, amount, ...one }) => ({
      ...one,
      at: at.toISOString(),
      amount: toWireKroner(amount),
    })),
  };
}

function isOver(asked: Month, today: Day): boolean {
  return today > daysOfMonth(asked).last;
}

function serializeSums({ net, vat, fees, payments, wages }: MonthSums) {
  return {
    ...{ net: toWireKroner(net), vat: toWireKroner(vat), gross: toWireKroner(net + vat) },
    fees: toWireKroner(fees),
    ...{ payments: toWireKroner(payments), wages: toWireKroner(wages) },
  };
}

function serializeClosing(row: ClosingRow): WireMonth["closing"] {
  const { closed_at, closer, open_differences, reason } = row;
  return {
    ...{ closed_at: closed_at.toISOString(), closed_by: closer, open_differences, reason },
    ...serializeSums(row),
  };
}

function serializeOpened({ closed_at, closer, opened_at, opener, opened_reason }: ClosingRow) {
  if (opened_at === null) return [];
  return [
    {
      ...{ closed_at: closed_at.toISOString(), closed_by: closer },
      ...{ opened_at: opened_at.toISOString(), opened_by: opener, opened_reason },
    },
  ];
}

type DocumentOfMonth = Awaited<ReturnType<typeof documentsOfMonth>>[number];

/** An invoice that somebody still owes; what a service made is owed whole until the service says that it is paid. */
function serializeUnpaid(document: DocumentOfMonth, today: Day): WireMonth["unpaid"] {
  const { id, kind, number, corporation, due_date, is_paid, is_credited, net, vat } = document;
  if (kind === "credit_note" || is_paid || is_credited) return [];
  const { open } = owedOf({ ...document, gross: net + vat });
  if (open === 0) return [];
  const isOverdue = due_date !== null && due_date < today;
  return [{ id, number, corporation, due_date, open: toWireKroner(open), is_overdue: isOverdue }];
}
