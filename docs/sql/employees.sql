-- employees.calendar
select
  token_encrypted
from
  "employee_calendars"
where
  "employee_id" = $1;

-- employees.checkoutNotifications
select
  "s".*
from
  "shifts" as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
where
  "s"."employee_id" = $1
  and "s"."status" = 'selected'
  and "b"."status" <> $2
  and "s"."ends_at" <= $3
  and "s"."admin_approve_checkout" = false
  and (
    "s"."employee_checkin_time" is null
    or "s"."last_checkout_by" = $4
  );

-- employees.futureShifts
select
  "s"."id" as "shift_id",
  "b"."id" as "booking_id",
  "b"."date",
  "b"."start_time",
  "b"."end_time",
  "t"."job_title",
  "c"."name" as "corporation"
from
  "shifts" as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
where
  "s"."employee_id" = $1
  and "s"."status" = $2
  and "b"."status" <> $3
  and "s"."starts_at" > $4
order by
  "s"."starts_at",
  "s"."id";

-- employees.holders
select
  *
from
  (
    select distinct
      on ("t"."employee_id") "t"."employee_id",
      "t"."number",
      "v"."valid_from" as "template_from",
      "t"."given_at",
      "t"."read_at",
      "e"."first_name",
      "e"."last_name"
    from
      "employment_terms" as "t"
      inner join "employees" as "e" on "e"."id" = "t"."employee_id"
      inner join "employment_term_templates" as "v" on "v"."id" = "t"."template_id"
    where
      "e"."deactivated_at" is null
    order by
      "t"."employee_id",
      "t"."given_at" desc,
      "t"."id" desc
  ) as "l"
order by
  "l"."first_name",
  "l"."last_name",
  "l"."employee_id";

-- employees.holders
select distinct
  on ("t"."employee_id") "t"."employee_id",
  "t"."number",
  "v"."valid_from" as "template_from",
  "t"."given_at",
  "t"."read_at",
  "e"."first_name",
  "e"."last_name"
from
  "employment_terms" as "t"
  inner join "employees" as "e" on "e"."id" = "t"."employee_id"
  inner join "employment_term_templates" as "v" on "v"."id" = "t"."template_id"
where
  "e"."deactivated_at" is null
order by
  "t"."employee_id",
  "t"."given_at" desc,
  "t"."id" desc;

-- employees.hoursExport
select
  "s"."employee_id",
  "s"."booking_id",
  "s"."work_date",
  "b"."start_time",
  "b"."end_time",
  "b"."self_paid_break",
  "c"."name" as "corporation",
  "e"."first_name",
  "e"."last_name",
  "s"."employee_checkin_time",
  "s"."employee_checkout_time",
  "s"."corporation_checkin_time",
  "s"."corporation_checkout_time",
  "s"."admin_employee_checkin_time",
  "s"."admin_employee_checkout_time"
from
  "shifts" as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  inner join "employees" as "e" on "e"."id" = "s"."employee_id"
where
  "s"."status" = $1
  and "s"."not_met_for_booking" = $2
  and "b"."status" <> $3
  and "s"."ends_at" <= $4
  and "s"."work_date" >= $5
  and "s"."work_date" <= $6
order by
  "s"."employee_id",
  "s"."starts_at"
limit
  $7;

-- employees.invitations
select
  *
from
  "invitations"
where
  "accepted_at" is null
  and "withdrawn_at" is null
order by
  "sent_at" desc,
  "id" desc
limit
  $1;

-- employees.list
select
  "id"
from
  "employees"
where
  "erased_at" is null
  and "deactivated_at" is null
  and true
order by
  "id" desc
limit
  $1
offset
  $2;

-- employees.list
select
  (
    select
      sum(rows)::int
    from
      list_counts
    where
      list in ('employees')
  ) as "count";

-- employees.meta
select
  count(*) as "count"
from
  "shifts" as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
where
  "s"."employee_id" = $1
  and "s"."status" = 'selected'
  and "b"."status" <> $2
  and "s"."ends_at" > $3;

-- employees.meta
select
  count(*) as "count"
from
  "shifts" as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
where
  "s"."employee_id" = $1
  and (
    s.status = 'applied'
    and b.status = 'open'
    and s.starts_at > $2
    and b.places_taken < b.number_of_staff
  );

