import { sql } from "kysely";
import { itemColumns, type Section } from "./section.ts";
import { lacksPayData, sides } from "./shift-states.ts";

/** One item a booking, week by week, those of a company together. */
export const readyToInvoice: Section = (db) =>
  db
    .selectFrom("sendable")
    .where("ready_to_invoice", "=", sql.lit(true))
    .groupBy("booking_id")
    .select(({ ref, fn }) =>
      itemColumns({
        booking_id: ref("booking_id"),
        at: fn.min("ends_at"),
        people: fn.countAll<number>(),
        orderBy: sql`date_trunc('week', min(date)::timestamp), min(corporation_id), min(ends_at), booking_id`,
      }),
    );

/**
 * One item a booking, the first of each pay period before the others. Whose numbers are missing is not paid, and stands
 * in a section of its own.
 */
export const readyToPay: Section = (db) => {
  const bookings = db
    .selectFrom("sendable as w")
    .innerJoin("employees as e", "e.id", "w.employee_id")
    .where("w.ready_to_pay", "=", sql.lit(true))
    .where(({ not }) => not(lacksPayData))
    .groupBy("w.booking_id")
    .select(({ fn }) => [
      "w.booking_id",
      fn.min("w.ends_at").as("ends_at"),
      fn.countAll<number>().as("people"),
      sql<boolean>`row_number() over (partition by date_trunc('month', (min(w.date) - 15)::timestamp)
        order by min(w.ends_at), w.booking_id) > 1`.as("follows"),
    ]);
  return db.selectFrom(bookings.as("w")).select(({ ref }) =>
    itemColumns({
      booking_id: ref("w.booking_id"),
      at: ref("w.ends_at"),
      people: ref("w.people"),
      orderBy: sql`w.follows, w.ends_at, w.booking_id`,
    }),
  );
};

/** One item a person who worked and whose name or numbers are missing, with how many shifts wait for them. */
export const missingData: Section = (db) =>
  db
    .selectFrom("sendable as w")
    .innerJoin("employees as e", "e.id", "w.employee_id")
    .where("w.ready_to_pay", "=", sql.lit(true))
    .where(lacksPayData)
    .groupBy("e.id")
    .select(({ ref, fn }) =>
      itemColumns({
        employee_id: ref("e.id"),
        booking_id: fn.min("w.booking_id"),
        shift_id: fn.min("w.shift_id"),
        at: fn.min("w.ends_at"),
        people: fn.countAll<number>(),
        about: sql`array_remove(array[case when e.first_name = '' or e.last_name = '' then 'name' end,
          case when e.cpr_encrypted is null then 'cpr' end,
          case when e.bank_reg_encrypted is null or e.bank_account_encrypted is null then 'bank' end], null)`,
        orderBy: sql`min(w.ends_at), e.id`,
      }),
    );

/** How many others of one CPR number are named. */
const MAX_NAMED = 5;

/**
 * One item a profile with the CPR number of another one, from before a number stood on one profile only, with who else has
 * it. Rule: One CPR number, one person, docs/rules/people.md.
 */
export const sameCpr: Section = (db) =>
  db
    .selectFrom("employees as e")
    .where("e.shares_cpr", "=", sql.lit(true))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom(
            eb
              .selectFrom("employees as o")
              .whereRef("o.cpr_digest", "=", "e.cpr_digest")
              .whereRef("o.id", "<>", "e.id")
              .select(["o.id", sql<string>`concat_ws(' ', o.first_name, o.last_name)`.as("name")])
              .limit(sql.lit(MAX_NAMED))
              .as("o"),
          )
          .select(sql<string[] | null>`array_agg(o.name order by o.id)`.as("names"))
          .as("others"),
      (join) => join.onTrue(),
    )
    .where("others.names", "is not", null)
    .select(({ ref }) =>
      itemColumns({
        employee_id: ref("e.id"),
        at: ref("e.created_at"),
        about: sql`others.names`,
        orderBy: sql`e.id`,
      }),
    );

/**
 * One item a booking that is over, of which something was prepaid that came off no invoice and that no credit note takes
 * back, and where nobody's hours or approval are waited for: whether it is too much follows from its price.
 * Rule: Prepaid too much, docs/rules/money.md.
 */
export const prepaidTooMuch: Section = (db, { now }) => {
  const { unsent, approved, settled } = sides.invoice;
  return db
    .selectFrom("bookings as b")
    .where("b.prepaid_left", ">", sql.lit(0))
    .where(({ eb, or }) => or([eb("b.status", "=", sql.lit("cancelled")), eb("b.ends_at", "<=", now)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("shifts as s")
            .whereRef("s.booking_id", "=", "b.id")
            .where("s.status", "=", sql.lit("selected"))
            .where("s.not_met_for_booking", "=", sql.lit(false))
            .where(unsent)
            .where(sql<boolean>`not (${approved} and ${settled})`)
            .select("s.id"),
        ),
      ),
    )
    .select(({ ref }) =>
      itemColumns({ booking_id: ref("b.id"), at: ref("b.ends_at"), orderBy: sql`b.ends_at, b.id` }),
    );
};
