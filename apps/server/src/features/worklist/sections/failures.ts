import { sql } from "kysely";
import type { Group } from "./item.ts";

/**
 * What failed; for some days the SMS that were sent and, as the gateway reports, did not arrive; and the electronic
 * invoices that accounting has and could not deliver, until they are paid or credited.
 */
export const failedDeliveries: Group = ({ reportedAfter }) => ({
  booking: sql`o.booking_id`,
  delivery: sql`o.delivery`,
  at: sql`o.at`,
  about: sql`o.about`,
  recipient: sql`o.recipient`,
  words: sql`o.words`,
  order: sql`o.at desc, o.id desc`,
  from: sql`(
      select o.id, coalesce(o.reported_at, o.created_at) as at, array[o.channel] as about, o.recipient,
        null as words, case when jsonb_typeof(o.payload -> 'bookingId') = 'number'
          then (o.payload ->> 'bookingId')::int when o.subject_key ~ '^booking:[0-9]{1,9}$'
          then split_part(o.subject_key, ':', 2)::int end as booking_id,
        json_build_object('id', o.id, 'status', o.status, 'hasSecret', o.has_secret,
          'isEmptied', o.emptied_at is not null, 'problem', o.problem, 'channel', o.channel) as delivery
      from outbox o where o.status = 'failed' or (o.report = 'not_delivered'
        and o.reported_at > ${reportedAfter}::timestamptz)
      union all
      select i.id, coalesce(i.checked_at, i.created_at), array['accounting', 'ean'], c.name,
        nullif(i.delivery_message, ''), i.booking_id, null
      from invoices i join bookings b on b.id = i.booking_id join corporations c on c.id = b.corporation_id
      where i.delivery = 'failed' and i.state = 'accepted' and not i.is_paid and i.kind <> 'credit_note'
        and not exists (select from invoices note where note.credits = i.id and note.taken_back_at is null)
    ) o`,
});

/** Failures that piled up. Rule: Failures that pile up, docs/rules/people.md. */
export const alerts: Group = ({ alertsAfter }) => ({
  at: sql`a.last_at`,
  people: sql`a.failures`,
  about: sql`array[a.kind, a.network, a.subject]`,
  recipient: sql`coalesce((select c.name from corporations c where a.subject = concat('corporation:', c.id)), '')`,
  order: sql`a.last_at desc, a.id`,
  from: sql`security_alerts a where a.last_at > ${alertsAfter}`,
});
