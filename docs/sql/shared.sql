-- applications.booking, applications.applied, applications.upcoming and 6 more
select
  "employees"."approval",
  "employees"."first_name",
  "employees"."last_name",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "id",
          "shift_id",
          "kind",
          "card",
          "occurred_at",
          "freeze_until",
          "annulled_at",
          "consumed_by",
          "is_held"
        from
          "penalties"
        where
          "penalties"."employee_id" = any (
            array(
              select
                p.id
              from
                employees p
              where
                p.id = employees.id
                or p.cpr_digest = employees.cpr_digest
            )
          )
          and "annulled_at" is null
          and (
            (
              "card" = $1
              and "consumed_by" is null
            )
            or "freeze_until" > $2
          )
        order by
          "id"
      ) as agg
  ) as "penalties",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "booking_id",
          "work_date",
          "starts_at",
          "ends_at"
        from
          "shifts"
        where
          "shifts"."employee_id" = "employees"."id"
          and "status" = $3
          and "ends_at" > $4
      ) as agg
  ) as "confirmed"
from
  "employees"
where
  "employees"."id" = $5;

-- applications.booking, desk.person
select
  "s"."employee_id",
  "s"."booking_id",
  "s"."starts_at",
  "s"."ends_at",
  "s"."employee_checkin_time",
  "s"."employee_checkout_time",
  "s"."corporation_checkin_time",
  "s"."corporation_checkout_time",
  "s"."admin_employee_checkin_time",
  "s"."admin_employee_checkout_time"
from
  "shifts" as "s"
where
  "s"."status" = $1
  and "s"."not_met_for_booking" = $2
  and (
    select
      status
    from
      bookings
    where
      id = s.booking_id
  ) <> 'cancelled'
  and "s"."employee_id" = any ($3)
  and "s"."ends_at" > $4
  and "s"."starts_at" < $5;

-- bookings.finished, bookings.get, bookings.getEditable and 4 more
select
  "s"."booking_id",
  "employee_checkin_time",
  "employee_checkout_time",
  "corporation_checkin_time",
  "corporation_checkout_time",
  "first_checkout_by",
  "last_checkout_by",
  "checkout_rejected_count_employee",
  "checkout_rejected_count_corporation",
  "admin_checkin_time",
  "admin_checkout_time",
  "not_met_for_booking",
  "has_pension"
from
  "shifts" as "s"
where
  "s"."booking_id" = any ($1)
  and "s"."status" = $2;

-- bookings.finished, checkout.employeeShift, invoicing.details
select
  "shift_id",
  "score",
  "comment"
from
  "ratings"
where
  "shift_id" = any ($1)
  and "about" = $2
  and "because" = $3;

-- bookings.get, bookings.getEditable, bookings.getDeprecated and 15 more
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
  "b"."id" = $1;

-- bookings.list, invoicing.details, invoicing.weekDetails
select
  "b".*,
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "employee_checkin_time",
          "employee_checkout_time",
          "corporation_checkin_time",
          "corporation_checkout_time",
          "first_checkout_by",
          "last_checkout_by",
          "checkout_rejected_count_employee",
          "checkout_rejected_count_corporation",
          "admin_checkin_time",
          "admin_checkout_time",
          "not_met_for_booking",
          "has_pension"
        from
          "shifts" as "s"
        where
          "s"."booking_id" = "b"."id"
          and "s"."status" = $1
      ) as agg
  ) as "shifts"
from
  "corporations" as "c"
  inner join lateral (
    select
      "u"."id",
      "u"."corporation_id",
      "hourly_wage",
      "fee",
      "standard_fee",
      "urgent_booking_fee",
      "emergency_booking_fee",
      "transport_wage",
      "self_paid_break",
      "date",
      "start_time",
      "end_time",
      "terms",
      "agreement"
    from
      "bookings" as "u"
    where
      "u"."corporation_id" = "c"."id"
      and "u"."ends_at" <= $2
      and "u"."paid_at" is null
      and "u"."status" <> $3
    order by
      "u"."ends_at" desc
    limit
      $4
  ) as "b" on true
where
  "c"."id" = any ($5);

-- bookings.list, invoicing.details, invoicing.weekDetails
select
  "e".*,
  (
    select
      json_build_object(
        'nrOfShifts',
        coalesce(sum(selected), 0) - (
          select
            count(*)
          from
            shifts w
          where
            w.employee_id = e.id
            and w.status = 'selected'
            and w.ends_at > $1
        ) - (
          select
            count(*)
          from
            shifts w
          where
            w.employee_id = e.id
            and w.status = 'selected'
            and w.not_met_for_booking
            and w.ends_at <= $2
        ),
        'rating',
        coalesce(
          (
            select
              json_build_object('rating', round(stars::numeric / nullif(ratings, 0), 1), 'nrOfRatings', ratings)
            from
              rating_sums
            where
              about = 'employee'
              and rated_id = "e"."id"
          ),
          json_build_object('rating', null, 'nrOfRatings', 0)
        )
      )
    from
      shift_counts
    where
      employee_id = e.id
  ) as "reputation"
