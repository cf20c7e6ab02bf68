-- invoicing.about, invoicing.invoiceSender, invoicing.ownInvoiceSummary
select
  *
from
  "invoice_sender";

-- invoicing.accounts
select
  *
from
  "bookkeeping_accounts";

-- invoicing.agreedHours
with
  "open_hours" as (
    select
      "s"."shift_id",
      "s"."booking_id",
      "s"."employee_id",
      "b"."ends_at",
      "s"."is_open",
      "s"."is_stamped"
    from
      "bookings" as "b"
      inner join lateral (
        select
          "s"."id" as "shift_id",
          "s"."booking_id",
          "s"."employee_id",
          (
            (
              s.invoice_state is null
              and not (
                (
                  s.admin_checkin_time is not null
                  and s.admin_checkout_time is not null
                )
                or (
                  (
                    s.employee_checkin_time is not null
                    and s.employee_checkout_time is not null
                  )
                  and (
                    s.corporation_checkin_time is not null
                    and s.corporation_checkout_time is not null
                  )
                  and s.employee_checkin_time = s.corporation_checkin_time
                  and s.employee_checkout_time = s.corporation_checkout_time
                )
              )
            )
            or (
              s.pay_state is null
              and not (
                (
                  s.admin_employee_checkin_time is not null
                  and s.admin_employee_checkout_time is not null
                )
                or (
                  (
                    s.employee_checkin_time is not null
                    and s.employee_checkout_time is not null
                  )
                  and (
                    s.corporation_checkin_time is not null
                    and s.corporation_checkout_time is not null
                  )
                  and s.employee_checkin_time = s.corporation_checkin_time
                  and s.employee_checkout_time = s.corporation_checkout_time
                )
              )
            )
          ) as "is_open",
          (
            (
              s.employee_checkin_time is not null
              and s.employee_checkout_time is not null
            )
            or (
              s.corporation_checkin_time is not null
              and s.corporation_checkout_time is not null
            )
          ) as "is_stamped"
        from
          "shifts" as "s"
        where
          "s"."booking_id" = "b"."id"
          and "s"."status" = 'selected'
          and "s"."not_met_for_booking" = false
          and (
            (
              (
                s.invoice_state is null
                and not (
                  (
                    s.admin_checkin_time is not null
                    and s.admin_checkout_time is not null
                  )
                  or (
                    (
                      s.employee_checkin_time is not null
                      and s.employee_checkout_time is not null
                    )
                    and (
                      s.corporation_checkin_time is not null
                      and s.corporation_checkout_time is not null
                    )
                    and s.employee_checkin_time = s.corporation_checkin_time
                    and s.employee_checkout_time = s.corporation_checkout_time
                  )
                )
              )
              or (
                s.pay_state is null
                and not (
                  (
                    s.admin_employee_checkin_time is not null
                    and s.admin_employee_checkout_time is not null
                  )
                  or (
                    (
                      s.employee_checkin_time is not null
                      and s.employee_checkout_time is not null
                    )
                    and (
                      s.corporation_checkin_time is not null
                      and s.corporation_checkout_time is not null
                    )
                    and s.employee_checkin_time = s.corporation_checkin_time
                    and s.employee_checkout_time = s.corporation_checkout_time
                  )
                )
              )
            )
            or (
              (
                s.invoice_state is null
                and not s.admin_approve_invoice
              )
              or (
                s.pay_state is null
                and not s.admin_approve_checkout
              )
            )
          )
        offset
          0
      ) as "s" on true
    where
      "b"."status" <> 'cancelled'
      and "b"."all_check_times_approved" = false
      and "b"."ends_at" <= $1
      and not (
        b.is_sent_to_billy
        and b.is_sent_to_zenegy
      )
  )
select
  "booking_id",
  (count(*) over ())::int as "total"
from
  "open_hours"
where
  "is_open" = false
group by
  "booking_id"
order by
  min("ends_at"),
  "booking_id"
limit
  200;

-- invoicing.details
select
  "s"."id",
  count(*) as "count"
