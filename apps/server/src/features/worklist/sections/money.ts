import { sql } from "kysely";
import { type Group, nowIn } from "./item.ts";
import { lacksData, sides } from "./money-states.ts";

/** One line a booking, week by week, those of a company together. */
export const readyToInvoice: Group = () => ({
  booking: sql`booking_id`,
  at: sql`min(ends_at)`,
  people: sql`count(*)::int`,
  order: sql`date_trunc('week', min(date)::timestamp), min(corporation_id), min(ends_at), booking_id`,
  from: sql`sendable where ready_to_invoice group by booking_id`,
});

/** One line a booking, the first of each pay period before the others. Whose numbers are missing is not paid, and stands in a group of its own. */
export const readyToPay: Group = () => ({
  booking: sql`booking_id`,
  at: sql`ends_at`,
  people: sql`people`,
  order: sql`follows, ends_at, booking_id`,
  from: sql`(select w.booking_id, min(w.ends_at) as ends_at, count(*)::int as people,
      row_number() over (partition by date_trunc('month', (min(w.date) - 15)::timestamp)
        order by min(w.ends_at), w.booking_id) > 1 as follows
    from sendable w where w.ready_to_pay
      and not exists (select from employees e where e.id = w.employee_id and ${lacksData})
    group by w.booking_id) as w`,
});

/** One line a person who worked and whose numbers are missing, with how many shifts wait for them. */
export const missingData: Group = () => ({
  employee: sql`e.id`,
  booking: sql`min(w.booking_id)`,
  shift: sql`min(w.shift_id)`,
  at: sql`min(w.ends_at)`,
  people: sql`count(*)::int`,
  about: sql`array_remove(array[case when e.cpr_encrypted is null then 'cpr' end,
    case when e.bank_reg_encrypted is null or e.bank_account_encrypted is null then 'bank' end], null)`,
  order: sql`min(w.ends_at), e.id`,
  from: sql`sendable w join employees e on e.id = w.employee_id where w.ready_to_pay and ${lacksData} group by e.id`,
});

/** Of so many others of one CPR number the names are told. */
const MOST_NAMED = 5;

/** One line a person whose work is not paid yet and whose CPR number somebody else has too, with who that is. */
export const sameCpr: Group = () => ({
  employee: sql`e.id`,
  booking: sql`w.booking_id`,
  at: sql`w.ends_at`,
  about: sql`others.names`,
  order: sql`w.ends_at, e.id`,
  from: sql`(select employee_id, min(booking_id) as booking_id, min(ends_at) as ends_at from (
        select employee_id, booking_id, ends_at from sendable where ready_to_pay
        union all select employee_id, booking_id, ends_at from open_hours) as unpaid
      group by employee_id) as w
    join employees e on e.id = w.employee_id
    cross join lateral (select array_agg(o.name order by o.id) as names from (
        select o.id, concat_ws(' ', o.first_name, o.last_name) as name
        from employees o where o.cpr_digest = e.cpr_digest and o.id <> e.id limit ${sql.lit(MOST_NAMED)}) o) as others
    where others.names is not null`,
});

/**
 * One line a booking that is over, of which something was prepaid that came off no invoice and that no credit note takes
 * back, and where nobody's hours or approval are waited for: whether it is too much follows from its price.
 * Rule: Prepaid too much, docs/rules/money.md.
 */
export const prepaidTooMuch: Group = (asked) => ({
  booking: sql`b.id`,
  at: sql`b.ends_at`,
  order: sql`b.ends_at, b.id`,
  from: sql`bookings b
    where b.prepaid_left > 0 and (b.status = 'cancelled' or b.ends_at <= ${nowIn(asked)})
      and not exists (select from shifts s where s.booking_id = b.id and s.status = 'selected'
        and not s.not_met_for_booking and ${sides.invoice.unsent}
        and not (${sides.invoice.approved} and ${sides.invoice.settled}))`,
});
