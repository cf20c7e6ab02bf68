-- desk.changesOfCorporation
select
  "p"."id",
  "p"."at",
  "p"."admin_id",
  "p"."fields_encrypted",
  "admin"."contact_person" as "admin_name"
from
  "profile_changes" as "p"
  left join "corporations" as "admin" on "admin"."id" = "p"."admin_id"
where
  "corporation_id" = $1
order by
  "p"."id" desc
limit
  $2;

-- desk.changesOfEmployee
select
  "p"."id",
  "p"."at",
  "p"."admin_id",
  "p"."fields_encrypted",
  "admin"."contact_person" as "admin_name"
from
  "profile_changes" as "p"
  left join "corporations" as "admin" on "admin"."id" = "p"."admin_id"
where
  "employee_id" = $1
order by
  "p"."id" desc
limit
  $2;

-- desk.company
select
  "b"."id" as "booking_id",
  "b"."date",
  "b"."start_time",
  "b"."end_time",
  "t"."job_title",
  "b"."status",
  "b"."approved_at",
  "b"."ends_at",
  "b"."all_check_times_approved",
  "b"."number_of_staff" as "places",
  (
    select
      count(*)::int
    from
      shifts
    where
      booking_id = b.id
      and status = 'selected'
  ) as "selected",
  (
    select
      count(*)::int
    from
      bookings
    where
      corporation_id = $1
  ) as "total"
from
  "bookings" as "b"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
where
  "b"."corporation_id" = $2
order by
  "b"."date" desc,
  "b"."starts_at" desc,
  "b"."id" desc
limit
  $3;

-- desk.company
select
  "i"."id",
  "i"."booking_id",
  "d"."vendor",
  "d"."number",
  "d"."url",
  "i"."total",
  "d"."due_date",
  "d"."is_paid",
  i.kind as "kind"
from
  "invoices" as "i"
  inner join "invoice_documents" as "d" on "d"."id" = "i"."document_id"
where
  "d"."corporation_id" = $1
  and "i"."state" = $2
  and "d"."kind" <> $3
  and "d"."is_paid" = $4
  and not exists (
    select
    from
      invoices note
    where
      note.credits = i.id
      and note.taken_back_at is null
      and note.state = 'accepted'
  )
order by
  d.due_date nulls last,
  "i"."id";

-- desk.company
select
  max("id") as "id"
from
  "profile_changes"
where
  "corporation_id" = $1;

-- desk.company
select
  o.id,
  o.channel,
  o.subject,
  o.status,
  o.created_at
from
  (
    select
      $1::text as key
    union all
    (
      select
        'booking:' || id
      from
        bookings
      where
        corporation_id = $2
      order by
        date desc,
        id desc
      limit
        50
    )
  ) k
  cross join lateral (
    select
      id,
      channel,
      subject,
      status,
      created_at
    from
      outbox
    where
      subject_key = k.key
      and channel in ($3, $4, $5)
    order by
      id desc
    limit
      20
  ) o
order by
  o.id desc
limit
  20;

-- desk.companyInvoices
select
  "i"."id",
  "i"."booking_id",
  "i"."kind",
  "d"."vendor",
  "d"."number",
  "d"."url",
  "i"."total",
  "d"."due_date",
  "d"."is_paid",
  "i"."state",
  "i"."taken_back_at",
  "i"."created_at",
  exists (
    select
    from
      invoices note
    where
      note.credits = i.id
      and note.taken_back_at is null
      and note.state = 'accepted'
  ) as "is_credited",
  (
    select
      count(*) as "count"
    from
      "invoices" as "every"
      inner join "invoice_documents" as "own" on "own"."id" = "every"."document_id"
    where
      "own"."corporation_id" = $1
  ) as "all"
from
  "invoices" as "i"
  inner join "invoice_documents" as "d" on "d"."id" = "i"."document_id"
where
  "d"."corporation_id" = $2
  and true
order by
  "i"."id" desc
limit
  $3
offset
  $4;

-- desk.figures
select
  "b"."corporation_id",
  "b"."staff_type_id",
  date_trunc('week', b.date)::date as "monday",
  "b"."number_of_staff" as "places",
  least(s.selected, b.number_of_staff) as "filled",
  s.selected >= b.number_of_staff as "is_full",
  greatest(
    extract(
      epoch
      from
        s.last_booked_at - b.approved_at
    ) / 3600,
    0
  ) as "hours_to_fill",
  b.ends_at <= $1 as "has_ended",
  "s"."selected",
  "s"."not_met",
  "i"."revenue"
from
  "bookings" as "b"
  inner join lateral (
    select
      count(*) as "selected",
      max("booked_at") as "last_booked_at",
      count(*) filter (
        where
          "not_met_for_booking" = $2
      ) as "not_met"
    from
      "shifts"
    where
      "booking_id" = "b"."id"
      and "status" = $3
  ) as "s" on true
  inner join lateral (
    select
      coalesce(
        sum(
          case
            when kind = 'credit_note' then - total
            else total
          end
        ),
        0
      ) as "revenue"
    from
      "invoices"
    where
      "booking_id" = "b"."id"
      and "state" = $4
      and "taken_back_at" is null
  ) as "i" on true
where
  "b"."date" >= $5
  and "b"."date" <= $6
  and "b"."starts_at" >= $7
  and "b"."starts_at" <= $8
  and "b"."approved_at" is not null
  and "b"."status" <> $9;

-- desk.figures
select
  "b".*,
  "t"."job_title",
  "t"."billy_id",
  "dep"."name" as "department_name",
  "dep"."cost_centre",
  "i"."invoiced"
from
  "bookings" as "b"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
  left join "departments" as "dep" on "dep"."id" = "b"."department_id"
  left join lateral (
    select
      coalesce(
        sum(
          case
            when kind = 'credit_note' then - total
            else total
          end
        ),
        0
      )::int as "invoiced"
    from
      "invoices"
    where
      "booking_id" = "b"."id"
      and "state" = $1
      and "taken_back_at" is null
  ) as "i" on true
where
  "b"."date" >= $2
  and "b"."date" <= $3
  and "b"."starts_at" >= $4
  and "b"."starts_at" <= $5
  and "b"."approved_at" is not null
  and "b"."status" <> $6
  and (
    "b"."is_sent_to_billy" = $7
    or "i"."invoiced" = $8
  );

-- desk.figures
select
  "c"."monday",
  "c"."corporation_id",
  "c"."staff_type_id",
  sum("c"."places") as "places",
  sum("c"."filled") as "filled",
  count(*) filter (
    where
      "c"."is_full" = $1
  ) as "full",
  coalesce(
    sum("c"."hours_to_fill") filter (
      where
        "c"."is_full" = $2
    ),
    0
  ) as "hoursToFill",
  coalesce(
    sum("c"."selected") filter (
      where
        "c"."has_ended" = $3
    ),
    0
  ) as "ended",
  coalesce(
    sum("c"."not_met") filter (
      where
        "c"."has_ended" = $4
    ),
    0
  ) as "noShows",
  sum("c"."revenue") as "revenue"
from
  (
    select
      "b"."corporation_id",
      "b"."staff_type_id",
      date_trunc('week', b.date)::date as "monday",
      "b"."number_of_staff" as "places",
      least(s.selected, b.number_of_staff) as "filled",
      s.selected >= b.number_of_staff as "is_full",
      greatest(
        extract(
          epoch
          from
            s.last_booked_at - b.approved_at
        ) / 3600,
        0
      ) as "hours_to_fill",
      b.ends_at <= $5 as "has_ended",
      "s"."selected",
      "s"."not_met",
      "i"."revenue"
    from
      "bookings" as "b"
      inner join lateral (
        select
          count(*) as "selected",
          max("booked_at") as "last_booked_at",
          count(*) filter (
            where
              "not_met_for_booking" = $6
          ) as "not_met"
        from
          "shifts"
        where
          "booking_id" = "b"."id"
          and "status" = $7
      ) as "s" on true
      inner join lateral (
        select
          coalesce(
            sum(
              case
                when kind = 'credit_note' then - total
                else total
              end
            ),
            0
          ) as "revenue"
        from
          "invoices"
        where
          "booking_id" = "b"."id"
          and "state" = $8
          and "taken_back_at" is null
      ) as "i" on true
    where
      "b"."date" >= $9
      and "b"."date" <= $10
      and "b"."starts_at" >= $11
      and "b"."starts_at" <= $12
      and "b"."approved_at" is not null
      and "b"."status" <> $13
  ) as "c"
group by
  grouping sets ((c.monday), (c.corporation_id), (c.staff_type_id));

-- desk.figures
select
  "id",
  "job_title" as "name"
from
  "staff_types"
where
  "id" = any ($1);

-- desk.list
select
  "u"."id",
  "u"."kind",
  "u"."until",
  coalesce(c.name, concat_ws(' ', e.first_name, e.last_name)) as "name"
from
  "undos" as "u"
  left join "bookings" as "b" on "b"."id" = "u"."entity_id"
  and "u"."kind" <> $1
  left join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  left join "employees" as "e" on "e"."id" = "u"."entity_id"
  and "u"."kind" = $2
where
  "u"."admin_id" = $3
  and "u"."undone_at" is null
  and "u"."until" > $4
  and case u.kind
    when 'close' then b.status = 'closed'
    when 'approve' then b.approved_at is not null
    when 'reject' then b.status = 'cancelled'
    else e.deactivated_at is not null
  end
  and not exists (
    select
    from
      undos later
    where
      later.id > u.id
      and later.entity_id = u.entity_id
      and (later.kind = 'deactivate') = (u.kind = 'deactivate')
      and later.undone_at is null
  )
order by
  "u"."id";

-- desk.log
with
  found as (
    (
      select
        'a' as source,
        a.id,
        a.at
      from
        audit_log a
      where
        true
        and true
      order by
        a.at desc,
        a.id desc
      limit
        51
    )
    union
    (
      select
        's' as source,
        s.id,
        s.last_at as at
      from
        security_events s
      where
        true
        and true
      order by
        s.last_at desc,
        s.id desc
      limit
        51
    )
  ),
  page as (
    select
      *
    from
      found
    order by
      at desc,
      source,
      id desc
    limit
      51
  )