-- employees.newProfiles
select
  "e"."id",
  "e"."first_name",
  "e"."last_name",
  "e"."birth_date",
  "e"."phone",
  "e"."city",
  "e"."description",
  "e"."profile_image",
  "e"."base_url_image",
  "e"."approval_reason",
  "e"."approval_at",
  "e"."created_at",
  coalesce(nullif(e.email, ''), e.login_email) as "email",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "t"."job_title"
        from
          "employee_job_roles" as "r"
          inner join "staff_types" as "t" on "t"."id" = "r"."staff_type_id"
        where
          "r"."employee_id" = "e"."id"
        order by
          "t"."job_title"
      ) as agg
  ) as "roles",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "w"."title",
          "w"."employer_text"
        from
          "work_experiences" as "w"
        where
          "w"."employee_id" = "e"."id"
        order by
          "w"."start_year" desc,
          "w"."id" desc
        limit
          $1
      ) as agg
  ) as "experience"
from
  "employees" as "e"
where
  "e"."approval" = $2
  and "e"."deactivated_at" is null
order by
  "e"."approval_at" asc,
  "e"."id"
limit
  $3;

-- employees.newProfiles
select
  "e"."id",
  "e"."first_name",
  "e"."last_name",
  "e"."birth_date",
  "e"."phone",
  "e"."city",
  "e"."description",
  "e"."profile_image",
  "e"."base_url_image",
  "e"."approval_reason",
  "e"."approval_at",
  "e"."created_at",
  coalesce(nullif(e.email, ''), e.login_email) as "email",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "t"."job_title"
        from
          "employee_job_roles" as "r"
          inner join "staff_types" as "t" on "t"."id" = "r"."staff_type_id"
        where
          "r"."employee_id" = "e"."id"
        order by
          "t"."job_title"
      ) as agg
  ) as "roles",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "w"."title",
          "w"."employer_text"
        from
          "work_experiences" as "w"
        where
          "w"."employee_id" = "e"."id"
        order by
          "w"."start_year" desc,
          "w"."id" desc
        limit
          $1
      ) as agg
  ) as "experience"
from
  "employees" as "e"
where
  "e"."approval" = $2
  and "e"."deactivated_at" is null
order by
  "e"."approval_at" desc,
  "e"."id"
limit
  $3;

-- employees.newProfiles
select
  count(*) as "count"
from
  "employees"
where
  "approval" = $1
  and "deactivated_at" is null;

-- employees.options
select
  "id",
  "first_name",
  "last_name",
  "city",
  "created_at"
from
  "employees"
where
  "deactivated_at" is null
  and "new_user" = $1
  and "approval" = $2
  and "first_name" <> $3
  and "last_name" <> $4
order by
  danish_order ("first_name"),
  danish_order ("last_name"),
  "id";

-- employees.ownDocumentFile
select
  "id",
  "employee_id",
  "file_name",
  "media_type",
  "content_encrypted"
from
  "employee_documents"
where
  "id" = $1;

-- employees.ownDocuments, employees.documents
select
  "d"."id",
  "d"."employee_id",
  "d"."kind",
  "d"."title",
  "d"."issued_on",
  "d"."expires_on",
  "d"."file_name",
  "d"."bytes",
  "d"."added_at",
  "d"."by_office",
  "d"."decision",
  "d"."decision_reason",
  "d"."decided_at",
  "d"."replaces_id",
  "d"."reminded_days",
  coalesce(nullif(c.contact_person, ''), c.name) as "decider",
  exists (
    select
      "n"."id"
    from
      "employee_documents" as "n"
    where
      "n"."replaces_id" = "d"."id"
      and "n"."decision" is null
  ) as "is_renewed",
  exists (
    select
      "n"."id"
    from
      "employee_documents" as "n"
    where
      "n"."replaces_id" = "d"."id"
      and "n"."decision" = $1
  ) as "is_replaced"
from
  "employee_documents" as "d"
  left join "corporations" as "c" on "c"."id" = "d"."decided_by"
where
  "d"."employee_id" = $2
order by
  "d"."expires_on" asc nulls last,
  "d"."id";

-- employees.ownHours, employees.hoursOfPerson
select
  "s"."employee_id",
  "s"."booking_id",
  "s"."work_date",
  "b"."start_time",
  "b"."end_time",
  "b"."self_paid_break",
  "c"."name" as "corporation",
  "e"."first_name",
  "e"."last_name",
  "s"."employee_checkin_time",
  "s"."employee_checkout_time",
  "s"."corporation_checkin_time",
  "s"."corporation_checkout_time",
  "s"."admin_employee_checkin_time",
  "s"."admin_employee_checkout_time"