from
  "shifts" as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
  inner join "shifts" as "earlier" on "earlier"."employee_id" = "s"."employee_id"
  and "earlier"."ends_at" <= "s"."starts_at"
  and "earlier"."status" = $1
  and "earlier"."not_met_for_booking" = $2
  inner join "bookings" as "worked" on "worked"."id" = "earlier"."booking_id"
  and "worked"."corporation_id" = "b"."corporation_id"
where
  "s"."id" = any ($3)
  and "worked"."corporation_id" = any ($4)
group by
  "s"."id";

-- invoicing.details, invoicing.weekDetails, invoicing.invoiceProposal and 2 more
select
  "i".*,
  "d"."vendor",
  "d"."number",
  "d"."url",
  "d"."due_date",
  "d"."is_paid",
  "d"."delivery",
  "d"."delivery_message"
from
  "invoices" as "i"
  inner join "invoice_documents" as "d" on "d"."id" = "i"."document_id"
where
  "i"."booking_id" = any ($1)
order by
  "i"."id";

-- invoicing.documentPdf, invoicing.electronicDocument
select
  *
from
  "invoice_documents"
where
  "id" = $1;

-- invoicing.documents
select
  "d"."id",
  "d"."corporation_id",
  "c"."name" as "corporation",
  "d"."kind",
  "d"."vendor",
  "d"."net",
  "d"."vat",
  "d"."entry_date",
  "d"."due_date",
  "d"."is_paid",
  "d"."delivery",
  "d"."delivery_message",
  "d"."url",
  "d"."handed_over_at",
  "hand"."contact_person" as "handed_over_by",
  "d"."number" as "number",
  "credited"."number" as "credits",
  (
    d.net <= coalesce(
      (
        select
          sum(note.net)
        from
          invoice_documents note
        where
          note.credits = d.id
          and note.number is not null
      ),
      0
    )
    and d.kind <> 'credit_note'
  ) as "is_credited",
  coalesce(
    (
      select
        sum(note.net + note.vat)
      from
        invoice_documents note
      where
        note.credits = d.id
        and note.number is not null
    ),
    0
  )::int as "credited",
  coalesce(
    (
      select
        sum(p.amount)
      from
        document_payments p
      where
        p.document_id = d.id
        and p.undone_at is null
    ),
    0
  )::int as "paid",
  coalesce(
    (
      select
        sum(r.fee)
      from
        document_reminders r
      where
        r.document_id = d.id
        and r.undone_at is null
        and r.waived_at is null
    ),
    0
  )::int as "fees",
  array(
    select distinct
      i.booking_id
    from
      invoices i
    where
      i.document_id = d.id
    order by
      1
  ) as "booking_ids"
from
  "invoice_documents" as "d"
  inner join "corporations" as "c" on "c"."id" = "d"."corporation_id"
  left join "invoice_documents" as "credited" on "credited"."id" = "d"."credits"
  left join "corporations" as "hand" on "hand"."id" = "d"."handed_over_by"
where
  "d"."number" is not null
  and true
order by
  "d"."id" desc
limit
  $1
offset
  $2;

-- invoicing.documents
select
  count(*) as "count"
from
  "invoice_documents" as "d"
  inner join "corporations" as "c" on "c"."id" = "d"."corporation_id"
where
  "d"."number" is not null;

-- invoicing.dueReminders
select
  "d"."id",
  "d"."due_date",
  "d"."corporation_id",
  "c"."name" as "corporation",
  "c"."billing_email" as "email",
  "d"."number" as "number",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "r"."day"
        from
          "document_reminders" as "r"
        where
          "r"."document_id" = "d"."id"
          and "r"."undone_at" is null
        order by
          "r"."step"
      ) as agg
  ) as "sent",
  (
    select
      "q"."message"
    from
      "invoice_questions" as "q"
    where
      "q"."document_id" = "d"."id"
      and "q"."answered_at" is null
    limit
      $1
  ) as "question",
  d.net + d.vat as "gross",
  coalesce(
    (
      select
        sum(note.net + note.vat)
      from
        invoice_documents note
      where
        note.credits = d.id
        and note.number is not null
    ),
    0
  )::int as "credited",
  coalesce(
    (
      select
        sum(p.amount)
      from
        document_payments p
      where
        p.document_id = d.id
        and p.undone_at is null
    ),
    0
  )::int as "paid",
  coalesce(
    (
      select
        sum(r.fee)
      from
        document_reminders r
      where
        r.document_id = d.id
        and r.undone_at is null
        and r.waived_at is null
    ),
    0
  )::int as "fees"
