import { sql } from "kysely";
import type { manyMessageEndpoints as rows } from "#contract/backoffice/broadcast.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { danishOrder } from "#server/platform/database/lists/text-search.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { withoutUnsubscribing } from "#texts/da/templates/email/layout.ts";

type Sent = AnswerOf<typeof rows.sentToMany>[number];

interface SentRow {
  readonly key: string;
  readonly at: Date;
  readonly detail: {
    readonly channel: Sent["channel"];
    readonly kind?: Sent["to"]["kind"];
    readonly booking_id?: number;
    readonly who?: "selected" | "applied";
    readonly area_code?: Sent["to"]["area_code"];
  };
  readonly job_title: string | null;
  readonly subject: string | null;
  readonly text: string | null;
  readonly people: readonly {
    readonly employee_id: number | null;
    readonly corporation_id: number | null;
    readonly name: string;
    readonly status: Sent["people"][number]["status"];
  }[];
}

/** What was sent to many, newest first, each with who got it: the log says to whom, the outbox how far it is. */
export const sentToMany: Handler<typeof rows.sentToMany> = async ({ query, services: { db } }) => {
  const { rows: found } = await sql<SentRow>`
    select m.entity_id as key, m.at, m.detail, t.job_title, p.subject, p.text, coalesce(p.people, '[]'::json) as people
    from (select * from audit_log where action = 'message_to_many' order by id desc limit ${query.limit}) m
    left join staff_types t on t.id = (m.detail->>'staff_type_id')::int
    left join lateral (
      select (array_agg(o.subject order by ${byName}))[1] as subject,
        (array_agg(o.body order by ${byName}))[1] as text,
        json_agg(json_build_object('employee_id', r.employee_id, 'corporation_id', r.corporation_id, 'name', r.name,
          'status', o.status) order by ${byName}) as people
      from (
        select e.id as employee_id, null::int as corporation_id, concat_ws(' ', e.first_name, e.last_name) as name,
          'broadcast:' as act, e.id
        from jsonb_array_elements_text(m.detail->'employee_ids') one join employees e on e.id = one::int
        union all
        select null, c.id, c.name, 'broadcast-company:', c.id
        from jsonb_array_elements_text(coalesce(m.detail->'corporation_ids', '[]')) one
        join corporations c on c.id = one::int
      ) r
      join outbox o on o.key = concat(r.act, m.entity_id, ':', r.id,
        case when m.detail->>'channel' = 'sms' then ':sms' else '' end)
    ) p on true
    order by m.id desc`.execute(db);
  return found.map(serialize);
};

const byName = sql`${danishOrder(sql`r.name`)}, r.id`;

function serialize({ key, at, detail, job_title, subject, text, people }: SentRow): Sent {
  const { channel, kind, booking_id = null, who = null, area_code = null } = detail;
  return {
    key,
    at: at.toISOString(),
    channel,
    to: { kind: kind ?? (booking_id === null ? "type" : "booking"), booking_id, who, job_title, area_code },
    subject: channel === "email" ? subject : null,
    text: withoutUnsubscribing(text ?? ""),
    people: people.map((person) => ({ ...person, name: person.name.trim() })),
  };
}
