import { NOW } from "../day/world.ts";
import { COMPANIES, EMPLOYEES } from "./fixtures.ts";

const now = `timestamptz '${new Date(NOW).toISOString()}'`;
/** What is older is agreed, approved, sent and paid. */
const SETTLED_DAYS = 21;
/** Messages of that age have lost their text, as the product's own setting has it. */
const EMPTIED_DAYS = 90;
/** One of five companies pays three quarters of each booking beforehand. */
const prepays = "b.corporation_id % 5 = 0";
const PREPAID = 244_800;
/** Whose telephone number is that of many: one of five hundred people, and one who has worked at every size. */
const hasCommonNumber = `id % 500 = 0 or id = ${EMPLOYEES.first + EMPLOYEES.count + 1}`;

/** An admin; what is older than three weeks is agreed, approved and sent; places, people and numbers differ. */
export const asOfficesAre = `
  update corporations set is_admin = true where id = ${COMPANIES.first + 1};
  update corporations set phone = lpad((30000000 + id % 1000000)::text, 8, '0'), contact_person = 'Kontakt ' || id % 97
    where id % 7 <> 0;
  update employees set phone = lpad((40000000 + id % 1000000)::text, 8, '0') where not (${hasCommonNumber});
  update bookings set city = 'By ' || id % 40, contact_person = 'Kontakt ' || id % 97,
    arrangement_type = (array['Bryllup', 'Firma event', 'Konfirmation', 'Andet'])[1 + id % 4] where id % 1001 <> 0;
  update shifts set employee_checkin_time = '10:00', employee_checkout_time = '18:00', corporation_checkin_time = '10:00',
    corporation_checkout_time = '18:00', admin_approve_invoice = true, admin_approve_checkout = true,
    invoice_state = 'accepted', pay_state = 'accepted'
    where status = 'selected' and ends_at < ${now} - interval '${SETTLED_DAYS} days';
  update shifts set employee_checkin_time = '10:00', employee_checkout_time = '18:00',
    corporation_checkin_time = '10:00', corporation_checkout_time = '18:00'
    where status = 'selected' and ends_at < ${now} - interval '3 days';
  update bookings set is_sent_to_billy = true, is_sent_to_zenegy = true, paid_at = ends_at + interval '9 days'
    where ends_at < ${now} - interval '${SETTLED_DAYS} days';`;

/** One of five bookings to come looks for a third person. */
export const openJobs = `update bookings set number_of_staff = 3 where starts_at > ${now} and id % 5 = 0`;

/** What such an office has left behind: documents, messages, lines of the log and cards, in the order of time. */
export const leftBehind = [
  `insert into invoices (booking_id, kind, state, total, deducted, lines, shift_ids, number, due_date, is_paid,
      created_at, settled_at)
    select b.id, d.kind, 'accepted', d.total, d.deducted, '[]', '[]',
      (10000 + row_number() over (order by d.at, b.id))::text, d.due, d.is_paid, d.at, d.at
    from bookings b cross join lateral (
      select 'invoice' as kind, 326400 as total, case when ${prepays} then ${PREPAID} else 0 end as deducted,
        b.date + 14 as due, b.ends_at < ${now} - interval '30 days' as is_paid, b.ends_at + interval '5 days' as at
      where b.is_sent_to_billy
      union all
      select 'prepayment', ${PREPAID}, 0, b.date - 2, b.date < ${now}::date, b.starts_at - interval '9 days'
      where ${prepays} and b.starts_at < ${now} + interval '9 days') d
    order by d.at, b.id`,
  `update bookings b set prepaid_left = ${PREPAID}
    where ${prepays} and not b.is_sent_to_billy and b.starts_at < ${now} + interval '9 days'`,
  "analyze invoices, shifts, bookings",
  `update shifts s set invoice_id = i.id from invoices i
    where i.booking_id = s.booking_id and i.kind = 'invoice' and s.invoice_state = 'accepted'`,
  // Five of them that nobody came to are to be credited.
  `update shifts set not_met_for_booking = true where booking_id in (select b.id from bookings b
    where ${prepays} and not b.is_sent_to_billy and b.ends_at < ${now} - interval '4 days'
    order by b.starts_at desc, b.id desc limit 5)`,
  `insert into pay_lines (booking_id, shift_id, kind, state, hours, hourly_wage, amount, created_at, settled_at)
    select booking_id, id, 'pay', 'accepted', 8, 19200, 153600, ends_at + interval '5 days', ends_at + interval '5 days'
    from shifts where pay_state = 'accepted' order by ends_at, id`,
  `insert into outbox (key, channel, subject_key, recipient, subject, body, status, created_at, sent_at, emptied_at)
    select 'left:' || k || ':' || b.id, case k when 0 then 'accounting' when 1 then 'sms' else 'email' end,
      case k when 0 then 'corporation:' || b.corporation_id else 'booking:' || b.id end,
      case when is_kept then 'hotel' || b.corporation_id || '@example.test' else '' end,
      case when is_kept then 'Din booking ' || b.date else '' end,
      case when is_kept then repeat('Signe Holm har en booking hos jer. ', 8) else '' end, 'sent', b.ends_at, b.ends_at,
      case when not is_kept then ${now} end
    from bookings b, generate_series(0, 3) k,
      lateral (select k = 0 or b.ends_at > ${now} - interval '${EMPTIED_DAYS} days' as is_kept) kept
    where b.ends_at < ${now} order by b.starts_at, b.id, k`,
  `insert into audit_log (at, actor_kind, actor_id, action, entity, entity_id)
    select s.starts_at - (5 - k) * interval '1 hour', case when k < 3 then 'employee' else 'admin' end,
      case when k < 3 then s.employee_id else ${COMPANIES.first + 1} end,
      (array['apply', 'check_in', 'stamp', 'approve_shift'])[1 + k], 'shift', s.id::text
    from shifts s, generate_series(0, 3) k where s.status = 'selected' and s.ends_at < ${now}
    order by s.starts_at, s.id, k`,
  `insert into audit_log (at, actor_kind, actor_id, action, entity, entity_id)
    select b.starts_at - interval '9 days', 'corporation', b.corporation_id, 'create', 'booking', b.id::text
    from bookings b order by b.starts_at, b.id`,
  `insert into penalties (employee_id, shift_id, kind, card, occurred_at, annulled_at)
    select employee_id, id, 'late', 'yellow', starts_at, case when id % 100 = 0 then starts_at + interval '3 days' end
    from shifts where status = 'selected' and ends_at < ${now} and id % 50 = 0 order by starts_at, id`,
  // Every second card of a person is red, and consumes the one before it.
  `with cards as (select id, lead(id) over one as next, row_number() over one as n
      from penalties where annulled_at is null window one as (partition by employee_id order by id)),
    consumed as (update penalties p set consumed_by = c.next from cards c
      where c.id = p.id and c.n % 2 = 1 and c.next is not null returning c.next)
    update penalties set card = 'red' where id in (select next from consumed)`,
] as const;
