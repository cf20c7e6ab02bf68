import { sql } from "kysely";
import type { pageMoneyEndpoints as rows } from "#contract/backoffice/page-money.endpoints.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { invoiceStanding, payStanding } from "#rules/money/standing.ts";
import { paymentDateWhenSent } from "#rules/pay/payroll-period.ts";
import { dayOf } from "#rules/time/moment.ts";
import { findCorporation } from "#server/features/corporations/corporation.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import {
  isAfter,
  newestFirst,
  type PageQuery,
  pageOf,
  readingOf,
} from "#server/platform/database/lists/pages.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Handler, ListPage } from "#server/platform/http/handler.ts";

/** One page of a company's invoices, the newest first. Refuses `not_found`. Rule: Where a document stands, docs/rules/money.md. */
export const companyInvoices: Handler<typeof rows.companyInvoices> = async ({
  params,
  query,
  now,
  services: { db },
}) => {
  const row = await findCorporation(db, params.id);
  if (!row || row.erased_at !== null) throw new DomainError("not_found");
  const found = await invoicesOfCompany(db, params.id, query);
  const { rows: page, next } = pageOf(found, query, ({ id }) => [id]);
  const today = dayOf(now);
  const answer = {
    invoices: page.map(
      ({ state, taken_back_at, is_paid, is_credited, created_at, total, all: _, ...invoice }) => ({
        ...invoice,
        total: toWireKroner(total),
        date: dayOf(created_at.getTime()),
        standing: invoiceStanding(
          {
            state,
            isTakenBack: taken_back_at !== null,
            isCreditNote: invoice.kind === "credit_note",
            isCredited: is_credited,
            isPaid: is_paid,
            dueDate: invoice.due_date,
          },
          today,
        ),
      }),
    ),
    total: Number(found[0]?.all ?? 0),
  };
  return new ListPage(answer, next);
};

/** One page of a person's pay lines, the newest first. Refuses `not_found`. Rule: Where a document stands, docs/rules/money.md. */
export const personPay: Handler<typeof rows.personPay> = async ({ params, query, services: { db } }) => {
  const row = await findEmployee(db, params.id);
  if (!row || row.erased_at !== null) throw new DomainError("not_found");
  const found = await payOfPerson(db, params.id, query);
  const { rows: page, next } = pageOf(found, query, ({ id }) => [id]);
  const answer = {
    lines: page.map(({ state, taken_back_at, created_at, amount, all: _, ...line }) => ({
      ...line,
      amount: toWireKroner(amount),
      payment_date: paymentDateWhenSent(line.date, dayOf(created_at.getTime())),
      standing: payStanding({ state, isTakenBack: taken_back_at !== null }),
    })),
    total: Number(found[0]?.all ?? 0),
  };
  return new ListPage(answer, next);
};

function invoicesOfCompany(db: Db, corporationId: number, page: PageQuery) {
  const { limit, offset } = readingOf(page);
  return db
    .selectFrom("invoices as i")
    .innerJoin("invoice_documents as d", "d.id", "i.document_id")
    .select([
      "i.id",
      "i.booking_id",
      "i.kind",
      "d.vendor",
      "d.number",
      "d.url",
      "i.total",
      "d.due_date",
      "d.is_paid",
    ])
    .select(["i.state", "i.taken_back_at", "i.created_at"])
    .select(
      sql<boolean>`exists (select from invoices note where note.credits = i.id
        and note.taken_back_at is null and note.state = 'accepted')`.as("is_credited"),
    )
    .select(({ selectFrom, fn }) =>
      selectFrom("invoices as every")
        .innerJoin("invoice_documents as own", "own.id", "every.document_id")
        .select(fn.countAll<number>().as("count"))
        .where("own.corporation_id", "=", corporationId)
        .as("all"),
    )
    .where("d.corporation_id", "=", corporationId)
    .where(isAfter(page.after, newestFirst("i.id")))
    .orderBy("i.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

function payOfPerson(db: Db, employeeId: number, page: PageQuery) {
  const { limit, offset } = readingOf(page);
  return db
    .selectFrom("pay_lines as p")
    .innerJoin("shifts as s", "s.id", "p.shift_id")
    .innerJoin("bookings as b", "b.id", "p.booking_id")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .select(["p.id", "p.booking_id", "p.kind", "b.date", "t.job_title", "c.name as corporation"])
    .select(["p.hours", "p.amount", "p.state", "p.taken_back_at", "p.created_at"])
    .select(({ selectFrom, fn }) =>
      selectFrom("pay_lines as every")
        .innerJoin("shifts as own", "own.id", "every.shift_id")
        .select(fn.countAll<number>().as("count"))
        .where("own.employee_id", "=", employeeId)
        .as("all"),
    )
    .where("s.employee_id", "=", employeeId)
    .where(isAfter(page.after, newestFirst("p.id")))
    .orderBy("p.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}
