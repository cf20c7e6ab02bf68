import { type RawBuilder, sql } from "kysely";
import { type FailedDelivery, itemColumns, type Section, type SectionRow } from "./section.ts";

/** A delivery as it is listed, of the outbox or of accounting. */
type DeliveryRow = Pick<SectionRow, "at" | "about" | "recipient" | "words" | "booking_id" | "delivery"> & {
  id: number;
};

/**
 * What failed; for some days the SMS that were sent and, as the gateway reports, did not arrive; and the electronic
 * invoices that accounting has and could not deliver, until they are paid or credited.
 */
export const failedDeliveries: Section = (db, { reportedAfter }) => {
  const messages = db
    .selectFrom("outbox as o")
    .where("o.channel", "<>", sql.lit("webhook"))
    .where(({ eb, or, and }) =>
      or([
        eb("o.status", "=", sql.lit("failed")),
        and([eb("o.report", "=", sql.lit("not_delivered")), eb("o.reported_at", ">", reportedAfter)]),
      ]),
    )
    .select([
      "o.id",
      sql<Date | null>`coalesce(o.reported_at, o.created_at)`.as("at"),
      sql<readonly string[]>`array[o.channel]`.as("about"),
      sql<string | null>`o.recipient`.as("recipient"),
      sql<string | null>`null`.as("words"),
      bookingOfMessage.as("booking_id"),
      sql<FailedDelivery | null>`json_build_object('id', o.id, 'status', o.status, 'hasSecret', o.has_secret,
        'isEmptied', o.emptied_at is not null, 'problem', o.problem, 'channel', o.channel)`.as("delivery"),
    ]);
  const invoices = db
    .selectFrom("invoices as i")
    .innerJoin("invoice_documents as d", "d.id", "i.document_id")
    .innerJoin("corporations as c", "c.id", "d.corporation_id")
    .where("d.delivery", "=", sql.lit("failed"))
    .where("i.state", "=", sql.lit("accepted"))
    .where("d.is_paid", "=", sql.lit(false))
    .where("i.kind", "<>", sql.lit("credit_note"))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("invoices as note")
            .whereRef("note.credits", "=", "i.id")
            .where("note.taken_back_at", "is", null)
            .select("note.id"),
        ),
      ),
    )
    .select([
      "i.id",
      sql<Date | null>`coalesce(d.checked_at, i.created_at)`.as("at"),
      sql<readonly string[]>`array['accounting', 'ean']`.as("about"),
      sql<string | null>`c.name`.as("recipient"),
      sql<string | null>`nullif(d.delivery_message, '')`.as("words"),
      sql<number | null>`i.booking_id`.as("booking_id"),
      sql<FailedDelivery | null>`null`.as("delivery"),
    ]);
  const failed: RawBuilder<DeliveryRow> = sql<DeliveryRow>`(${messages} union all ${invoices})`;
  return db.selectFrom(failed.as("f")).select(({ ref }) =>
    itemColumns({
      booking_id: ref("f.booking_id"),
      delivery: ref("f.delivery"),
      at: ref("f.at"),
      about: ref("f.about"),
      recipient: ref("f.recipient"),
      words: ref("f.words"),
      orderBy: sql`f.at desc, f.id desc`,
    }),
  );
};

/** The booking that a message leads to: its payload's, or the one that it is about. */
const bookingOfMessage = sql<number | null>`case
  when jsonb_typeof(o.payload -> 'bookingId') = 'number' then (o.payload ->> 'bookingId')::int
  when o.subject_key ~ '^booking:[0-9]{1,9}$' then split_part(o.subject_key, ':', 2)::int end`;

/** Failures that piled up. Rule: Failures that pile up, docs/rules/people.md. */
export const alerts: Section = (db, { alertsAfter }) =>
  db
    .selectFrom("security_alerts as a")
    .where("a.last_at", ">", alertsAfter)
    .select(({ ref }) =>
      itemColumns({
        at: ref("a.last_at"),
        people: ref("a.failures"),
        about: sql`array[a.kind, a.network, a.subject]`,
        recipient: sql`coalesce((select c.name from corporations c where a.subject = concat('corporation:', c.id)), '')`,
        orderBy: sql`a.last_at desc, a.id`,
      }),
    );