from
  "invoice_documents" as "d"
  inner join "corporations" as "c" on "c"."id" = "d"."corporation_id"
where
  "d"."vendor" = $2
  and "d"."number" is not null
  and "d"."kind" <> $3
  and "d"."is_paid" = $4
  and "d"."due_date" < $5
  and not (
    d.net <= coalesce(
      (
        select
          sum(note.net)
        from
          invoice_documents note
        where
          note.credits = d.id
          and note.number is not null
      ),
      0
    )
    and d.kind <> 'credit_note'
  )
order by
  "d"."due_date",
  "d"."id"
limit
  $6;

-- invoicing.dueReminders
select
  "d"."vendor" as "vendor",
  count(*)::int as "count"
from
  "invoice_documents" as "d"
where
  "d"."vendor" <> $1
  and "d"."number" is not null
  and "d"."kind" <> $2
  and "d"."is_paid" = $3
  and "d"."due_date" < $4
  and not (
    d.net <= coalesce(
      (
        select
          sum(note.net)
        from
          invoice_documents note
        where
          note.credits = d.id
          and note.number is not null
      ),
      0
    )
    and d.kind <> 'credit_note'
  )
group by
  "d"."vendor"
order by
  "d"."vendor";

-- invoicing.invoiceRun
select
  "b"."corporation_id",
  max("i"."created_at") as "at"
from
  "invoices" as "i"
  inner join "bookings" as "b" on "b"."id" = "i"."booking_id"
where
  "b"."corporation_id" = any ($1)
  and "i"."kind" = any ($2)
  and "i"."state" <> $3
  and "i"."taken_back_at" is null
group by
  "b"."corporation_id";

-- invoicing.invoiceRun
select
  "b"."id"
from
  "bookings" as "b"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
where
  "b"."starts_at" >= $1
  and "b"."starts_at" < $2
  and "b"."date" >= $3
  and "b"."date" <= $4
  and "b"."ends_at" <= $5
  and (
    exists (
      select
        "i"."id"
      from
        "invoices" as "i"
      where
        "i"."booking_id" = "b"."id"
        and "i"."state" = $6
        and "i"."taken_back_at" is null
    )
    or exists (
      select
        "s"."id"
      from
        "shifts" as "s"
      where
        "s"."booking_id" = "b"."id"
        and (
          (
            "s"."status" = $7
            and "b"."status" <> $8
            and "s"."not_met_for_booking" = $9
            and "s"."invoice_state" is null
          )
          or (
            "s"."status" <> $10
            and "s"."cancellation_fee" > $11
            and "s"."cancellation_fee_lapsed_at" is null
            and "s"."fee_invoice_id" is null
          )
        )
    )
  )
order by
  danish_order ("c"."name"),
  "b"."corporation_id",
  "b"."starts_at",
  "b"."id"
limit
  $12;

-- invoicing.invoiceRun
select
  *
from
  "corporations"
where
  "id" = any ($1);

-- invoicing.invoiceSender
select
  "id"
from
  "invoice_documents"
where
  "vendor" = $1
  and "number" is not null
limit
  $2;

-- invoicing.ledger
select
  *
from
  "pay_lines"
where
  "booking_id" = $1
order by
  "id";

-- invoicing.months
select
  "m".*,
  (
    select
      coalesce(nullif(w.contact_person, ''), w.name)
    from
      corporations w
    where
      w.id = "m"."closed_by"
  ) as "closer",
  (
    select
      coalesce(nullif(w.contact_person, ''), w.name)
    from
      corporations w
    where
      w.id = "m"."opened_by"
  ) as "opener"
from
  "closed_months" as "m"
where
  "m"."month" = any ($1)
order by
  "m"."id" desc;

-- invoicing.ownInvoicePdf
select
  "d"."id"
from
  "invoice_documents" as "d"
where
  "d"."corporation_id" = $1
  and "d"."number" is not null
  and "d"."id" = $2;