from
  "employees" as "e"
where
  "e"."id" in (
    select
      "employee_id"
    from
      "shifts"
    where
      "booking_id" = any ($3)
      and "status" = any ($4)
  );

-- bookings.list, invoicing.details, invoicing.weekDetails
select
  "employee_id"
from
  "shifts"
where
  "booking_id" = any ($1)
  and "status" = any ($2);

-- bookings.list, invoicing.details, invoicing.weekDetails
select
  "i"."booking_id",
  "d"."url",
  "d"."is_paid",
  "d"."due_date",
  "d"."delivery",
  "d"."number" as "number"
from
  "invoices" as "i"
  inner join "invoice_documents" as "d" on "d"."id" = "i"."document_id"
where
  "i"."booking_id" = any ($1)
  and "i"."kind" <> $2
  and "d"."number" is not null
  and "i"."taken_back_at" is null
  and not exists (
    select
    from
      invoices note
    where
      note.credits = i.id
      and note.taken_back_at is null
  )
order by
  "i"."id";

-- bookings.list, invoicing.details, invoicing.weekDetails and 1 more
select
  *
from
  "shifts"
where
  "booking_id" = any ($1)
  and "status" = any ($2)
order by
  "id";

-- bookings.list, invoicing.invoiceRun, invoicing.ownPay
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
  "b"."id" = any ($1);

-- bookings.ofBooking, bookings.ofShift, applications.check and 7 more
select
  *
from
  "shifts"
where
  "booking_id" = any ($1)
order by
  "id";

-- bookings.ofBooking, invoicing.details, invoicing.invoiceProposal and 3 more
select
  *
from
  "employees"
where
  "id" = any ($1);

-- bookings.upcoming, bookings.finished, bookings.get and 6 more
select
  "b"."id",
  "b"."corporation_id",
  "b"."address",
  "b"."zip_code",
  "b"."number_of_staff",
  "b"."created_at",
  "b"."ends_at",
  "hourly_wage",
  "fee",
  "standard_fee",
  "urgent_booking_fee",
  "emergency_booking_fee",
  "transport_wage",
  "self_paid_break",
  "date",
  "start_time",
  "end_time",
  "terms",
  "agreement"
from
  "bookings" as "b"
where
  "b"."status" <> $1
  and "b"."owner_state" is distinct from $2
  and ("b"."corporation_id", "b"."date") in (
    select
      "o"."corporation_id",
      "o"."date"
    from
      "bookings" as "o"
    where
      "o"."id" = any ($3)
  );

-- bookings.upcoming, bookings.finished, bookings.get and 6 more
select
  "b"."id",
  (
    select
      to_json(obj)
    from
      (
        select
          count(*) as "all",
          count(*) filter (
            where
              a.is_elsewhere
          ) as "elsewhere",
          coalesce(
            json_agg(a.freeze_end) filter (
              where
                a.freeze_end is not null
                and not a.is_elsewhere
            ),
            '[]'
          ) as "freezes"
        from
          (
            select
              exists (
                select
                from
                  shifts o
                where
                  o.employee_id = s.employee_id
                  and o.status = 'selected'
                  and o.booking_id <> s.booking_id
                  and (
                    o.work_date = s.work_date
                    or tstzrange (o.starts_at, o.ends_at) && tstzrange (s.starts_at, s.ends_at)
                  )
              ) as "is_elsewhere",
              (
                select
                  extract(
                    epoch
                    from
                      max(p.freeze_until)
                  ) * 1000
                from
                  penalties p
                where
                  p.employee_id = s.employee_id
                  and p.annulled_at is null
                  and not p.is_held
              ) as "freeze_end"
            from
              "shifts" as "s"
            where
              "s"."booking_id" = "b"."id"
              and "s"."status" = $1
          ) as "a"
      ) as obj
  ) as "applied",
  (
    select
      count(*) as "count"
    from
      "standby_places" as "p"
    where
      "p"."booking_id" = "b"."id"
      and "p"."struck_off_at" is null
  ) as "standby"
from
  "bookings" as "b"
where
  "b"."id" = any ($2);

-- bookings.upcoming, bookings.finished, bookings.get and 6 more
select
  "c".*,
  coalesce(
    (
      select
        json_build_object('rating', round(stars::numeric / nullif(ratings, 0), 1), 'nrOfRatings', ratings)
      from
        rating_sums
      where
        about = 'corporation'
        and rated_id = "c"."id"
    ),
    json_build_object('rating', null, 'nrOfRatings', 0)
  ) as "rating"
