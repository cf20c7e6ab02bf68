import { sql } from "kysely";
import type { manyMessageEndpoints as rows } from "#contract/backoffice/broadcast.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { withoutUnsubscribing } from "#texts/da/templates/email/layout.ts";
import { fullName } from "#texts/format/contact.ts";

type Sent = AnswerOf<typeof rows.sentToMany>[number];

interface SentRow {
  readonly key: string;
  readonly at: Date;
  readonly detail: {
    readonly channel: Sent["channel"];
    readonly booking_id?: number;
    readonly who?: "selected" | "applied";
    readonly area_code?: Sent["to"]["area_code"];
  };
  readonly job_title: string | null;
  readonly subject: string | null;
  readonly text: string | null;
  readonly people: readonly {
    readonly id: number;
    readonly first_name: string;
    readonly last_name: string;
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
        json_agg(json_build_object('id', e.id, 'first_name', e.first_name, 'last_name', e.last_name,
          'status', o.status) order by ${byName}) as people
      from jsonb_array_elements_text(m.detail->'employee_ids') reader
      join employees e on e.id = reader::int
      join outbox o on o.key = concat('broadcast:', m.entity_id, ':', e.id,
        case when m.detail->>'channel' = 'sms' then ':sms' else '' end)
    ) p on true
    order by m.id desc`.execute(db);
  return found.map(serialize);
};

const byName = sql`e.first_name, e.last_name, e.id`;

function serialize({ key, at, detail, job_title, subject, text, people }: SentRow): Sent {
  const { channel, booking_id = null, who = null, area_code = null } = detail;
  return {
    key,
    at: at.toISOString(),
    channel,
    to: { booking_id, who, job_title, area_code },
    subject: channel === "email" ? subject : null,
    text: withoutUnsubscribing(text ?? ""),
    people: people.map(({ id, first_name, last_name, status }) => ({
      employee_id: id,
      name: fullName(first_name, last_name),
      status,
    })),
  };
}