from
  "shifts" as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  inner join "employees" as "e" on "e"."id" = "s"."employee_id"
where
  "s"."status" = $1
  and "s"."not_met_for_booking" = $2
  and "b"."status" <> $3
  and "s"."ends_at" <= $4
  and "s"."work_date" >= $5
  and "s"."work_date" <= $6
  and "s"."employee_id" = $7
order by
  "s"."employee_id",
  "s"."starts_at"
limit
  $8;

-- employees.ownHours, employees.hoursOfPerson
select
  "work_date"
from
  "shifts"
where
  "employee_id" = $1
  and "status" = $2
  and "not_met_for_booking" = $3
  and "ends_at" <= $4
order by
  "ends_at"
limit
  $5;

-- employees.ownPenalties
select
  "p".*,
  "b"."id" as "booking_id",
  "b"."date",
  "b"."start_time",
  "b"."end_time",
  "b"."starts_at",
  "b"."address",
  "b"."zip_code",
  "b"."city",
  "t"."job_title",
  "c"."name" as "corporation",
  "e"."first_name",
  "e"."last_name",
  "e"."phone",
  "e"."email",
  "e"."login_email",
  coalesce(
    (
      select
        json_agg(
          json_build_object(
            'id',
            f.id,
            'name',
            f.name,
            'bytes',
            f.bytes,
            'added_at',
            to_char(f.added_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          )
          order by
            f.id
        )
      from
        penalty_files f
      where
        f.penalty_id = p.id
    ),
    '[]'
  ) as "files",
  p.kind = 'late'
  and exists (
    select
    from
      ratings r
    where
      r.shift_id = p.shift_id
      and r.because = 'late_cancellation'
      and r.annulled_at is null
  ) as "star"
from
  "penalties" as "p"
  inner join "shifts" as "s" on "s"."id" = "p"."shift_id"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
  inner join "employees" as "e" on "e"."id" = "p"."employee_id"
where
  "p"."employee_id" = $1
order by
  "p"."id" desc;

-- employees.ownReviewFile
select
  "f"."id",
  "f"."name",
  "f"."media_type",
  "f"."content_encrypted",
  "p"."employee_id"
from
  "penalty_files" as "f"
  inner join "penalties" as "p" on "p"."id" = "f"."penalty_id"
where
  "f"."id" = $1
  and "f"."penalty_id" = $2;

-- employees.ownTerms, employees.ownTermsPdf, employees.termsOfPerson and 1 more
select
  *
from
  "employment_terms"
where
  "employee_id" = $1
order by
  "given_at" desc,
  "id" desc;

-- employees.ownTermsShifts
select
  "s"."id",
  "b"."id" as "booking_id",
  "b"."date",
  "b"."start_time",
  "b"."end_time",
  "c"."name" as "company",
  "b"."address",
  "b"."zip_code",
  "b"."city",
  "t"."job_title" as "job",
  "b"."hourly_wage",
  b.agreement ->> 'name' as "agreement"
from
  "shifts" as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
where
  "s"."employee_id" = $1
  and "s"."status" = $2
  and "s"."not_met_for_booking" = $3
  and "b"."status" <> $4
  and "b"."date" >= $5
order by
  "s"."starts_at" desc,
  "s"."id" desc;

-- employees.ownTransfer
select
  *
from
  "profile_transfers"
where
  "employee_id" = $1
order by
  "id" desc;

-- employees.ownWaysIn, employees.waysIn
select
  "credential_id",
  "name",
  "last_used_at"
from
  "passkeys"
where
  "employee_id" = $1
order by
  "id";

-- employees.ownWaysIn, employees.waysIn
select
  *
from
  "employee_identities"
where
  "employee_id" = $1
order by
  "created_at",
  "identity_subject";

-- employees.penalties
select
  "p".*,
  "b"."id" as "booking_id",
  "b"."date",
  "b"."start_time",
  "b"."end_time",
  "b"."starts_at",
  "b"."address",
  "b"."zip_code",
  "b"."city",
  "t"."job_title",
  "c"."name" as "corporation",
  "e"."first_name",
  "e"."last_name",
  "e"."phone",
  "e"."email",
  "e"."login_email",
  coalesce(
    (
      select
        json_agg(
          json_build_object(
            'id',
            f.id,
            'name',
            f.name,
            'bytes',
            f.bytes,
            'added_at',
            to_char(f.added_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          )
          order by
            f.id
        )
      from
        penalty_files f
      where
        f.penalty_id = p.id
    ),
    '[]'
  ) as "files",
  p.kind = 'late'
  and exists (
    select
    from
      ratings r
    where
      r.shift_id = p.shift_id
      and r.because = 'late_cancellation'
      and r.annulled_at is null
  ) as "star"
from
  "penalties" as "p"
  inner join "shifts" as "s" on "s"."id" = "p"."shift_id"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
  inner join "employees" as "e" on "e"."id" = "p"."employee_id"
where
  p.id = any ($1::int[])
order by
  array_position($2::int[], p.id);

-- employees.penalties
with
  found as (
    (
      select
        p.id,
        coalesce(to_char(p.answer_by, 'YYYYMMDD')::int, 99999999) as answer_day,
        0 as own_group
      from
        penalties p
      where
        $1
        and (
          p.annulled_at is null
          and (
            p.decided_at is null
            or p.decided_at < p.review_asked_at
          )
          and (
            p.review_asked_at is not null
            or p.freeze_until is not null
          )
        )
        and true
        and true
    )
    union all
    (
      select
        p.id,
        0,
        1
      from
        penalties p
      where
        (
          p.annulled_at is null
          and (
            p.decided_at is null
            or p.decided_at < p.review_asked_at
          )
          and (
            p.review_asked_at is not null
            or p.freeze_until is not null
          )
        ) is not true
        and true
        and true
      order by
        p.id desc
      limit
        $2
    )
  ),
  page as (
    select
      *,
      row_number() over (
        order by
          own_group,
          answer_day,
          id desc
      ) as place
    from
      found
  )
select
  page.id,
  page.answer_day,
  page.own_group,
  counted.total
from
  (
    select
      (
        select
          sum(rows)::int
        from
          list_counts
        where
          list in ('penalties', 'lifted penalties')
      ) as total
  ) counted
  left join page on page.place > $3
  and page.place <= $4
order by
  page.place;

-- employees.templates
select
  "t".*,
  coalesce(nullif(c.contact_person, ''), c.name) as "creator",
  (
    select
      count(distinct employee_id)::int
    from
      employment_terms g
    where
      g.template_id = t.id
  ) as "people"
from
  "employment_term_templates" as "t"
  left join "corporations" as "c" on "c"."id" = "t"."created_by"
order by
  "t"."id" desc;

-- employees.transfers
select
  "t"."id",
  "t"."state",
  "t"."reason",
  "t"."created_at",
  "t"."decided_at",
  "e"."id" as "e_id",
  "e"."first_name" as "e_first_name",
  "e"."last_name" as "e_last_name",
  coalesce(nullif(e.email, ''), e.login_email) as "e_email",
  "e"."phone" as "e_phone",
  "e"."city" as "e_city",
  "e"."created_at" as "e_created_at",
  "o"."id" as "o_id",
  "o"."first_name" as "o_first_name",
  "o"."last_name" as "o_last_name",
  "o"."email" as "o_email",
  "o"."phone" as "o_phone",
  "o"."city" as "o_city",
  "o"."created_at" as "o_created_at",
  (
    select
      count(*) as "count"
    from
      "shifts" as "s"
    where
      "s"."employee_id" = "e"."id"
      and "s"."status" = $1
  ) as "e_shifts",
  (
    select
      count(*) as "count"
    from
      "shifts" as "s"
    where
      "s"."employee_id" = "o"."id"
      and "s"."status" = $2
  ) as "o_shifts",
  (
    select
      count(*) as "count"
    from
      "profile_transfers" as "w"
    where
      "w"."old_employee_id" = "t"."old_employee_id"
      and "w"."id" <> "t"."id"
      and "w"."state" = $3
  ) as "others"
from
  "profile_transfers" as "t"
  inner join "employees" as "e" on "e"."id" = "t"."employee_id"
  inner join "employees" as "o" on "o"."id" = "t"."old_employee_id"
where
  true
order by
  case
    when t.state = 'waiting' then 0
    else 1
  end,
  case
    when t.state = 'waiting' then t.id
    else - t.id
  end
limit
  $4
offset
  $5;

-- employees.transfers
select
  count(*) as "count"
from
  "profile_transfers";