from
  "corporations" as "c"
where
  "c"."id" = any ($1);

-- bookings.upcoming, bookings.finished, bookings.get and 6 more
select distinct
  on ("c"."shift_id") "c"."shift_id",
  "c"."booking_id",
  "s"."employee_id",
  "e"."first_name",
  "e"."last_name",
  "c"."state",
  "c"."asked_at",
  "c"."answer_until",
  "c"."settled_at"
from
  "term_changes" as "c"
  inner join "shifts" as "s" on "s"."id" = "c"."shift_id"
  inner join "employees" as "e" on "e"."id" = "s"."employee_id"
where
  "c"."booking_id" = any ($1)
  and "c"."state" <> $2
order by
  "c"."shift_id",
  "c"."id" desc;

-- bookings.upcoming, bookings.finished, bookings.get and 7 more
select
  "s".*,
  "e"."first_name",
  "e"."last_name",
  "e"."phone",
  "e"."profile_image",
  "e"."base_url_image",
  "e"."birth_date",
  (
    select
      json_build_object(
        'noted_at',
        noted_at,
        'noted_by',
        noted_by,
        'noted_by_office',
        noted_by_office,
        'state',
        state,
        'settled_at',
        settled_at,
        'needs_replacement',
        needs_replacement
      )
    from
      missed_arrivals
    where
      shift_id = "s"."id"
    order by
      id desc
    limit
      1
  ) as "missed"
from
  "shifts" as "s"
  inner join "employees" as "e" on "e"."id" = "s"."employee_id"
where
  "s"."booking_id" = any ($1)
  and (
    "s"."status" = $2
    or (
      "s"."cancellation_fee" > $3
      and "s"."cancellation_fee_lapsed_at" is null
    )
  )
order by
  "s"."booked_at",
  "s"."id";

-- checkout.timesLog, desk.reminders
select
  *
from
  "shifts"
where
  "id" = $1;

-- corporations.departments, bookings.getEditable
select
  *
from
  "departments"
where
  "corporation_id" = $1
order by
  archived_at is not null,
  danish_order ("name"),
  "id";

-- corporations.priceAgreement, corporations.ownPriceAgreement, settings.globalMessage and 8 more
select
  "s".*,
  (
    select
      coalesce(nullif(contact_person, ''), name)
    from
      corporations
    where
      id = "s"."created_by"
  ) as "created_name",
  (
    select
      coalesce(nullif(contact_person, ''), name)
    from
      corporations
    where
      id = "s"."withdrawn_by"
  ) as "withdrawn_name"
from
  "price_settings" as "s"
order by
  "s"."valid_from" desc,
  "s"."id" desc;

-- employees.experience, applications.workExperiences
select
  *
from
  "work_experiences"
where
  "employee_id" = $1
order by
  "start_year" desc,
  "start_month" desc,
  "id" desc;

-- employees.hoursExport, applications.booking
select
  "employee_id",
  "from_day" as "from",
  "until_day" as "until"
from
  "week_opt_outs"
where
  "employee_id" = any ($1);

-- invoicing.invoiceRun, invoicing.ownPay, desk.figures
select
  "id",
  "name"
from
  "corporations"
where
  "id" = any ($1);

-- messages.outboxChannels, desk.today
select
  "channel",
  count(*) as "waiting",
  coalesce(bool_or(problem = 'access_refused'), false) as "isRefused"
from
  "outbox"
where
  "status" in ('queued', 'sending')
group by
  "channel";

-- sessions.corporationMe, sessions.employeeMe, sessions.takeOverCorporation and 158 more
select
  "s"."token_hash",
  "s"."kind",
  "s"."corporation_id",
  "s"."employee_id",
  "s"."actor_corporation_id",
  "s"."expires_at",
  "s"."last_seen_at",
  "company"."id" as "company_id",
  "company"."suspended_at",
  "c"."login_disabled_at",
  "c"."company_role",
  "c"."is_admin",
  "c"."office_role",
  "a"."office_role" as "actor_role",
  "e"."new_user",
  "e"."deactivated_at",
  a.is_admin
  and a.suspended_at is null as "actor_is_admin",
  coalesce(parent.created_at, s.created_at) as "signed_in_at",
  coalesce(parent.proved_at, s.proved_at) as "proved_at",
  coalesce(parent.factor_proved_at, s.factor_proved_at) as "factor_proved_at",
  (
    exists (
      select
      from
        authenticator_apps app
      where
        app.corporation_id = coalesce(s.actor_corporation_id, s.corporation_id)
        and app.confirmed_at is not null
    )
    or exists (
      select
      from
        passkeys key
      where
        key.corporation_id = coalesce(s.actor_corporation_id, s.corporation_id)
    )
  ) as "has_second_factor"