select
  p.source,
  p.id,
  p.at,
  coalesce(a.action, s.kind) as action,
  case
    when a.actor_key_id is not null then 'api_key'
    else coalesce(a.actor_kind, nullif(split_part(s.account, ':', 1), ''))
  end as actor_kind,
  coalesce(coalesce(a.actor_key_id, a.actor_id)::text, nullif(split_part(s.account, ':', 2), '')) as actor_id,
  case
    when a.actor_key_id is not null then case 'api_key'
      when 'employee' then (
        select
          concat_ws(' ', first_name, last_name)
        from
          employees
        where
          id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'corporation' then (
        select
          case
            when login.member_of is null then login.name
            else concat(login.contact_person, ' (', company.name, ')')
          end
        from
          corporations login
          join corporations company on company.id = coalesce(login.member_of, login.id)
        where
          login.id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'company_user' then (
        select
          case
            when login.member_of is null then login.name
            else concat(login.contact_person, ' (', company.name, ')')
          end
        from
          corporations login
          join corporations company on company.id = coalesce(login.member_of, login.id)
        where
          login.id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'department' then (
        select
          concat(d.name, ', ', c.name)
        from
          departments d
          join corporations c on c.id = d.corporation_id
        where
          d.id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'webhook' then (
        select
          coalesce(nullif(description, ''), split_part(url, '/', 3))
        from
          webhooks
        where
          id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'api_key' then (
        select
          case
            when c.id is null then k.name
            else concat(k.name, ' (', c.name, ')')
          end
        from
          api_keys k
          left join corporations c on c.id = k.corporation_id
        where
          k.id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'admin' then (
        select
          contact_person
        from
          corporations
        where
          id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'booking' then (
        select
          concat(t.job_title, ', ', c.name)
        from
          bookings b
          join corporations c on c.id = b.corporation_id
          join staff_types t on t.id = b.staff_type_id
        where
          b.id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'shift' then (
        select
          concat(concat_ws(' ', e.first_name, e.last_name), ', ', c.name)
        from
          shifts h
          join employees e on e.id = h.employee_id
          join bookings b on b.id = h.booking_id
          join corporations c on c.id = b.corporation_id
        where
          h.id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'staff_type' then (
        select
          job_title
        from
          staff_types
        where
          id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
    end
    when a.actor_login_id is not null then case 'company_user'
      when 'employee' then (
        select
          concat_ws(' ', first_name, last_name)
        from
          employees
        where
          id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'corporation' then (
        select
          case
            when login.member_of is null then login.name
            else concat(login.contact_person, ' (', company.name, ')')
          end
        from
          corporations login
          join corporations company on company.id = coalesce(login.member_of, login.id)
        where
          login.id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'company_user' then (
        select
          case
            when login.member_of is null then login.name
            else concat(login.contact_person, ' (', company.name, ')')
          end
        from
          corporations login
          join corporations company on company.id = coalesce(login.member_of, login.id)
        where
          login.id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'department' then (
        select
          concat(d.name, ', ', c.name)
        from
          departments d
          join corporations c on c.id = d.corporation_id
        where
          d.id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'webhook' then (
        select
          coalesce(nullif(description, ''), split_part(url, '/', 3))
        from
          webhooks
        where
          id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'api_key' then (
        select
          case
            when c.id is null then k.name
            else concat(k.name, ' (', c.name, ')')
          end
        from
          api_keys k
          left join corporations c on c.id = k.corporation_id
        where
          k.id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'admin' then (
        select
          contact_person
        from
          corporations
        where
          id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'booking' then (
        select
          concat(t.job_title, ', ', c.name)
        from
          bookings b
          join corporations c on c.id = b.corporation_id
          join staff_types t on t.id = b.staff_type_id
        where
          b.id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'shift' then (
        select
          concat(concat_ws(' ', e.first_name, e.last_name), ', ', c.name)
        from
          shifts h
          join employees e on e.id = h.employee_id
          join bookings b on b.id = h.booking_id
          join corporations c on c.id = b.corporation_id
        where
          h.id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'staff_type' then (
        select
          job_title
        from
          staff_types
        where
          id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
    end
    when a.id is not null then case a.actor_kind
      when 'employee' then (
        select
          concat_ws(' ', first_name, last_name)
        from
          employees
        where
          id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'corporation' then (
        select
          case
            when login.member_of is null then login.name
            else concat(login.contact_person, ' (', company.name, ')')
          end
        from
          corporations login
          join corporations company on company.id = coalesce(login.member_of, login.id)
        where
          login.id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'company_user' then (
        select
          case
            when login.member_of is null then login.name
            else concat(login.contact_person, ' (', company.name, ')')
          end
        from
          corporations login
          join corporations company on company.id = coalesce(login.member_of, login.id)
        where
          login.id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'department' then (
        select
          concat(d.name, ', ', c.name)
        from
          departments d
          join corporations c on c.id = d.corporation_id
        where
          d.id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'webhook' then (
        select
          coalesce(nullif(description, ''), split_part(url, '/', 3))
        from
          webhooks
        where
          id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'api_key' then (
        select
          case
            when c.id is null then k.name
            else concat(k.name, ' (', c.name, ')')
          end
        from
          api_keys k
          left join corporations c on c.id = k.corporation_id
        where
          k.id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'admin' then (
        select
          contact_person
        from
          corporations
        where
          id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'booking' then (
        select
          concat(t.job_title, ', ', c.name)
        from
          bookings b
          join corporations c on c.id = b.corporation_id
          join staff_types t on t.id = b.staff_type_id
        where
          b.id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'shift' then (
        select
          concat(concat_ws(' ', e.first_name, e.last_name), ', ', c.name)
        from
          shifts h
          join employees e on e.id = h.employee_id
          join bookings b on b.id = h.booking_id
          join corporations c on c.id = b.corporation_id
        where
          h.id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'staff_type' then (
        select
          job_title
        from
          staff_types
        where
          id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
    end
    else case split_part(s.account, ':', 1)
      when 'employee' then (
        select
          concat_ws(' ', first_name, last_name)
        from
          employees
        where
          id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'corporation' then (
        select
          case
            when login.member_of is null then login.name
            else concat(login.contact_person, ' (', company.name, ')')
          end
        from
          corporations login
          join corporations company on company.id = coalesce(login.member_of, login.id)
        where
          login.id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'company_user' then (
        select
          case
            when login.member_of is null then login.name
            else concat(login.contact_person, ' (', company.name, ')')
          end
        from
          corporations login
          join corporations company on company.id = coalesce(login.member_of, login.id)
        where
          login.id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'department' then (
        select
          concat(d.name, ', ', c.name)
        from
          departments d
          join corporations c on c.id = d.corporation_id
        where
          d.id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'webhook' then (
        select
          coalesce(nullif(description, ''), split_part(url, '/', 3))
        from
          webhooks
        where
          id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'api_key' then (
        select
          case
            when c.id is null then k.name
            else concat(k.name, ' (', c.name, ')')
          end
        from
          api_keys k
          left join corporations c on c.id = k.corporation_id
        where
          k.id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'admin' then (
        select
          contact_person
        from
          corporations
        where
          id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'booking' then (
        select
          concat(t.job_title, ', ', c.name)
        from
          bookings b
          join corporations c on c.id = b.corporation_id
          join staff_types t on t.id = b.staff_type_id
        where
          b.id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'shift' then (
        select
          concat(concat_ws(' ', e.first_name, e.last_name), ', ', c.name)
        from
          shifts h
          join employees e on e.id = h.employee_id
          join bookings b on b.id = h.booking_id
          join corporations c on c.id = b.corporation_id
        where
          h.id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'staff_type' then (
        select
          job_title
        from
          staff_types
        where
          id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
    end
  end as actor_name,
  a.on_behalf_of,
  case split_part(a.on_behalf_of, ':', 1)
    when 'employee' then (
      select
        concat_ws(' ', first_name, last_name)
      from
        employees
      where
        id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'corporation' then (
      select
        case
          when login.member_of is null then login.name
          else concat(login.contact_person, ' (', company.name, ')')
        end
      from
        corporations login
        join corporations company on company.id = coalesce(login.member_of, login.id)
      where
        login.id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'company_user' then (
      select
        case
          when login.member_of is null then login.name
          else concat(login.contact_person, ' (', company.name, ')')
        end
      from
        corporations login
        join corporations company on company.id = coalesce(login.member_of, login.id)
      where
        login.id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'department' then (
      select
        concat(d.name, ', ', c.name)
      from
        departments d
        join corporations c on c.id = d.corporation_id
      where
        d.id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'webhook' then (
      select
        coalesce(nullif(description, ''), split_part(url, '/', 3))
      from
        webhooks
      where
        id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'api_key' then (
      select
        case
          when c.id is null then k.name
          else concat(k.name, ' (', c.name, ')')
        end
      from
        api_keys k
        left join corporations c on c.id = k.corporation_id
      where
        k.id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'admin' then (
      select
        contact_person
      from
        corporations
      where
        id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'booking' then (
      select
        concat(t.job_title, ', ', c.name)
      from
        bookings b
        join corporations c on c.id = b.corporation_id
        join staff_types t on t.id = b.staff_type_id
      where
        b.id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'shift' then (
      select
        concat(concat_ws(' ', e.first_name, e.last_name), ', ', c.name)
      from
        shifts h
        join employees e on e.id = h.employee_id
        join bookings b on b.id = h.booking_id
        join corporations c on c.id = b.corporation_id
      where
        h.id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'staff_type' then (
      select
        job_title
      from
        staff_types
      where
        id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
  end as behalf_name,
  a.entity,
  a.entity_id,
  case a.entity
    when 'employee' then (
      select
        concat_ws(' ', first_name, last_name)
      from
        employees
      where
        id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'corporation' then (
      select
        case
          when login.member_of is null then login.name
          else concat(login.contact_person, ' (', company.name, ')')
        end
      from
        corporations login
        join corporations company on company.id = coalesce(login.member_of, login.id)
      where
        login.id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'company_user' then (
      select
        case
          when login.member_of is null then login.name
          else concat(login.contact_person, ' (', company.name, ')')
        end
      from
        corporations login
        join corporations company on company.id = coalesce(login.member_of, login.id)
      where
        login.id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'department' then (
      select
        concat(d.name, ', ', c.name)
      from
        departments d
        join corporations c on c.id = d.corporation_id
      where
        d.id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'webhook' then (
      select
        coalesce(nullif(description, ''), split_part(url, '/', 3))
      from
        webhooks
      where
        id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'api_key' then (
      select
        case
          when c.id is null then k.name
          else concat(k.name, ' (', c.name, ')')
        end
      from
        api_keys k
        left join corporations c on c.id = k.corporation_id
      where
        k.id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'admin' then (
      select
        contact_person
      from
        corporations
      where
        id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'booking' then (
      select
        concat(t.job_title, ', ', c.name)
      from
        bookings b
        join corporations c on c.id = b.corporation_id
        join staff_types t on t.id = b.staff_type_id
      where
        b.id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'shift' then (
      select
        concat(concat_ws(' ', e.first_name, e.last_name), ', ', c.name)
      from
        shifts h
        join employees e on e.id = h.employee_id
        join bookings b on b.id = h.booking_id
        join corporations c on c.id = b.corporation_id
      where
        h.id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'staff_type' then (
      select
        job_title
      from
        staff_types
      where
        id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
  end as entity_name,
  case a.entity
    when 'booking' then (
      select
        date
      from
        bookings
      where
        id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'shift' then (
      select
        b.date
      from
        shifts h
        join bookings b on b.id = h.booking_id
      where
        h.id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
  end as entity_date,
  a.detail,
  s.network,
  s.about,
  s.times
from
  page p
  left join audit_log a on p.source = 'a'
  and a.id = p.id
  left join security_events s on p.source = 's'
  and s.id = p.id
order by
  p.at desc,
  p.source,
  p.id desc;

-- desk.logExport
with
  found as (
    (
      select
        'a' as source,
        a.id,
        a.at
      from
        audit_log a
      where
        true
        and true
      order by
        a.at desc,
        a.id desc
      limit
        10001
    )
    union
    (
      select
        's' as source,
        s.id,
        s.last_at as at
      from
        security_events s
      where
        true
        and true
      order by
        s.last_at desc,
        s.id desc
      limit
        10001
    )
  ),
  page as (
    select
      *
    from
      found
    order by
      at desc,
      source,
      id desc
    limit
      10001
  )
select
  p.source,
  p.id,
  p.at,
  coalesce(a.action, s.kind) as action,
  case
    when a.actor_key_id is not null then 'api_key'
    else coalesce(a.actor_kind, nullif(split_part(s.account, ':', 1), ''))
  end as actor_kind,
  coalesce(coalesce(a.actor_key_id, a.actor_id)::text, nullif(split_part(s.account, ':', 2), '')) as actor_id,
  case
    when a.actor_key_id is not null then case 'api_key'
      when 'employee' then (
        select
          concat_ws(' ', first_name, last_name)
        from
          employees
        where
          id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'corporation' then (
        select
          case
            when login.member_of is null then login.name
            else concat(login.contact_person, ' (', company.name, ')')
          end
        from
          corporations login
          join corporations company on company.id = coalesce(login.member_of, login.id)
        where
          login.id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'company_user' then (
        select
          case
            when login.member_of is null then login.name
            else concat(login.contact_person, ' (', company.name, ')')
          end
        from
          corporations login
          join corporations company on company.id = coalesce(login.member_of, login.id)
        where
          login.id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'department' then (
        select
          concat(d.name, ', ', c.name)
        from
          departments d
          join corporations c on c.id = d.corporation_id
        where
          d.id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'webhook' then (
        select
          coalesce(nullif(description, ''), split_part(url, '/', 3))
        from
          webhooks
        where
          id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'api_key' then (
        select
          case
            when c.id is null then k.name
            else concat(k.name, ' (', c.name, ')')
          end
        from
          api_keys k
          left join corporations c on c.id = k.corporation_id
        where
          k.id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'admin' then (
        select
          contact_person
        from
          corporations
        where
          id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'booking' then (
        select
          concat(t.job_title, ', ', c.name)
        from
          bookings b
          join corporations c on c.id = b.corporation_id
          join staff_types t on t.id = b.staff_type_id
        where
          b.id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'shift' then (
        select
          concat(concat_ws(' ', e.first_name, e.last_name), ', ', c.name)
        from
          shifts h
          join employees e on e.id = h.employee_id
          join bookings b on b.id = h.booking_id
          join corporations c on c.id = b.corporation_id
        where
          h.id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
      when 'staff_type' then (
        select
          job_title
        from
          staff_types
        where
          id = case
            when a.actor_key_id::text ~ '^\d{1,9}$' then (a.actor_key_id::text)::int
          end
      )
    end
    when a.actor_login_id is not null then case 'company_user'
      when 'employee' then (
        select
          concat_ws(' ', first_name, last_name)
        from
          employees
        where
          id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'corporation' then (
        select
          case
            when login.member_of is null then login.name
            else concat(login.contact_person, ' (', company.name, ')')
          end
        from
          corporations login
          join corporations company on company.id = coalesce(login.member_of, login.id)
        where
          login.id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'company_user' then (
        select
          case
            when login.member_of is null then login.name
            else concat(login.contact_person, ' (', company.name, ')')
          end
        from
          corporations login
          join corporations company on company.id = coalesce(login.member_of, login.id)
        where
          login.id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'department' then (
        select
          concat(d.name, ', ', c.name)
        from
          departments d
          join corporations c on c.id = d.corporation_id
        where
          d.id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'webhook' then (
        select
          coalesce(nullif(description, ''), split_part(url, '/', 3))
        from
          webhooks
        where
          id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'api_key' then (
        select
          case
            when c.id is null then k.name
            else concat(k.name, ' (', c.name, ')')
          end
        from
          api_keys k
          left join corporations c on c.id = k.corporation_id
        where
          k.id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'admin' then (
        select
          contact_person
        from
          corporations
        where
          id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'booking' then (
        select
          concat(t.job_title, ', ', c.name)
        from
          bookings b
          join corporations c on c.id = b.corporation_id
          join staff_types t on t.id = b.staff_type_id
        where
          b.id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'shift' then (
        select
          concat(concat_ws(' ', e.first_name, e.last_name), ', ', c.name)
        from
          shifts h
          join employees e on e.id = h.employee_id
          join bookings b on b.id = h.booking_id
          join corporations c on c.id = b.corporation_id
        where
          h.id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
      when 'staff_type' then (
        select
          job_title
        from
          staff_types
        where
          id = case
            when a.actor_login_id::text ~ '^\d{1,9}$' then (a.actor_login_id::text)::int
          end
      )
    end
    when a.id is not null then case a.actor_kind
      when 'employee' then (
        select
          concat_ws(' ', first_name, last_name)
        from
          employees
        where
          id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'corporation' then (
        select
          case
            when login.member_of is null then login.name
            else concat(login.contact_person, ' (', company.name, ')')
          end
        from
          corporations login
          join corporations company on company.id = coalesce(login.member_of, login.id)
        where
          login.id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'company_user' then (
        select
          case
            when login.member_of is null then login.name
            else concat(login.contact_person, ' (', company.name, ')')
          end
        from
          corporations login
          join corporations company on company.id = coalesce(login.member_of, login.id)
        where
          login.id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'department' then (
        select
          concat(d.name, ', ', c.name)
        from
          departments d
          join corporations c on c.id = d.corporation_id
        where
          d.id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'webhook' then (
        select
          coalesce(nullif(description, ''), split_part(url, '/', 3))
        from
          webhooks
        where
          id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'api_key' then (
        select
          case
            when c.id is null then k.name
            else concat(k.name, ' (', c.name, ')')
          end
        from
          api_keys k
          left join corporations c on c.id = k.corporation_id
        where
          k.id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'admin' then (
        select
          contact_person
        from
          corporations
        where
          id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'booking' then (
        select
          concat(t.job_title, ', ', c.name)
        from
          bookings b
          join corporations c on c.id = b.corporation_id
          join staff_types t on t.id = b.staff_type_id
        where
          b.id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'shift' then (
        select
          concat(concat_ws(' ', e.first_name, e.last_name), ', ', c.name)
        from
          shifts h
          join employees e on e.id = h.employee_id
          join bookings b on b.id = h.booking_id
          join corporations c on c.id = b.corporation_id
        where
          h.id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
      when 'staff_type' then (
        select
          job_title
        from
          staff_types
        where
          id = case
            when a.actor_id::text ~ '^\d{1,9}$' then (a.actor_id::text)::int
          end
      )
    end
    else case split_part(s.account, ':', 1)
      when 'employee' then (
        select
          concat_ws(' ', first_name, last_name)
        from
          employees
        where
          id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'corporation' then (
        select
          case
            when login.member_of is null then login.name
            else concat(login.contact_person, ' (', company.name, ')')
          end
        from
          corporations login
          join corporations company on company.id = coalesce(login.member_of, login.id)
        where
          login.id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'company_user' then (
        select
          case
            when login.member_of is null then login.name
            else concat(login.contact_person, ' (', company.name, ')')
          end
        from
          corporations login
          join corporations company on company.id = coalesce(login.member_of, login.id)
        where
          login.id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'department' then (
        select
          concat(d.name, ', ', c.name)
        from
          departments d
          join corporations c on c.id = d.corporation_id
        where
          d.id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'webhook' then (
        select
          coalesce(nullif(description, ''), split_part(url, '/', 3))
        from
          webhooks
        where
          id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'api_key' then (
        select
          case
            when c.id is null then k.name
            else concat(k.name, ' (', c.name, ')')
          end
        from
          api_keys k
          left join corporations c on c.id = k.corporation_id
        where
          k.id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'admin' then (
        select
          contact_person
        from
          corporations
        where
          id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'booking' then (
        select
          concat(t.job_title, ', ', c.name)
        from
          bookings b
          join corporations c on c.id = b.corporation_id
          join staff_types t on t.id = b.staff_type_id
        where
          b.id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'shift' then (
        select
          concat(concat_ws(' ', e.first_name, e.last_name), ', ', c.name)
        from
          shifts h
          join employees e on e.id = h.employee_id
          join bookings b on b.id = h.booking_id
          join corporations c on c.id = b.corporation_id
        where
          h.id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
      when 'staff_type' then (
        select
          job_title
        from
          staff_types
        where
          id = case
            when split_part(s.account, ':', 2) ~ '^\d{1,9}$' then (split_part(s.account, ':', 2))::int
          end
      )
    end
  end as actor_name,
  a.on_behalf_of,
  case split_part(a.on_behalf_of, ':', 1)
    when 'employee' then (
      select
        concat_ws(' ', first_name, last_name)
      from
        employees
      where
        id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'corporation' then (
      select
        case
          when login.member_of is null then login.name
          else concat(login.contact_person, ' (', company.name, ')')
        end
      from
        corporations login
        join corporations company on company.id = coalesce(login.member_of, login.id)
      where
        login.id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'company_user' then (
      select
        case
          when login.member_of is null then login.name
          else concat(login.contact_person, ' (', company.name, ')')
        end
      from
        corporations login
        join corporations company on company.id = coalesce(login.member_of, login.id)
      where
        login.id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'department' then (
      select
        concat(d.name, ', ', c.name)
      from
        departments d
        join corporations c on c.id = d.corporation_id
      where
        d.id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'webhook' then (
      select
        coalesce(nullif(description, ''), split_part(url, '/', 3))
      from
        webhooks
      where
        id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'api_key' then (
      select
        case
          when c.id is null then k.name
          else concat(k.name, ' (', c.name, ')')
        end
      from
        api_keys k
        left join corporations c on c.id = k.corporation_id
      where
        k.id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'admin' then (
      select
        contact_person
      from
        corporations
      where
        id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'booking' then (
      select
        concat(t.job_title, ', ', c.name)
      from
        bookings b
        join corporations c on c.id = b.corporation_id
        join staff_types t on t.id = b.staff_type_id
      where
        b.id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'shift' then (
      select
        concat(concat_ws(' ', e.first_name, e.last_name), ', ', c.name)
      from
        shifts h
        join employees e on e.id = h.employee_id
        join bookings b on b.id = h.booking_id
        join corporations c on c.id = b.corporation_id
      where
        h.id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
    when 'staff_type' then (
      select
        job_title
      from
        staff_types
      where
        id = case
          when split_part(a.on_behalf_of, ':', 2) ~ '^\d{1,9}$' then (split_part(a.on_behalf_of, ':', 2))::int
        end
    )
  end as behalf_name,
  a.entity,
  a.entity_id,
  case a.entity
    when 'employee' then (
      select
        concat_ws(' ', first_name, last_name)
      from
        employees
      where
        id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'corporation' then (
      select
        case
          when login.member_of is null then login.name
          else concat(login.contact_person, ' (', company.name, ')')
        end
      from
        corporations login
        join corporations company on company.id = coalesce(login.member_of, login.id)
      where
        login.id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'company_user' then (
      select
        case
          when login.member_of is null then login.name
          else concat(login.contact_person, ' (', company.name, ')')
        end
      from
        corporations login
        join corporations company on company.id = coalesce(login.member_of, login.id)
      where
        login.id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'department' then (
      select
        concat(d.name, ', ', c.name)
      from
        departments d
        join corporations c on c.id = d.corporation_id
      where
        d.id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'webhook' then (
      select
        coalesce(nullif(description, ''), split_part(url, '/', 3))
      from
        webhooks
      where
        id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'api_key' then (
      select
        case
          when c.id is null then k.name
          else concat(k.name, ' (', c.name, ')')
        end
      from
        api_keys k
        left join corporations c on c.id = k.corporation_id
      where
        k.id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'admin' then (
      select
        contact_person
      from
        corporations
      where
        id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'booking' then (
      select
        concat(t.job_title, ', ', c.name)
      from
        bookings b
        join corporations c on c.id = b.corporation_id
        join staff_types t on t.id = b.staff_type_id
      where
        b.id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'shift' then (
      select
        concat(concat_ws(' ', e.first_name, e.last_name), ', ', c.name)
      from
        shifts h
        join employees e on e.id = h.employee_id
        join bookings b on b.id = h.booking_id
        join corporations c on c.id = b.corporation_id
      where
        h.id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'staff_type' then (
      select
        job_title
      from
        staff_types
      where
        id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
  end as entity_name,
  case a.entity
    when 'booking' then (
      select
        date
      from
        bookings
      where
        id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
    when 'shift' then (
      select
        b.date
      from
        shifts h
        join bookings b on b.id = h.booking_id
      where
        h.id = case
          when a.entity_id ~ '^\d{1,9}$' then (a.entity_id)::int
        end
    )
  end as entity_date,
  a.detail,
  s.network,
  s.about,
  s.times
from
  page p
  left join audit_log a on p.source = 'a'
  and a.id = p.id
  left join security_events s on p.source = 's'
  and s.id = p.id
order by
  p.at desc,
  p.source,
  p.id desc;

-- desk.notes
select
  "n"."id",
  "n"."text",
  "n"."written_at",
  "n"."edited_at",
  "n"."author_id",
  "c"."contact_person",
  "c"."name"
from
  "internal_notes" as "n"
  inner join "corporations" as "c" on "c"."id" = "n"."author_id"
where
  "n"."employee_id" = $1
order by
  "n"."id" desc;

-- desk.person
select
  "id",
  "first_name",
  "last_name"
from
  "employees"
where
  "cpr_digest" = any ($1)
  and "id" <> $2
order by
  "id"
limit
  $3;

-- desk.person
select
  "o"."id",
  "o"."from_day",
  "o"."until_day",
  "o"."consent",
  "o"."noted_at",
  "d"."id" as "document_id",
  "d"."kind",
  "d"."title",
  "d"."file_name",
  coalesce(nullif("n"."contact_person", ''), "n"."name") as "noted_by",
  coalesce(nullif("w"."contact_person", ''), "w"."name") as "withdrawn_by"
from
  "week_opt_outs" as "o"
  left join "corporations" as "n" on "n"."id" = "o"."noted_by"
  left join "corporations" as "w" on "w"."id" = "o"."withdrawn_by"
  left join "employee_documents" as "d" on "d"."id" = "o"."document_id"
where
  "o"."employee_id" = $1
order by
  "o"."from_day" desc,
  "o"."id" desc;

-- desk.person
select
  "s"."id" as "shift_id",
  "b"."id" as "booking_id",
  "b"."date",
  "b"."start_time",
  "b"."end_time",
  "t"."job_title",
  "c"."name" as "corporation",
  "s"."status",
  "s"."ends_at",
  "s"."working_time_reason",
  "s"."not_met",
  "s"."sick_decision",
  "s"."has_come",
  "n"."shifts" as "total"
from
  (
    select
      s.*
    from
      unnest($1::text[]) as each (status)
      cross join lateral (
        select
          id,
          booking_id,
          status,
          starts_at,
          ends_at,
          working_time_reason,
          not_met_for_booking as not_met,
          sick_decision,
          (
            arrived_at is not null
            or employee_checkin_time is not null
          ) as has_come
        from
          shifts
        where
          employee_id = $2
          and status = each.status
        order by
          ends_at desc,
          id desc
        limit
          50
      ) s
    order by
      s.ends_at desc,
      s.id desc
    limit
      50
  ) as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
  inner join "shift_counts" as "n" on "n"."employee_id" = $3
order by
  "s"."ends_at" desc,
  "s"."id" desc;

-- desk.person
select
  max("id") as "id"
from
  "profile_changes"
where
  "employee_id" = $1;

-- desk.person
select
  o.id,
  o.channel,
  o.subject,
  o.status,
  o.created_at
from
  (
    select
      $1::text as key
  ) k
  cross join lateral (
    select
      id,
      channel,
      subject,
      status,
      created_at
    from
      outbox
    where
      subject_key = k.key
      and channel in ($2, $3, $4)
    order by
      id desc
    limit
      20
  ) o
order by
  o.id desc
limit
  20;

-- desk.personPay
select
  "p"."id",
  "p"."booking_id",
  "p"."kind",
  "b"."date",
  "t"."job_title",
  "c"."name" as "corporation",
  "p"."hours",
  "p"."amount",
  "p"."state",
  "p"."taken_back_at",
  "p"."created_at",
  (
    select
      count(*) as "count"
    from
      "pay_lines" as "every"
      inner join "shifts" as "own" on "own"."id" = "every"."shift_id"
    where
      "own"."employee_id" = $1
  ) as "all"
from
  "pay_lines" as "p"
  inner join "shifts" as "s" on "s"."id" = "p"."shift_id"
  inner join "bookings" as "b" on "b"."id" = "p"."booking_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
where
  "s"."employee_id" = $2
  and true
order by
  "p"."id" desc
limit
  $3
offset
  $4;

-- desk.reminders
select
  "template_content"
from
  "sms_templates"
where
  "key" = $1;

-- desk.reminders
select
  *
from
  "term_changes"
where
  "shift_id" = $1
  and "state" = $2;

-- desk.reminders
select distinct
  on ("a"."entity", "a"."entity_id", "a"."action") "a"."action",
  "a"."entity",
  "a"."entity_id",
  "a"."at",
  coalesce(nullif("c"."contact_person", $1), "c"."name") as "name"
from
  "audit_log" as "a"
  left join "corporations" as "c" on "c"."id" = "a"."actor_id"
where
  "a"."action" = any ($2)
  and (
    (
      "a"."entity" = $3
      and "a"."entity_id" = any ($4)
    )
    or (
      "a"."entity" = $5
      and "a"."entity_id" = any ($6)
    )
    or (
      "a"."entity" = $7
      and "a"."entity_id" = any ($8)
    )
  )
order by
  "a"."entity",
  "a"."entity_id",
  "a"."action",
  "a"."at" desc;

-- desk.search
select
  array(
    select
      id
    from
      corporations
    where
      member_of is null
      and (
        ("search_name" like $1)
        or false
      )
  ) as "corporationIds",
  array(
    select
      id
    from
      staff_types
    where
      (folded ("job_title") like $2)
  ) as "staffTypeIds",
  array(
    with recursive
      hops as (
        (
          select
            "city" as value
          from
            bookings
          where
            "city" <> ''
          order by
            "city"
          limit
            1
        )
        union all
        select
          (
            select
              b."city"
            from
              bookings b
            where
              b."city" > hops.value
              and b."city" <> ''
            order by
              b."city"
            limit
              1
          )
        from
          hops
        where
          hops.value is not null
      )
    select
      value
    from
      (
        select
          value
        from
          hops
        where
          value is not null
        limit
          5000
      ) as found
    where
      (folded ("value") like $3)
  ) as cities,
  array(
    with recursive
      hops as (
        (
          select
            "contact_person" as value
          from
            bookings
          where
            "contact_person" <> ''
          order by
            "contact_person"
          limit
            1
        )
        union all
        select
          (
            select
              b."contact_person"
            from
              bookings b
            where
              b."contact_person" > hops.value
              and b."contact_person" <> ''
            order by
              b."contact_person"
            limit
              1
          )
        from
          hops
        where
          hops.value is not null
      )
    select
      value
    from
      (
        select
          value
        from
          hops
        where
          value is not null
        limit
          5000
      ) as found
    where
      (folded ("value") like $4)
  ) as contacts,
  array(
    with recursive
      hops as (
        (
          select
            "arrangement_type" as value
          from
            bookings
          where
            "arrangement_type" <> ''
          order by
            "arrangement_type"
          limit
            1
        )
        union all
        select
          (
            select
              b."arrangement_type"
            from
              bookings b
            where
              b."arrangement_type" > hops.value
              and b."arrangement_type" <> ''
            order by
              b."arrangement_type"
            limit
              1
          )
        from
          hops
        where
          hops.value is not null
      )
    select
      value
    from
      (
        select
          value
        from
          hops
        where
          value is not null
        limit
          5000
      ) as found
    where
      (folded ("value") like $5)
  ) as arrangements,
  array(
    with recursive
      hops as (
        (
          select
            "arrangement_type_other" as value
          from
            bookings
          where
            "arrangement_type_other" <> ''
          order by
            "arrangement_type_other"
          limit
            1
        )
        union all
        select
          (
            select
              b."arrangement_type_other"
            from
              bookings b
            where
              b."arrangement_type_other" > hops.value
              and b."arrangement_type_other" <> ''
            order by
              b."arrangement_type_other"
            limit
              1
          )
        from
          hops
        where
          hops.value is not null
      )
    select
      value
    from
      (
        select
          value
        from
          hops
        where
          value is not null
        limit
          5000
      ) as found
    where
      (folded ("value") like $6)
  ) as "otherArrangements",
  array(
    select
      $7::int
    where
      $8::int is not null
    union
    (
      select
        booking_id
      from
        invoices i
        join invoice_documents d on d.id = i.document_id
      where
        d.number = $9
      limit
        10
    )
  ) || array(
    select
      booking_id
    from
      (
        select
          theirs.booking_id,
          max(theirs.ends_at) as ends_at
        from
          employees
          cross join lateral (
            (
              select
                last.booking_id,
                last.ends_at
              from
                (
                  values
                    ('selected'),
                    ('applied')
                ) as each (status)
                cross join lateral (
                  select
                    s.booking_id,
                    s.ends_at
                  from
                    shifts s
                  where
                    s.employee_id = employees.id
                    and s.status = each.status
                    and true
                  order by
                    s.ends_at desc
                  limit
                    $10
                ) as last
            )
          ) as theirs
        where
          ("search_name" like $11)
          or false
        group by
          theirs.booking_id
      ) as of_people
    order by
      ends_at desc,
      booking_id desc
    limit
      $12
  ) as "bookingIds";

-- desk.sentToMany
select
  m.entity_id as key,
  m.at,
  m.detail,
  t.job_title,
  p.subject,
  p.text,
  coalesce(p.people, '[]'::json) as people
from
  (
    select
      *
    from
      audit_log
    where
      action = 'message_to_many'
    order by
      id desc
    limit
      $1
  ) m
  left join staff_types t on t.id = (m.detail ->> 'staff_type_id')::int
  left join lateral (
    select
      (
        array_agg(
          o.subject
          order by
            danish_order (r.name),
            r.id
        )
      ) [1] as subject,
      (
        array_agg(
          o.body
          order by
            danish_order (r.name),
            r.id
        )
      ) [1] as text,
      json_agg(
        json_build_object('employee_id', r.employee_id, 'corporation_id', r.corporation_id, 'name', r.name, 'status', o.status)
        order by
          danish_order (r.name),
          r.id
      ) as people
    from
      (
        select
          e.id as employee_id,
          null::int as corporation_id,
          concat_ws(' ', e.first_name, e.last_name) as name,
          'broadcast:' as act,
          e.id
        from
          jsonb_array_elements_text(m.detail -> 'employee_ids') one
          join employees e on e.id = one::int
        union all
        select
          null,
          c.id,
          c.name,
          'broadcast-company:',
          c.id
        from
          jsonb_array_elements_text(coalesce(m.detail -> 'corporation_ids', '[]')) one
          join corporations c on c.id = one::int
      ) r
      join outbox o on o.key = concat(
        r.act,
        m.entity_id,
        ':',
        r.id,
        case
          when m.detail ->> 'channel' = 'sms' then ':sms'
          else ''
        end
      )
  ) p on true
order by
  m.id desc;

-- desk.today
select
  "b".*,
  "t"."job_title",
  "t"."billy_id",
  "dep"."name" as "department_name",
  "dep"."cost_centre",
  "c"."name" as "corporation",
  "c"."phone" as "corporation_phone"
from
  "bookings" as "b"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
  left join "departments" as "dep" on "dep"."id" = "b"."department_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
where
  "b"."id" = any ($1);

-- desk.today
select
  "id",
  "employee_checkin_time",
  "employee_checkout_time",
  "corporation_checkin_time",
  "corporation_checkout_time"
from
  "shifts"
where
  "id" = any ($1);

-- desk.today
select
  "id",
  "first_name",
  "last_name",
  "phone"
from
  "employees"
where
  "id" = any ($1);

-- desk.today
select
  exists (
    select
      1
    from
      staff_types
    where
      company
      and worker
  ) as "has_staff_types",
  exists (
    select
      1
    from
      bookings
  )
  or fees_saved_at is not null as "has_fees",
  exists (
    select
      1
    from
      bookings
  )
  or exists (
    select
      1
    from
      price_settings
    where
      key = 'hourly_wage'
      and created_by is not null
  ) as "has_wages",
  exists (
    select
      1
    from
      employment_term_templates
  ) as "has_terms",
  exists (
    select
      1
    from
      bookings
  )
  or exists (
    select
      1
    from
      corporations
    where
      not is_admin
      and erased_at is null
  ) as "has_company",
  exists (
    select
      1
    from
      employees
    where
      not new_user
      and approval = 'approved'
  ) as "has_people",
  exists (
    select
      1
    from
      invoice_sender
    where
      '' not in (name, cvr, address, zip_code, city)
  ) as "has_sender",
  exists (
    select
      1
    from
      bookings
    where
      approved_at is not null
  ) as "has_booking",
  exists (
    select
      1
    from
      shifts
    where
      employee_stamped_at is not null
      or corporation_stamped_at is not null
  ) as "has_worked"
from
  "global_settings";

-- desk.today
select distinct
  on ("a"."entity", "a"."entity_id", "a"."action") "a"."action",
  "a"."entity",
  "a"."entity_id",
  "a"."at",
  coalesce(nullif("c"."contact_person", $1), "c"."name") as "name"
from
  "audit_log" as "a"
  left join "corporations" as "c" on "c"."id" = "a"."actor_id"
where
  "a"."action" = any ($2)
  and (
    (
      "a"."entity" = $3
      and "a"."entity_id" = any ($4)
    )
    or (
      "a"."entity" = $5
      and "a"."entity_id" = any ($6)
    )
  )
order by
  "a"."entity",
  "a"."entity_id",
  "a"."action",
  "a"."at" desc;

-- desk.today
with
  "sendable" as (
    select
      "s"."id" as "shift_id",
      "s"."booking_id",
      "s"."employee_id",
      "b"."ends_at",
      "b"."corporation_id",
      "b"."date",
      (
        s.admin_approve_invoice
        and s.invoice_state is null
        and (
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
      ) as "ready_to_invoice",
      (
        s.admin_approve_checkout
        and s.pay_state is null
        and (
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
      ) as "ready_to_pay"
    from
      "shifts" as "s"
      inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
    where
      "s"."status" = 'selected'
      and "s"."not_met_for_booking" = false
      and (
        (
          s.admin_approve_invoice
          and s.invoice_state is null
        )
        or (
          s.admin_approve_checkout
          and s.pay_state is null
        )
      )
      and "s"."ends_at" <= $1
      and "b"."status" <> 'cancelled'
      and "b"."ends_at" <= $2
      and not (
        b.is_sent_to_billy
        and b.is_sent_to_zenegy
      )
      and (
        (
          s.admin_approve_invoice
          and s.invoice_state is null
          and (
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
          s.admin_approve_checkout
          and s.pay_state is null
          and (
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
    union all
    select
      "s"."id" as "shift_id",
      "s"."booking_id",
      "s"."employee_id",
      "b"."ends_at",
      "b"."corporation_id",
      "b"."date",
      false as "ready_to_invoice",
      true as "ready_to_pay"
    from
      "shifts" as "s"
      inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
    where
      "s"."status" <> 'selected'
      and "s"."cancellation_pay" > 0
      and "s"."pay_state" is null
      and "s"."ends_at" <= $3
      and (
        s.cancellation_fee_lapsed_at is null
        or s.cancellation_fee_lapsed_at >= s.starts_at
      )
      and not exists (
        select
        from
          shifts other
          join bookings other_booking on other_booking.id = other.booking_id
        where
          other.employee_id = "s"."employee_id"
          and other.work_date = "s"."work_date"
          and other.status = 'selected'
          and other.id <> "s"."id"
          and other_booking.status <> 'cancelled'
      )
  )
select
  "w"."booking_id",
  "w"."employee_id",
  (
    e.first_name = ''
    or e.last_name = ''
    or e.cpr_encrypted is null
    or e.bank_reg_encrypted is null
    or e.bank_account_encrypted is null
  ) as "lacks_data",
  count(*) over () as "total",
  "b"."date",
  "b"."start_time",
  "b"."end_time",
  "b"."hourly_wage",
  "b"."transport_wage",
  "b"."self_paid_break",
  "b"."agreement",
  "s"."employee_checkin_time",
  "s"."employee_checkout_time",
  "s"."corporation_checkin_time",
  "s"."corporation_checkout_time",
  "s"."first_checkout_by",
  "s"."last_checkout_by",
  "s"."checkout_rejected_count_employee",
  "s"."checkout_rejected_count_corporation",
  "s"."admin_checkin_time",
  "s"."admin_checkout_time",
  "s"."not_met_for_booking",
  "s"."has_pension",
  "s"."admin_employee_checkin_time",
  "s"."admin_employee_checkout_time",
  "s"."pay_withdrawn",
  "s"."has_pension",
  "s"."status",
  "s"."starts_at",
  "s"."cancellation_hours",
  "s"."cancellation_pay",
  "s"."cancellation_fee_lapsed_at"
from
  "sendable" as "w"
  inner join "shifts" as "s" on "s"."id" = "w"."shift_id"
  inner join "bookings" as "b" on "b"."id" = "w"."booking_id"
  inner join "employees" as "e" on "e"."id" = "w"."employee_id"
where
  "w"."ready_to_pay" = $4
order by
  "w"."date",
  "w"."shift_id"
limit
  $5;

-- desk.today
with
  "sendable" as (
    select
      "s"."id" as "shift_id",
      "s"."booking_id",
      "s"."employee_id",
      "b"."ends_at",
      "b"."corporation_id",
      "b"."date",
      (
        s.admin_approve_invoice
        and s.invoice_state is null
        and (
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
      ) as "ready_to_invoice",
      (
        s.admin_approve_checkout
        and s.pay_state is null
        and (
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
      ) as "ready_to_pay"
    from
      "shifts" as "s"
      inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
    where
      "s"."status" = 'selected'
      and "s"."not_met_for_booking" = false
      and (
        (
          s.admin_approve_invoice
          and s.invoice_state is null
        )
        or (
          s.admin_approve_checkout
          and s.pay_state is null
        )
      )
      and "s"."ends_at" <= $1
      and "b"."status" <> 'cancelled'
      and "b"."ends_at" <= $2
      and not (
        b.is_sent_to_billy
        and b.is_sent_to_zenegy
      )
      and (
        (
          s.admin_approve_invoice
          and s.invoice_state is null
          and (
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
          s.admin_approve_checkout
          and s.pay_state is null
          and (
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
    union all
    select
      "s"."id" as "shift_id",
      "s"."booking_id",
      "s"."employee_id",
      "b"."ends_at",
      "b"."corporation_id",
      "b"."date",
      false as "ready_to_invoice",
      true as "ready_to_pay"
    from
      "shifts" as "s"
      inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
    where
      "s"."status" <> 'selected'
      and "s"."cancellation_pay" > 0
      and "s"."pay_state" is null
      and "s"."ends_at" <= $3
      and (
        s.cancellation_fee_lapsed_at is null
        or s.cancellation_fee_lapsed_at >= s.starts_at
      )
      and not exists (
        select
        from
          shifts other
          join bookings other_booking on other_booking.id = other.booking_id
        where
          other.employee_id = "s"."employee_id"
          and other.work_date = "s"."work_date"
          and other.status = 'selected'
          and other.id <> "s"."id"
          and other_booking.status <> 'cancelled'
      )
  ),
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
      and "b"."ends_at" <= $4
      and not (
        b.is_sent_to_billy
        and b.is_sent_to_zenegy
      )
  ),
  "items" as (
    (
      select
        'security' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                a.last_at desc,
                a.id
            ) as "place",
            null::int as "booking_id",
            null::int as "shift_id",
            null::int as "employee_id",
            null::int as "question_id",
            "a"."last_at"::timestamptz as "at",
            "a"."failures"::int as "people",
            array[a.kind, a.network, a.subject]::text[] as "about",
            coalesce(
              (
                select
                  c.name
                from
                  corporations c
                where
                  a.subject = concat('corporation:', c.id)
              ),
              ''
            )::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "security_alerts" as "a"
          where
            "a"."last_at" > $5
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'to_approve' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                b.created_at,
                b.id
            ) as "place",
            "b"."id"::int as "booking_id",
            null::int as "shift_id",
            null::int as "employee_id",
            null::int as "question_id",
            "b"."created_at"::timestamptz as "at",
            null::int as "people",
            case
              when c.email_unconfirmed_since is null then array[]::text[]
              else array['email_unconfirmed']
            end::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "bookings" as "b"
            inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
          where
            "b"."approved_at" is null
            and "b"."owner_state" is distinct from 'waiting'
            and "b"."status" <> 'cancelled'
            and "b"."ends_at" > $6
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'not_arrived' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                m.noted_at,
                m.id
            ) as "place",
            "b"."id"::int as "booking_id",
            "s"."id"::int as "shift_id",
            "s"."employee_id"::int as "employee_id",
            null::int as "question_id",
            "m"."noted_at"::timestamptz as "at",
            null::int as "people",
            array[
              case
                when m.noted_by_office then 'office'
                else m.noted_by
              end,
              case
                when s.delay_minutes is not null then s.delay_minutes::text
                when s.on_my_way_at is not null then 'on_my_way'
                else 'silent'
              end
            ]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "missed_arrivals" as "m"
            inner join "shifts" as "s" on "s"."id" = "m"."shift_id"
            inner join "bookings" as "b" on "b"."id" = "m"."booking_id"
          where
            "m"."state" = 'open'
            and "s"."status" = 'selected'
            and "b"."status" <> 'cancelled'
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'late_sick' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                s.starts_at,
                s.id
            ) as "place",
            "s"."booking_id"::int as "booking_id",
            "s"."id"::int as "shift_id",
            "s"."employee_id"::int as "employee_id",
            null::int as "question_id",
            "s"."cancelled_at"::timestamptz as "at",
            null::int as "people",
            array[coalesce(s.cancellation_reason, '')]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "shifts" as "s"
          where
            "s"."status" = 'sick'
            and "s"."sick_late" = true
            and "s"."sick_decision" is null
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'under_filled' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                b.starts_at,
                b.id
            ) as "place",
            "b"."id"::int as "booking_id",
            null::int as "shift_id",
            null::int as "employee_id",
            null::int as "question_id",
            "b"."starts_at"::timestamptz as "at",
            "f"."selected"::int as "people",
            array[]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "bookings" as "b"
            inner join lateral (
              select
                count(*) as "selected"
              from
                "shifts" as "s"
              where
                "s"."booking_id" = "b"."id"
                and "s"."status" = 'selected'
            ) as "f" on true
          where
            "b"."status" = 'open'
            and "b"."approved_at" is not null
            and "b"."starts_at" > $7
            and "b"."starts_at" <= $8
            and "f"."selected" < "b"."number_of_staff"
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'changes_unanswered' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                b.starts_at,
                s.id
            ) as "place",
            "b"."id"::int as "booking_id",
            "s"."id"::int as "shift_id",
            "s"."employee_id"::int as "employee_id",
            null::int as "question_id",
            "b"."starts_at"::timestamptz as "at",
            null::int as "people",
            array[c.agreed ->> 'date', c.agreed ->> 'start_time', c.agreed ->> 'end_time']::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "term_changes" as "c"
            inner join "shifts" as "s" on "s"."id" = "c"."shift_id"
            inner join "bookings" as "b" on "b"."id" = "c"."booking_id"
          where
            "c"."state" = 'asked'
            and "c"."answer_until" <= $9
            and "s"."status" = 'selected'
            and "b"."status" <> 'cancelled'
            and "b"."starts_at" > $10
            and "b"."starts_at" <= $11
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'not_ready' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                b.starts_at,
                s.id
            ) as "place",
            "b"."id"::int as "booking_id",
            "s"."id"::int as "shift_id",
            "s"."employee_id"::int as "employee_id",
            null::int as "question_id",
            "b"."starts_at"::timestamptz as "at",
            null::int as "people",
            array[]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "bookings" as "b"
            inner join "shifts" as "s" on "s"."booking_id" = "b"."id"
          where
            "b"."status" <> 'cancelled'
            and "b"."ends_at" > $12
            and "b"."starts_at" > $13
            and "b"."starts_at" <= $14
            and "b"."date" <= $15
            and "s"."status" = 'selected'
            and "s"."not_met_for_booking" = false
            and "s"."employee_checkin" is null
            and "s"."arrived_at" is null
            and not (
              (
                s.employee_checkin_time is not null
                and s.employee_checkout_time is not null
              )
              or (
                s.corporation_checkin_time is not null
                and s.corporation_checkout_time is not null
              )
            )
            and not exists (
              select
                "m"."id"
              from
                "missed_arrivals" as "m"
              where
                "m"."shift_id" = "s"."id"
            )
            and not (
              "b"."starts_at" > $16
              and exists (
                select
                  "c"."id"
                from
                  "term_changes" as "c"
                where
                  "c"."shift_id" = "s"."id"
                  and "c"."state" = 'asked'
              )
            )
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'not_checked_out' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                d.ends_at,
                d.shift_id
            ) as "place",
            "d"."booking_id"::int as "booking_id",
            "d"."shift_id"::int as "shift_id",
            "d"."employee_id"::int as "employee_id",
            null::int as "question_id",
            "d"."ends_at"::timestamptz as "at",
            null::int as "people",
            array[]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            (
              select
                "booking_id",
                "shift_id",
                "employee_id",
                "ends_at"
              from
                "open_hours"
              where
                "is_open" = true
                and not is_stamped
                and ends_at >= $17
            ) as "d"
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'late_checkouts' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                d.ends_at,
                d.shift_id
            ) as "place",
            "d"."booking_id"::int as "booking_id",
            "d"."shift_id"::int as "shift_id",
            "d"."employee_id"::int as "employee_id",
            null::int as "question_id",
            "d"."ends_at"::timestamptz as "at",
            null::int as "people",
            array[]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            (
              select
                "booking_id",
                "shift_id",
                "employee_id",
                "ends_at"
              from
                "open_hours"
              where
                "is_open" = true
                and not is_stamped
                and ends_at < $18
            ) as "d"
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'open_hours' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                d.ends_at,
                d.shift_id
            ) as "place",
            "d"."booking_id"::int as "booking_id",
            "d"."shift_id"::int as "shift_id",
            "d"."employee_id"::int as "employee_id",
            null::int as "question_id",
            "d"."ends_at"::timestamptz as "at",
            null::int as "people",
            array[]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            (
              select
                "booking_id",
                "shift_id",
                "employee_id",
                "ends_at"
              from
                "open_hours"
              where
                "is_open" = true
                and is_stamped
              union all
              select
                "s"."booking_id",
                "s"."id" as "shift_id",
                "s"."employee_id",
                "b"."ends_at"
              from
                "shifts" as "s"
                inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
              where
                "s"."status" = 'selected'
                and "s"."not_met_for_booking" = false
                and (
                  s.undisputed_at is not null
                  and (
                    s.employee_checkin_time <> s.undisputed_from
                    or s.employee_checkout_time <> s.undisputed_to
                  )
                  and (
                    (
                      s.admin_checkin_time = s.undisputed_from
                      and s.admin_checkout_time = s.undisputed_to
                    )
                    or (
                      s.admin_employee_checkin_time = s.undisputed_from
                      and s.admin_employee_checkout_time = s.undisputed_to
                    )
                  )
                )
                and not (
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
                and "b"."status" <> 'cancelled'
                and "b"."all_check_times_approved" = false
                and "b"."ends_at" <= $19
            ) as "d"
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'hours_to_approve' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                min(ends_at),
                booking_id
            ) as "place",
            "booking_id"::int as "booking_id",
            null::int as "shift_id",
            null::int as "employee_id",
            null::int as "question_id",
            min("ends_at")::timestamptz as "at",
            count(*)::int as "people",
            array[]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "open_hours"
          where
            "is_open" = false
          group by
            "booking_id"
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'invoice_questions' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                q.answer_by,
                q.id
            ) as "place",
            coalesce(
              q.booking_id,
              (
                select
                  min(booking_id)
                from
                  invoices
                where
                  document_id = d.id
              )
            )::int as "booking_id",
            null::int as "shift_id",
            null::int as "employee_id",
            "q"."id"::int as "question_id",
            "q"."asked_at"::timestamptz as "at",
            null::int as "people",
            array[q.about, d.number, q.answer_by::text, coalesce(asker.contact_person, '')]::text[] as "about",
            null::text as "recipient",
            "q"."message"::text as "words",
            null::json as "delivery"
          from
            "invoice_questions" as "q"
            inner join "invoice_documents" as "d" on "d"."id" = "q"."document_id"
            left join "corporations" as "asker" on "asker"."id" = "q"."asked_by"
          where
            "q"."answered_at" is null
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'reminders_due' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                "d"."due_date",
                "d"."id"
            ) as "place",
            (
              select
                min(booking_id)
              from
                invoices
              where
                document_id = d.id
            )::int as "booking_id",
            null::int as "shift_id",
            null::int as "employee_id",
            null::int as "question_id",
            d.due_date::timestamptz::timestamptz as "at",
            null::int as "people",
            array[d.number, d.due_date::text, (sent.count + 1)::text]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "invoice_documents" as "d"
            inner join lateral (
              select
                count(*)::int as "count",
                max(r.day) as "last"
              from
                "document_reminders" as "r"
              where
                "r"."document_id" = "d"."id"
                and "r"."undone_at" is null
            ) as "sent" on true
          where
            "d"."vendor" = 'own'
            and "d"."number" is not null
            and "d"."kind" <> 'credit_note'
            and "d"."is_paid" = false
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
            and d.net + d.vat > coalesce(
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
            )::int + coalesce(
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
            )::int
            and d.due_date <= ($20::date[]) [sent.count + 1]
            and (
              sent.last is null
              or sent.last <= $21::date
            )
            and not exists (
              select
                "q"."id"
              from
                "invoice_questions" as "q"
              where
                "q"."document_id" = "d"."id"
                and "q"."answered_at" is null
            )
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'ready_to_pay' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                w.follows,
                w.ends_at,
                w.booking_id
            ) as "place",
            "w"."booking_id"::int as "booking_id",
            null::int as "shift_id",
            null::int as "employee_id",
            null::int as "question_id",
            "w"."ends_at"::timestamptz as "at",
            "w"."people"::int as "people",
            array[]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            (
              select
                "w"."booking_id",
                min("w"."ends_at") as "ends_at",
                count(*) as "people",
                row_number() over (
                  partition by
                    date_trunc('month', (min(w.date) - 15)::timestamp)
                  order by
                    min(w.ends_at),
                    w.booking_id
                ) > 1 as "follows"
              from
                "sendable" as "w"
                inner join "employees" as "e" on "e"."id" = "w"."employee_id"
              where
                "w"."ready_to_pay" = true
                and not (
                  e.first_name = ''
                  or e.last_name = ''
                  or e.cpr_encrypted is null
                  or e.bank_reg_encrypted is null
                  or e.bank_account_encrypted is null
                )
              group by
                "w"."booking_id"
            ) as "w"
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'missing_data' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                min(w.ends_at),
                e.id
            ) as "place",
            min("w"."booking_id")::int as "booking_id",
            min("w"."shift_id")::int as "shift_id",
            "e"."id"::int as "employee_id",
            null::int as "question_id",
            min("w"."ends_at")::timestamptz as "at",
            count(*)::int as "people",
            array_remove(
              array[
                case
                  when e.first_name = ''
                  or e.last_name = '' then 'name'
                end,
                case
                  when e.cpr_encrypted is null then 'cpr'
                end,
                case
                  when e.bank_reg_encrypted is null
                  or e.bank_account_encrypted is null then 'bank'
                end
              ],
              null
            )::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "sendable" as "w"
            inner join "employees" as "e" on "e"."id" = "w"."employee_id"
          where
            "w"."ready_to_pay" = true
            and (
              e.first_name = ''
              or e.last_name = ''
              or e.cpr_encrypted is null
              or e.bank_reg_encrypted is null
              or e.bank_account_encrypted is null
            )
          group by
            "e"."id"
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'same_cpr' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                e.id
            ) as "place",
            null::int as "booking_id",
            null::int as "shift_id",
            "e"."id"::int as "employee_id",
            null::int as "question_id",
            "e"."created_at"::timestamptz as "at",
            null::int as "people",
            others.names::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "employees" as "e"
            inner join lateral (
              select
                array_agg(
                  o.name
                  order by
                    o.id
                ) as "names"
              from
                (
                  select
                    "o"."id",
                    concat_ws(' ', o.first_name, o.last_name) as "name"
                  from
                    "employees" as "o"
                  where
                    "o"."cpr_digest" = "e"."cpr_digest"
                    and "o"."id" <> "e"."id"
                  limit
                    5
                ) as "o"
            ) as "others" on true
          where
            "e"."shares_cpr" = true
            and "others"."names" is not null
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'prepaid_too_much' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                b.ends_at,
                b.id
            ) as "place",
            "b"."id"::int as "booking_id",
            null::int as "shift_id",
            null::int as "employee_id",
            null::int as "question_id",
            "b"."ends_at"::timestamptz as "at",
            null::int as "people",
            array[]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "bookings" as "b"
          where
            "b"."prepaid_left" > 0
            and (
              "b"."status" = 'cancelled'
              or "b"."ends_at" <= $22
            )
            and not exists (
              select
                "s"."id"
              from
                "shifts" as "s"
              where
                "s"."booking_id" = "b"."id"
                and "s"."status" = 'selected'
                and "s"."not_met_for_booking" = false
                and s.invoice_state is null
                and not (
                  s.admin_approve_invoice
                  and (
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
            )
        ) i
      order by
        i.place
      limit
        60
    )
    union all
    (
      select
        'months_to_close' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                m.first
            ) as "place",
            null::int as "booking_id",
            null::int as "shift_id",
            null::int as "employee_id",
            null::int as "question_id",
            (m.next::timestamp at time zone 'Europe/Copenhagen')::timestamptz as "at",
            null::int as "people",
            array[to_char(m.first, 'YYYY-MM')]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            (
              select
                m::date as first,
                (m + interval '1 month')::date as next
              from
                generate_series(
                  greatest(
                    $23::date,
                    least(
                      ($24::date - interval '1 month')::date,
                      (
                        select
                          min(month || '-01')::date
                        from
                          closed_months
                      )
                    )
                  )::timestamp,
                  $25::timestamp - interval '1 month',
                  interval '1 month'
                ) m
            ) as "m"
          where
            not exists (
              select
              from
                closed_months c
              where
                c.month = to_char(m.first, 'YYYY-MM')
                and c.opened_at is null
            )
            and (
              exists (
                select
                from
                  invoice_documents d
                where
                  d.number is not null
                  and d.entry_date >= m.first
                  and d.entry_date < m.next
              )
              or exists (
                select
                from
                  bookings b
                  join shifts s on s.booking_id = b.id
                where
                  b.starts_at >= m.first::timestamp at time zone 'Europe/Copenhagen'
                  and b.starts_at < m.next::timestamp at time zone 'Europe/Copenhagen'
                  and b.approved_at is not null
                  and b.status <> 'cancelled'
                  and s.status = 'selected'
              )
            )
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'penalties' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                p.answer_by nulls last,
                p.occurred_at,
                p.id
            ) as "place",
            "s"."booking_id"::int as "booking_id",
            "p"."shift_id"::int as "shift_id",
            "p"."employee_id"::int as "employee_id",
            null::int as "question_id",
            coalesce(p.answer_by::timestamptz, p.occurred_at)::timestamptz as "at",
            null::int as "people",
            array[
              p.card,
              p.kind,
              case
                when p.review_asked_at is not null then 'asked'
                else 'unseen'
              end
            ]::text[] as "about",
            null::text as "recipient",
            nullif(p.review_message, '')::text as "words",
            null::json as "delivery"
          from
            "penalties" as "p"
            inner join "shifts" as "s" on "s"."id" = "p"."shift_id"
          where
            "p"."annulled_at" is null
            and (
              p.decided_at is null
              or p.decided_at < p.review_asked_at
            )
            and (
              p.review_asked_at is not null
              or p.freeze_until is not null
            )
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'working_time' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                t.rank,
                t.employee_id
            ) as "place",
            "t"."booking_id"::int as "booking_id",
            "t"."shift_id"::int as "shift_id",
            "t"."employee_id"::int as "employee_id",
            null::int as "question_id",
            "t"."at"::timestamptz as "at",
            "t"."people"::int as "people",
            "t"."about"::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            (
              select
                *
              from
                (
                  select distinct
                    on ("s"."employee_id") "s"."employee_id",
                    "r"."booking_id",
                    "r"."shift_id",
                    "r"."starts_at" as "at",
                    0 as "people",
                    array['rest', round(r.rest, 2)::text] as "about",
                    extract(
                      epoch
                      from
                        r.starts_at - $26
                    ) / 1e9 as "rank"
                  from
                    "shifts" as "s"
                    inner join lateral (
                      select
                        max(
                          extract(
                            epoch
                            from
                              coalesce(y.next_start, s.starts_at + interval '24 hours') - y.ends_at
                          )
                        ) / 3600 as rest,
                        (
                          array_agg(
                            y.booking_id
                            order by
                              y.starts_at desc
                          )
                        ) [1] as booking_id,
                        (
                          array_agg(
                            y.id
                            order by
                              y.starts_at desc
                          )
                        ) [1] as shift_id,
                        max(y.starts_at) as starts_at
                      from
                        (
                          select
                            x.id,
                            x.booking_id,
                            x.starts_at,
                            x.ends_at,
                            lead(x.starts_at) over (
                              order by
                                x.starts_at
                            ) as next_start
                          from
                            shifts x
                          where
                            x.employee_id = s.employee_id
                            and x.status = 'selected'
                            and not x.not_met_for_booking
                            and x.ends_at > s.starts_at
                            and x.starts_at >= s.starts_at
                            and x.starts_at < s.starts_at + interval '24 hours'
                            and (
                              select
                                b.status
                              from
                                bookings b
                              where
                                b.id = x.booking_id
                            ) <> 'cancelled'
                        ) y
                    ) as "r" on true
                  where
                    "s"."status" = 'selected'
                    and "s"."not_met_for_booking" = false
                    and "s"."ends_at" > $27
                    and "s"."starts_at" < $28
                    and (
                      select
                        b.status
                      from
                        bookings b
                      where
                        b.id = s.booking_id
                    ) <> 'cancelled'
                    and "r"."rest" < $29
                    and "r"."starts_at" > $30
                  order by
                    "s"."employee_id",
                    "s"."starts_at"
                ) as "f"
              union all
              select
                *
              from
                (
                  select distinct
                    on ("w"."employee_id") "w"."employee_id",
                    "w"."booking_id",
                    "w"."shift_id",
                    "w"."at",
                    0 as "people",
                    array['day_off', w.days::int::text] as "about",
                    extract(
                      epoch
                      from
                        w.at - $31
                    ) / 1e9 as "rank"
                  from
                    (
                      select
                        "z"."employee_id",
                        (
                          array_agg(
                            z.booking_id
                            order by
                              z.starts_at desc
                          )
                        ) [1] as "booking_id",
                        (
                          array_agg(
                            z.id
                            order by
                              z.starts_at desc
                          )
                        ) [1] as "shift_id",
                        max(z.starts_at) as "at",
                        ceil(
                          extract(
                            epoch
                            from
                              max(z.ends_at) - min(z.starts_at)
                          ) / 86400
                        ) as "days"
                      from
                        (
                          select
                            "y".*,
                            sum(y.is_rested) over (
                              partition by
                                y.employee_id
                              order by
                                y.starts_at
                            ) as "row"
                          from
                            (
                              select
                                "s"."id",
                                "s"."employee_id",
                                "s"."booking_id",
                                "s"."starts_at",
                                "s"."ends_at",
                                (
                                  s.starts_at >= lag(s.ends_at) over (
                                    partition by
                                      s.employee_id
                                    order by
                                      s.starts_at
                                  ) + make_interval(hours => $32)
                                )::int as "is_rested"
                              from
                                "shifts" as "s"
                              where
                                "s"."status" = 'selected'
                                and "s"."not_met_for_booking" = false
                                and "s"."ends_at" > $33
                                and "s"."starts_at" < $34
                                and (
                                  select
                                    b.status
                                  from
                                    bookings b
                                  where
                                    b.id = s.booking_id
                                ) <> 'cancelled'
                            ) as "y"
                        ) as "z"
                      group by
                        "z"."employee_id",
                        coalesce(z.row, 0)
                      having
                        extract(
                          epoch
                          from
                            max(z.ends_at) - min(z.starts_at)
                        ) > $35
                        and max(z.starts_at) > $36
                    ) as "w"
                  order by
                    "w"."employee_id",
                    "w"."at"
                ) as "d"
              union all
              select
                "w"."employee_id",
                "w"."booking_id",
                "w"."shift_id",
                "w"."until" as "at",
                round(w.hours_a_week) as "people",
                array['week'] as "about",
                1000 - w.hours_a_week as "rank"
              from
                "weekly_hours" as "w"
              where
                "w"."hours_a_week" >= $37
                and "w"."until" > $38
                and not exists (
                  select
                  from
                    week_opt_outs o
                  where
                    o.employee_id = w.employee_id
                    and o.from_day <= (w.until at time zone 'Europe/Copenhagen')::date
                    and (
                      o.until_day is null
                      or o.until_day > (w.until at time zone 'Europe/Copenhagen')::date
                    )
                )
            ) as "t"
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'no_permit' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                n.starts_at,
                e.id
            ) as "place",
            "n"."booking_id"::int as "booking_id",
            "n"."id"::int as "shift_id",
            "e"."id"::int as "employee_id",
            null::int as "question_id",
            "n"."starts_at"::timestamptz as "at",
            null::int as "people",
            array[]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "employees" as "e"
            inner join lateral (
              select
                "s"."id",
                "s"."booking_id",
                "s"."starts_at"
              from
                "shifts" as "s"
                inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
              where
                "s"."employee_id" = "e"."id"
                and "s"."status" = 'selected'
                and "s"."not_met_for_booking" = false
                and "s"."ends_at" > $39
                and "b"."status" <> 'cancelled'
                and exists (
                  select
                  from
                    generate_series(
                      b.date::timestamp,
                      ((s.ends_at - interval '1 second') at time zone 'Europe/Copenhagen')::date::timestamp,
                      interval '1 day'
                    ) as day
                  where
                    not exists (
                      select
                      from
                        employee_documents d
                      where
                        d.employee_id = e.id
                        and d.kind in ('work_permit', 'student_permit')
                        and d.decision = 'approve'
                        and coalesce(d.issued_on <= day, true)
                        and coalesce(d.expires_on >= day, true)
                        and not exists (
                          select
                          from
                            employee_documents n
                          where
                            n.replaces_id = d.id
                            and n.decision = 'approve'
                            and coalesce(n.issued_on, (n.decided_at at time zone 'Europe/Copenhagen')::date) <= day
                        )
                    )
                )
              order by
                "s"."starts_at"
              limit
                1
            ) as "n" on true
          where
            "e"."right_to_work" = 'permit'
            and not exists (
              select
              from
                employee_documents d
              where
                d.employee_id = e.id
                and d.kind in ('work_permit', 'student_permit')
                and (
                  d.decision is null
                  or (
                    d.decision = 'approve'
                    and d.expires_on <= $40
                    and not exists (
                      select
                      from
                        employee_documents r
                      where
                        r.replaces_id = d.id
                        and r.decision = 'approve'
                    )
                  )
                )
            )
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'expiring_documents' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                n.starts_at,
                d.id
            ) as "place",
            "n"."booking_id"::int as "booking_id",
            "n"."id"::int as "shift_id",
            "d"."employee_id"::int as "employee_id",
            null::int as "question_id",
            "n"."starts_at"::timestamptz as "at",
            null::int as "people",
            array[d.kind, d.title, d.expires_on::text]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "employee_documents" as "d"
            inner join lateral (
              select
                "s"."id",
                "s"."booking_id",
                "s"."starts_at"
              from
                "shifts" as "s"
                inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
              where
                "s"."employee_id" = "d"."employee_id"
                and "s"."status" = 'selected'
                and "s"."not_met_for_booking" = false
                and "s"."ends_at" > $41
                and ((s.ends_at - interval '1 second') at time zone 'Europe/Copenhagen')::date > d.expires_on
                and "b"."status" <> 'cancelled'
              order by
                "s"."starts_at"
              limit
                1
            ) as "n" on true
          where
            "d"."decision" = 'approve'
            and "d"."expires_on" <= $42
            and not exists (
              select
                "r"."id"
              from
                "employee_documents" as "r"
              where
                "r"."replaces_id" = "d"."id"
                and (
                  "r"."decision" is null
                  or "r"."decision" = 'approve'
                )
            )
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'new_documents' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                d.added_at,
                d.id
            ) as "place",
            null::int as "booking_id",
            null::int as "shift_id",
            "d"."employee_id"::int as "employee_id",
            null::int as "question_id",
            "d"."added_at"::timestamptz as "at",
            null::int as "people",
            array[d.kind, d.title, coalesce(d.expires_on::text, '')]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "employee_documents" as "d"
            inner join "employees" as "e" on "e"."id" = "d"."employee_id"
          where
            "d"."decision" is null
            and "e"."deactivated_at" is null
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'new_profiles' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                e.approval_at,
                e.id
            ) as "place",
            null::int as "booking_id",
            null::int as "shift_id",
            "e"."id"::int as "employee_id",
            null::int as "question_id",
            "e"."approval_at"::timestamptz as "at",
            null::int as "people",
            array(
              select
                t.job_title
              from
                employee_job_roles r
                join staff_types t on t.id = r.staff_type_id
              where
                r.employee_id = e.id
              order by
                t.job_title
            )::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "employees" as "e"
          where
            "e"."approval" = 'waiting'
            and "e"."deactivated_at" is null
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'terms_missing' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                t.id is not null,
                f.date,
                e.id
            ) as "place",
            "f"."booking_id"::int as "booking_id",
            "f"."id"::int as "shift_id",
            "e"."id"::int as "employee_id",
            null::int as "question_id",
            t.given_at::timestamptz as "at",
            null::int as "people",
            array[
              case
                when t.id is null then 'not_given'
                else 'unread'
              end,
              f.date::text
            ]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "employees" as "e"
            inner join lateral (
              select
                (
                  array_agg(
                    s.id
                    order by
                      s.starts_at,
                      s.id
                  )
                ) [1] as "id",
                (
                  array_agg(
                    s.booking_id
                    order by
                      s.starts_at,
                      s.id
                  )
                ) [1] as "booking_id",
                min("b"."date") as "date",
                max("s"."ends_at") as "last_end"
              from
                "shifts" as "s"
                inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
              where
                "s"."employee_id" = "e"."id"
                and "s"."status" = 'selected'
                and "s"."not_met_for_booking" = false
                and "b"."status" <> 'cancelled'
            ) as "f" on true
            left join lateral (
              select
                "t"."id",
                "t"."given_at",
                "t"."read_at"
              from
                "employment_terms" as "t"
              where
                "t"."employee_id" = "e"."id"
              order by
                "t"."given_at" desc,
                "t"."id" desc
              limit
                1
            ) as "t" on true
          where
            exists (
              select
                "v"."id"
              from
                "employment_term_templates" as "v"
              where
                "v"."valid_from" <= $43
            )
            and "e"."deactivated_at" is null
            and exists (
              select
                "n"."id"
              from
                "shifts" as "n"
              where
                "n"."employee_id" = "e"."id"
                and "n"."status" = 'selected'
                and "n"."ends_at" > $44
            )
            and (
              "f"."last_end" > $45
              or "f"."date" >= $46
            )
            and (
              "t"."id" is null
              or (
                "t"."read_at" is null
                and "t"."given_at" < $47
              )
            )
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'transfers' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                p.id
            ) as "place",
            null::int as "booking_id",
            null::int as "shift_id",
            "p"."employee_id"::int as "employee_id",
            null::int as "question_id",
            "p"."created_at"::timestamptz as "at",
            null::int as "people",
            array[]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "profile_transfers" as "p"
          where
            "p"."state" = 'waiting'
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'failed_deliveries' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                f.at desc,
                f.id desc
            ) as "place",
            "f"."booking_id"::int as "booking_id",
            null::int as "shift_id",
            null::int as "employee_id",
            null::int as "question_id",
            "f"."at"::timestamptz as "at",
            null::int as "people",
            "f"."about"::text[] as "about",
            "f"."recipient"::text as "recipient",
            "f"."words"::text as "words",
            "f"."delivery"::json as "delivery"
          from
            (
              (
                select
                  "o"."id",
                  coalesce(o.reported_at, o.created_at) as "at",
                  array[o.channel] as "about",
                  o.recipient as "recipient",
                  null as "words",
                  case
                    when jsonb_typeof(o.payload -> 'bookingId') = 'number' then (o.payload ->> 'bookingId')::int
                    when o.subject_key ~ '^booking:[0-9]{1,9}$' then split_part(o.subject_key, ':', 2)::int
                  end as "booking_id",
                  json_build_object(
                    'id',
                    o.id,
                    'status',
                    o.status,
                    'hasSecret',
                    o.has_secret,
                    'isEmptied',
                    o.emptied_at is not null,
                    'problem',
                    o.problem,
                    'channel',
                    o.channel
                  ) as "delivery"
                from
                  "outbox" as "o"
                where
                  "o"."channel" <> 'webhook'
                  and (
                    "o"."status" = 'failed'
                    or (
                      "o"."report" = 'not_delivered'
                      and "o"."reported_at" > $48
                    )
                  )
              )
              union all
              (
                select
                  "i"."id",
                  coalesce(d.checked_at, i.created_at) as "at",
                  array['accounting', 'ean'] as "about",
                  c.name as "recipient",
                  nullif(d.delivery_message, '') as "words",
                  i.booking_id as "booking_id",
                  null as "delivery"
                from
                  "invoices" as "i"
                  inner join "invoice_documents" as "d" on "d"."id" = "i"."document_id"
                  inner join "corporations" as "c" on "c"."id" = "d"."corporation_id"
                where
                  "d"."delivery" = 'failed'
                  and "i"."state" = 'accepted'
                  and "d"."is_paid" = false
                  and "i"."kind" <> 'credit_note'
                  and not exists (
                    select
                      "note"."id"
                    from
                      "invoices" as "note"
                    where
                      "note"."credits" = "i"."id"
                      and "note"."taken_back_at" is null
                  )
              )
            ) as "f"
        ) i
      order by
        i.place
      limit
        20
    )
    union all
    (
      select
        'ready_to_invoice' as key,
        i.*
      from
        (
          select
            (count(*) over ())::int as "total",
            row_number() over (
              order by
                date_trunc('week', min(date)::timestamp),
                min(corporation_id),
                min(ends_at),
                booking_id
            ) as "place",
            "booking_id"::int as "booking_id",
            null::int as "shift_id",
            null::int as "employee_id",
            null::int as "question_id",
            min("ends_at")::timestamptz as "at",
            count(*)::int as "people",
            array[]::text[] as "about",
            null::text as "recipient",
            null::text as "words",
            null::json as "delivery"
          from
            "sendable"
          where
            "ready_to_invoice" = true
          group by
            "booking_id"
        ) i
      order by
        i.place
      limit
        60
    )
  )
select
  *
from
  "items"
order by
  "key",
  "place";

-- desk.users
select
  "id",
  "name",
  "contact_person",
  "email",
  "office_role",
  "invited_at",
  "suspended_at",
  "signed_in_at",
  greatest(
    c.signed_in_at,
    (
      select
        max(s.last_seen_at)
      from
        sessions s
      where
        coalesce(s.actor_corporation_id, s.corporation_id) = c.id
    )
  ) as "last_seen_at",
  (
    exists (
      select
      from
        authenticator_apps app
      where
        app.corporation_id = c.id
        and app.confirmed_at is not null
    )
    or exists (
      select
      from
        passkeys key
      where
        key.corporation_id = c.id
    )
  ) as "has_second_factor"
from
  "corporations" as "c"
where
  "c"."is_admin" = $1
order by
  lower(coalesce(nullif(c.contact_person, ''), c.name)),
  "c"."id";

-- desk.workReport
select
  "b".*,
  "t"."job_title",
  "t"."billy_id",
  "dep"."name" as "department_name",
  "dep"."cost_centre",
  "c"."name" as "corporation",
  "documents"."invoiced",
  "documents"."paid"
from
  "bookings" as "b"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
  left join "departments" as "dep" on "dep"."id" = "b"."department_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  inner join lateral (
    select
      coalesce(
        sum(
          case
            when i.kind = 'credit_note' then - i.total
            else i.total
          end
        ),
        0
      )::int as "invoiced",
      coalesce(
        sum(i.total) filter (
          where
            i.kind <> 'credit_note'
            and d.is_paid
            and not exists (
              select
              from
                invoices note
              where
                note.credits = i.id
                and note.state = 'accepted'
            )
        ),
        0
      )::int as "paid"
    from
      "invoices" as "i"
      inner join "invoice_documents" as "d" on "d"."id" = "i"."document_id"
    where
      "i"."booking_id" = "b"."id"
      and "i"."state" = $1
      and "i"."taken_back_at" is null
  ) as "documents" on true
where
  (
    b.date >= $2
    and b.date <= $3
    and b.starts_at >= $4
    and b.starts_at <= $5
    and b.approved_at is not null
    and (
      b.ends_at <= $6
      or b.status = 'cancelled'
    )
  )
order by
  "b"."starts_at",
  "b"."id";

-- desk.workReport
select
  "s".*,
  "sent"."sent_lines",
  "sent"."sent_pay",
  "sent"."sent_pension",
  (
    s.cancellation_pay > 0
    and exists (
      select
      from
        shifts other
        join bookings other_booking on other_booking.id = other.booking_id
      where
        other.employee_id = "s"."employee_id"
        and other.work_date = "s"."work_date"
        and other.status = 'selected'
        and other.id <> "s"."id"
        and other_booking.status <> 'cancelled'
    )
  ) as "is_elsewhere"
from
  "shifts" as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
  inner join lateral (
    select
      count(*)::int as "sent_lines",
      coalesce(sum(p.amount), 0)::int as "sent_pay",
      coalesce(sum((p.parts ->> 'employerPension')::int), 0)::int as "sent_pension"
    from
      "pay_lines" as "p"
    where
      "p"."booking_id" = "s"."booking_id"
      and "p"."shift_id" = "s"."id"
      and "p"."state" <> $1
      and "p"."taken_back_at" is null
  ) as "sent" on true
where
  (
    b.date >= $2
    and b.date <= $3
    and b.starts_at >= $4
    and b.starts_at <= $5
    and b.approved_at is not null
    and (
      b.ends_at <= $6
      or b.status = 'cancelled'
    )
  )
  and (
    "s"."status" = $7
    or "s"."cancellation_fee" > $8
    or "s"."cancellation_pay" > $9
    or "sent"."sent_lines" > $10
  )
order by
  "s"."id";