-- invoicing.ownInvoiceSummary
select
  "d"."id",
  "d"."kind",
  "d"."net",
  "d"."vat",
  "d"."is_paid",
  "d"."due_date",
  "d"."number" as "number",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "note"."id",
          "note"."net",
          "note"."vat",
          "note"."number" as "number"
        from
          "invoice_documents" as "note"
        where
          "note"."credits" = "d"."id"
          and "note"."number" is not null
        order by
          "note"."id"
      ) as agg
  ) as "notes",
  coalesce(
    (
      select
        sum(p.amount)
      from
        document_payments p
      where
        p.document_id = d.id
        and p.undone_at is null
    ),
    0
  )::int as "paid",
  coalesce(
    (
      select
        sum(r.fee)
      from
        document_reminders r
      where
        r.document_id = d.id
        and r.undone_at is null
        and r.waived_at is null
    ),
    0
  )::int as "fees"
from
  "invoice_documents" as "d"
where
  "d"."corporation_id" = $1
  and "d"."number" is not null
  and (
    d.kind <> 'credit_note'
    and not d.is_paid
    and not (
      d.net <= coalesce(
        (
          select
            sum(note.net)
          from
            invoice_documents note
          where
            note.credits = d.id
            and note.number is not null
        ),
        0
      )
      and d.kind <> 'credit_note'
    )
  )
order by
  "d"."id";

-- invoicing.ownInvoiceSummary
select
  extract(
    year
    from
      d.entry_date
  )::int as "year",
  count(*)::int as "all",
  (
    count(*) filter (
      where
        (
          d.kind <> 'credit_note'
          and not d.is_paid
          and not (
            d.net <= coalesce(
              (
                select
                  sum(note.net)
                from
                  invoice_documents note
                where
                  note.credits = d.id
                  and note.number is not null
              ),
              0
            )
            and d.kind <> 'credit_note'
          )
        )
    )
  )::int as "unpaid",
  (
    count(*) filter (
      where
        d.kind = 'credit_note'
    )
  )::int as "credit_notes"
from
  "invoice_documents" as "d"
where
  "d"."corporation_id" = $1
  and "d"."number" is not null
group by
  "year"
order by
  "year" desc;

-- invoicing.ownInvoices
select
  "d"."id",
  "d"."kind",
  "d"."entry_date",
  "d"."due_date",
  "d"."net",
  "d"."vat",
  "d"."is_paid",
  "d"."delivery",
  "credited"."id" as "credited_id",
  "credited"."number" as "credited_number",
  "d"."number" as "number",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "note"."id",
          "note"."net",
          "note"."vat",
          "note"."number" as "number"
        from
          "invoice_documents" as "note"
        where
          "note"."credits" = "d"."id"
          and "note"."number" is not null
        order by
          "note"."id"
      ) as agg
  ) as "notes",
  coalesce(
    (
      select
        sum(p.amount)
      from
        document_payments p
      where
        p.document_id = d.id
        and p.undone_at is null
    ),
    0
  )::int as "paid",
  coalesce(
    (
      select
        sum(r.fee)
      from
        document_reminders r
      where
        r.document_id = d.id
        and r.undone_at is null
        and r.waived_at is null
    ),
    0
  )::int as "fees",
  d.content as "content"
from
  "invoice_documents" as "d"
  left join "invoice_documents" as "credited" on "credited"."id" = "d"."credits"
where
  "d"."corporation_id" = $1
  and "d"."number" is not null
  and true
order by
  "d"."id" desc
limit
  $2
offset
  $3;

-- invoicing.ownPay
select
  "shift_id",
  "kind",
  "state",
  "hours",
  "amount",
  "parts",
  "reason",
  "created_at"
from
  "pay_lines"
where
  "booking_id" = any ($1)
  and "shift_id" = any ($2)
  and "taken_back_at" is null
order by
  "id";

-- invoicing.ownPay
select
  *
from
  "shifts"
where
  "employee_id" = $1
  and (
    "status" = $2
    or "cancellation_pay" > $3
    or "pay_state" is not null
  )
  and "starts_at" <= $4
  and "ends_at" > $5
order by
  "ends_at" desc,
  "id" desc;

-- invoicing.payProposal
select
  "s"."employee_id",
  max("p"."created_at") as "at"
from
  "pay_lines" as "p"
  inner join "shifts" as "s" on "s"."id" = "p"."shift_id"
