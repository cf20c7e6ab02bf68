import { sql } from "kysely";
import type { Group } from "./line.ts";
import { lacksData } from "./money-states.ts";

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
