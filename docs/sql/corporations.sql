-- corporations.calendar
select
  token_encrypted
from
  "calendars"
where
  "corporation_id" = $1;

-- corporations.checkoutNotifications
select
  count(*) as "count"
from
  "bookings" as "b"
where
  "b"."corporation_id" = $1
  and "b"."ends_at" <= $2
  and b.status <> 'cancelled'
  and not b.all_check_times_approved
  and coalesce(
    (
      select
        true
      from
        shifts s
      where
        s.booking_id = b.id
        and s.status = 'selected'
        and s.corporation_stamped_at is null
        and not s.not_met_for_booking
      limit
        1
    ),
    false
  );

-- corporations.departmentFigures
select
  "b"."hourly_wage",
  "b"."fee",
  "b"."standard_fee",
  "b"."urgent_booking_fee",
  "b"."emergency_booking_fee",
  "b"."transport_wage",
  "b"."self_paid_break",
  "b"."date",
  "b"."start_time",
  "b"."end_time",
  "b"."terms",
  "b"."agreement",
  "b"."department_id",
  "b"."number_of_staff",
  "b"."status",
  "i"."invoiced"
from
  "bookings" as "b"
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
      ) as "invoiced"
    from
      "invoices"
    where
      "booking_id" = "b"."id"
      and "state" = $1
      and "taken_back_at" is null
  ) as "i" on true
where
  "b"."corporation_id" = $2
  and "b"."date" >= $3
  and "b"."date" <= $4;

-- corporations.favourites
select
  "f"."employee_id",
  "f"."created_at",
  "e"."first_name",
  "e"."last_name",
  "e"."profile_image",
  "e"."base_url_image"
from
  "favourites" as "f"
  inner join "employees" as "e" on "e"."id" = "f"."employee_id"
where
  "f"."corporation_id" = $1
  and "e"."deactivated_at" is null
order by
  danish_order ("e"."first_name"),
  danish_order ("e"."last_name"),
  "e"."id";

-- corporations.futureBookings
select
  "b"."id" as "booking_id",
  "t"."job_title",
  "b"."date",
  "b"."start_time",
  "b"."end_time",
  "b"."number_of_staff",
  "b"."approved_at",
  "b"."status",
  (
    select
      count(*) as "count"
    from
      "shifts" as "s"
    where
      "s"."booking_id" = "b"."id"
      and "s"."status" = $1
  ) as "selected"
from
  "bookings" as "b"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
where
  "b"."corporation_id" = $2
  and "b"."status" <> $3
  and "b"."ends_at" > $4
order by
  "b"."starts_at",
  "b"."id";

-- corporations.list
select
  "d"."corporation_id",
  count(distinct "d"."id") as "count",
  sum("i"."total") as "total"
from
  "invoices" as "i"
  inner join "invoice_documents" as "d" on "d"."id" = "i"."document_id"
where
  "d"."corporation_id" = any ($1)
  and "i"."state" = $2
  and "d"."kind" <> $3
  and "d"."is_paid" = $4
  and "d"."due_date" < $5
  and not exists (
    select
    from
      invoices note
    where
      note.credits = i.id
      and note.taken_back_at is null
      and note.state = 'accepted'
  )
group by
  "d"."corporation_id";

-- corporations.list
select
  *,
  (
    exists (
      select
      from
        authenticator_apps app
      where
        app.corporation_id = "corporations"."id"
        and app.confirmed_at is not null
    )
    or exists (
      select
      from
        passkeys key
      where
        key.corporation_id = "corporations"."id"
    )
  ) as "second_factor"
from
  "corporations"
where
  "erased_at" is null
  and "member_of" is null
  and true
order by
  "id" desc
limit
  $1
offset
  $2;

-- corporations.list, corporations.count
select
  (
    select
      sum(rows)::int
    from
      list_counts
    where
      list in ('corporations')
  ) as "count";

-- corporations.meta
with
  "live" as (
    select
      "b"."staff_type_id",
      b.ends_at > $1 as "is_upcoming",
      (
        select
          count(*)
        from
          shifts s
        where
          s.booking_id = b.id
          and s.status = 'selected'
      ) as "selected",
      (
        select
          count(*)
        from
          shifts s
        where
          s.booking_id = b.id
          and s.status = 'applied'
      ) as "applied"
    from
      "bookings" as "b"
    where
      "b"."corporation_id" = $2
      and "b"."status" <> $3
      and "b"."all_check_times_approved" = $4
  )
select
  "t"."id",
  "t"."job_title",
  count(*) filter (
    where
      is_upcoming
  ) as "upcoming",
  coalesce(
    sum(applied) filter (
      where
        is_upcoming
    ),
    0
  ) as "applied",
  coalesce(
    sum(selected) filter (
      where
        is_upcoming
    ),
    0
  ) as "selected",
  count(*) filter (
    where
      not is_upcoming
      and selected > 0
  ) as "finished"
from
  "staff_types" as "t"
  left join "live" on "live"."staff_type_id" = "t"."id"
where
  "t"."company" = $5
group by
  "t"."id",
  "t"."job_title"
order by
  lower(t.job_title);

-- corporations.priceAgreement, corporations.ownPriceAgreement
select
  "a".*,
  (
    select
      coalesce(nullif(contact_person, ''), name)
    from
      corporations
    where
      id = "a"."created_by"
  ) as "created_name",
  (
    select
      coalesce(nullif(contact_person, ''), name)
    from
      corporations
    where
      id = "a"."withdrawn_by"
  ) as "withdrawn_name"
from
  "price_agreements" as "a"
where
  "a"."corporation_id" = $1
order by
  "a"."valid_from" desc,
  "a"."id" desc;

-- corporations.users
select
  "id",
  "name",
  "contact_person",
  "email",
  "member_of",
  "company_role",
  "invited_at",
  "login_disabled_at",
  "signed_in_at",
  "own_department_id",
  greatest(
    c.signed_in_at,
    (
      select
        max(s.last_seen_at)
      from
        sessions s
      where
        s.corporation_id = c.id
        and s.actor_corporation_id is null
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
  (
    "c"."id" = $1
    or "c"."member_of" = $2
  )
order by
  lower(coalesce(nullif(c.contact_person, ''), c.name)),
  "c"."id";