from
  "sessions" as "s"
  left join "corporations" as "c" on "c"."id" = "s"."corporation_id"
  left join "corporations" as "company" on "company"."id" = coalesce("c"."member_of", "c"."id")
  left join "employees" as "e" on "e"."id" = "s"."employee_id"
  left join "corporations" as "a" on "a"."id" = "s"."actor_corporation_id"
  left join "sessions" as "parent" on "parent"."token_hash" = "s"."parent_hash"
where
  "s"."expires_at" > $1
  and (
    "s"."parent_hash" is null
    or "parent"."expires_at" > $2
  )
  and "s"."token_hash" = $3;

-- sessions.corporationMe, sessions.takeOverCorporation, corporations.futureBookings and 10 more
select
  *
from
  "corporations"
where
  "id" = $1;

-- sessions.corporationMe, sessions.takeOverCorporation, corporations.list and 5 more
select
  "id",
  "corporation_id",
  "valid_from",
  "content"
from
  "price_agreements"
where
  "withdrawn_at" is null
  and "corporation_id" = any ($1);

-- sessions.employeeMe, sessions.takeOverEmployee, employees.list and 1 more
select
  "e".*,
  array(
    select
      area_code
    from
      employee_regions
    where
      employee_id = e.id
    order by
      area_code
  ) as "regions",
  array(
    select
      staff_type_id
    from
      employee_job_roles
    where
      employee_id = e.id
    order by
      staff_type_id
  ) as "jobRoles",
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'staffTypeId',
            a.staff_type_id,
            'jobTitle',
            t.job_title,
            'skillType',
            coalesce(t.skill_detail -> a.block::int ->> 'skill_title', ''),
            'value',
            a.value
          )
          order by
            a.staff_type_id,
            a.block
        ),
        '[]'
      )
    from
      skill_answers a
      join staff_types t on t.id = a.staff_type_id
    where
      a.employee_id = e.id
  ) as "skills",
  (
    select
      json_build_object(
        'nrOfShifts',
        coalesce(sum(selected), 0) - (
          select
            count(*)
          from
            shifts w
          where
            w.employee_id = e.id
            and w.status = 'selected'
            and w.ends_at > $1
        ) - (
          select
            count(*)
          from
            shifts w
          where
            w.employee_id = e.id
            and w.status = 'selected'
            and w.not_met_for_booking
            and w.ends_at <= $2
        ),
        'nrOfAppliedShifts',
        coalesce(sum(shifts), 0),
        'nrOfCancelledShifts',
        (
          select
            count(*)
          from
            shifts
          where
            employee_id = e.id
            and status = 'cancelled'
            and not (
              exists (
                select
                from
                  penalties p
                where
                  p.shift_id = "shifts"."id"
                  and p.kind <> 'no_show'
              )
              and not exists (
                select
                from
                  penalties p
                where
                  p.shift_id = "shifts"."id"
                  and p.kind <> 'no_show'
                  and p.annulled_at is null
              )
            )
        ),
        'rating',
        coalesce(
          (
            select
              json_build_object('rating', round(stars::numeric / nullif(ratings, 0), 1), 'nrOfRatings', ratings)
            from
              rating_sums
            where
              about = 'employee'
              and rated_id = "e"."id"
          ),
          json_build_object('rating', null, 'nrOfRatings', 0)
        ),
        'nrOfWorkExperiences',
        (
          select
            count(*)
          from
            work_experiences
          where
            employee_id = e.id
        )
      )
    from
      shift_counts
    where
      employee_id = e.id
  ) as "reputation"
from
  "employees" as "e"
where
  "e"."id" = any ($3)
order by
  "e"."id" desc;

-- sessions.employeeMe, sessions.takeOverEmployee, employees.list and 2 more
select
  "employees"."id",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "id",
          "shift_id",
          "kind",
          "card",
          "occurred_at",
          "freeze_until",
          "annulled_at",
          "consumed_by",
          "is_held"
        from
          "penalties"
        where
          "penalties"."employee_id" = any (
            array(
              select
                p.id
              from
                employees p
              where
                p.id = employees.id
                or p.cpr_digest = employees.cpr_digest
            )
          )
          and "annulled_at" is null
          and (
            (
              "card" = $1
              and "consumed_by" is null
            )
            or "freeze_until" > $2
          )
        order by
          "id"
      ) as agg
  ) as "penalties"
from
  "employees"
where
  "employees"."id" = any ($3);

-- sessions.takeOverEmployee, employees.futureShifts, employees.documents and 11 more
select
  *
from
  "employees"
where
  "id" = $1;

-- staffTypes.skillDetail, settings.staffWages
select
  *
from
  "staff_types"
where
  "id" = $1;