where
  "s"."employee_id" = any ($1)
  and "p"."state" <> $2
  and "p"."taken_back_at" is null
group by
  "s"."employee_id";

-- invoicing.payments
select
  "d"."id",
  "d"."kind",
  "d"."vendor",
  "d"."number",
  "c"."name" as "corporation",
  d.net + d.vat as "gross",
  coalesce(
    (
      select
        sum(note.net + note.vat)
      from
        invoice_documents note
      where
        note.credits = d.id
        and note.number is not null
    ),
    0
  )::int as "credited",
  coalesce(
    (
      select
        sum(p.amount)
      from
        document_payments p
      where
        p.document_id = d.id
        and p.undone_at is null
    ),
    0
  )::int as "paid",
  coalesce(
    (
      select
        sum(r.fee)
      from
        document_reminders r
      where
        r.document_id = d.id
        and r.undone_at is null
        and r.waived_at is null
    ),
    0
  )::int as "fees"
from
  "invoice_documents" as "d"
  inner join "corporations" as "c" on "c"."id" = "d"."corporation_id"
where
  "d"."id" = $1;

-- invoicing.payroll
select
  "b"."id"
from
  "bookings" as "b"
where
  "b"."starts_at" >= $1
  and "b"."starts_at" < $2
  and "b"."date" >= $3
  and "b"."date" <= $4
  and exists (
    select
      "s"."id"
    from
      "shifts" as "s"
    where
      "s"."booking_id" = "b"."id"
      and (
        (
          "s"."status" = $5
          and "b"."status" <> $6
        )
        or (
          "s"."status" <> $7
          and (
            "s"."cancellation_pay" > $8
            or "s"."pay_state" is not null
          )
        )
      )
  )
order by
  "b"."starts_at",
  "b"."id";

-- invoicing.payroll
select
  "f"."fetched_at",
  "f"."lines",
  (
    select
      coalesce(nullif(w.contact_person, ''), w.name)
    from
      corporations w
    where
      w.id = f.fetched_by
  ) as "by"
from
  "pay_file_fetches" as "f"
where
  "f"."period" = $1
order by
  "f"."id" desc
limit
  $2;

-- invoicing.sentStates
select
  "l"."booking_id",
  array_agg(distinct l.state) as "states",
  coalesce(
    max(l.vendor_message) filter (
      where
        l.state = 'refused'
    ),
    ''
  ) as "reason"
from
  (
    select
      "p"."booking_id",
      "p"."state",
      "p"."vendor_message",
      rank() over (
        partition by
          p.booking_id
        order by
          p.created_at desc
      ) as "place"
    from
      "pay_lines" as "p"
    where
      "p"."booking_id" = any ($1)
      and "p"."taken_back_at" is null
  ) as "l"
where
  "l"."place" = 1
group by
  "l"."booking_id"
order by
  "l"."booking_id";

-- invoicing.sentStates
select
  "p"."booking_id",
  "p"."state",
  "p"."vendor_message",
  rank() over (
    partition by
      p.booking_id
    order by
      p.created_at desc
  ) as "place"
from
  "pay_lines" as "p"
where
  "p"."booking_id" = any ($1)
  and "p"."taken_back_at" is null;

-- invoicing.weekDetails
select
  "b".*,
  "t"."job_title",
  "t"."billy_id",
  "dep"."name" as "department_name",
  "dep"."cost_centre"
from
  "bookings" as "b"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
  left join "departments" as "dep" on "dep"."id" = "b"."department_id"
where
  "b"."corporation_id" = $1
  and (
    "b"."status" <> $2
    or exists (
      select
        "s"."id"
      from
        "shifts" as "s"
      where
        "s"."booking_id" = "b"."id"
        and "s"."cancellation_fee" > $3
        and "s"."cancellation_fee_lapsed_at" is null
    )
    or exists (
      select
        "i"."id"
      from
        "invoices" as "i"
      where
        "i"."booking_id" = "b"."id"
        and "i"."taken_back_at" is null
    )
  )
  and "b"."date" >= $4
  and "b"."date" <= $5
  and "b"."ends_at" > $6
  and "b"."ends_at" <= $7
order by
  "b"."starts_at",
  "b"."id";
