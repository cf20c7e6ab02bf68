-- bookings.employeesExport
select
  "id",
  "booking_id",
  "employee_id",
  "pay_state",
  "status",
  "starts_at",
  "cancellation_hours",
  "cancellation_pay",
  "cancellation_fee_lapsed_at"
from
  "shifts"
where
  "status" <> $1
  and "cancellation_pay" > $2
  and "starts_at" >= $3
  and "starts_at" < $4;

-- bookings.employeesExport
select
  "s"."id",
  "s"."booking_id",
  "s"."employee_id",
  "b"."starts_at"
from
  "bookings" as "b"
  inner join "shifts" as "s" on "s"."booking_id" = "b"."id"
where
  "b"."status" <> $1
  and "s"."status" = $2
  and "s"."admin_approve_checkout" = $3
  and "s"."not_met_for_booking" = $4
  and "b"."starts_at" >= $5
  and "b"."starts_at" < $6;

-- bookings.finished
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
  )
  and true
order by
  "b"."ends_at" desc,
  "b"."id" desc
limit
  $3
offset
  $4;

-- bookings.finished
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
  and "b"."status" <> $2
  and "b"."ends_at" <= $3
  and (
    "b"."all_check_times_approved" = $4
    or not coalesce(
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
    )
  )
  and true
order by
  "b"."ends_at" desc,
  "b"."id" desc
limit
  $5
offset
  $6;

-- bookings.finishedOfWeek
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
  and "b"."status" <> $2
  and "b"."ends_at" <= $3
  and "b"."date" >= $4
  and "b"."date" <= $5
  and "b"."ends_at" > $6
  and "b"."ends_at" <= $7
order by
  "b"."ends_at" desc,
  "b"."id" desc;

-- bookings.getDeprecated
select
  "t"."id",
  coalesce(
    (
      select
        json_build_object('rating', round(stars::numeric / nullif(ratings, 0), 1), 'nrOfRatings', ratings)
      from
        rating_sums
      where
        about = 'employee'
        and rated_id = "t"."id"
    ),
    json_build_object('rating', null, 'nrOfRatings', 0)
  ) as "average"
from
  unnest($1::integer[]) as t (id);

-- bookings.getEditable
select
  max("id") as "version"
from
  "booking_edits"
where
  "booking_id" = $1;

-- bookings.getOrder
select
  *
from
  "orders"
where
  "id" = $1;

-- bookings.list
select
  "b"."id",
  "b"."starts_at"
from
  "bookings" as "b"
where
  "b"."starts_at" <= $1
  and true
order by
  "b"."starts_at" desc,
  "b"."id" desc
limit
  $2;

-- bookings.list
select
  "b"."id",
  "b"."starts_at"
from
  "bookings" as "b"
where
  "b"."starts_at" > $1
  and "b"."status" = $2
  and true
order by
  "b"."starts_at" desc,
  "b"."id" desc
limit
  $3;

-- bookings.list
select
  "old"."id",
  "old"."starts_at"
from
  (
    select
      *
    from
      (
        select
          "b"."id",
          "b"."starts_at"
        from
          "bookings" as "b"
        where
          "b"."starts_at" <= $1
          and true
        order by
          "b"."starts_at" desc,
          "b"."id" desc
        limit
          $2
      ) as "part"
    union all
    select
      *
    from
      (
        select
          "b"."id",
          "b"."starts_at"
        from
          "bookings" as "b"
        where
          "b"."starts_at" > $3
          and "b"."status" = $4
          and true
        order by
          "b"."starts_at" desc,
          "b"."id" desc
        limit
          $5
      ) as "part"
  ) as "old"
limit
  $6;

-- bookings.list
select
  "old"."id",
  "old"."starts_at"
from
  (
    select
      *
    from
      (
        select
          "b"."id",
          "b"."starts_at"
        from
          "bookings" as "b"
        where
          "b"."starts_at" <= $1
          and true
        order by
          "b"."starts_at" desc,
          "b"."id" desc
        limit
          $2
      ) as "part"
    union all
    select
      *
    from
      (
        select
          "b"."id",
          "b"."starts_at"
        from
          "bookings" as "b"
        where
          "b"."starts_at" > $3
          and "b"."status" = $4
          and true
        order by
          "b"."starts_at" desc,
          "b"."id" desc
        limit
          $5
      ) as "part"
  ) as "old"
order by
  "old"."starts_at" desc,
  "old"."id" desc
limit
  $6
offset
  $7;

-- bookings.list
select
  *
from
  (
    select
      "b"."id",
      "b"."starts_at"
    from
      "bookings" as "b"
    where
      "b"."starts_at" <= $1
      and true
    order by
      "b"."starts_at" desc,
      "b"."id" desc
    limit
      $2
  ) as "part"
union all
select
  *
from
  (
    select
      "b"."id",
      "b"."starts_at"
    from
      "bookings" as "b"
    where
      "b"."starts_at" > $3
      and "b"."status" = $4
      and true
    order by
      "b"."starts_at" desc,
      "b"."id" desc
    limit
      $5
  ) as "part";

-- bookings.list
select
  *
from
  (
    select
      "b"."id",
      "b"."starts_at"
    from
      "bookings" as "b"
    where
      "b"."starts_at" > $1
      and "b"."status" = $2
      and true
    order by
      "b"."starts_at" desc,
      "b"."id" desc
    limit
      $3
  ) as "part";

-- bookings.list
select
  count(*) as "count"
from
  (
    select
      "old"."id",
      "old"."starts_at"
    from
      (
        select
          *
        from
          (
            select
              "b"."id",
              "b"."starts_at"
            from
              "bookings" as "b"
            where
              "b"."starts_at" <= $1
              and true
            order by
              "b"."starts_at" desc,
              "b"."id" desc
            limit
              $2
          ) as "part"
        union all
        select
          *
        from
          (
            select
              "b"."id",
              "b"."starts_at"
            from
              "bookings" as "b"
            where
              "b"."starts_at" > $3
              and "b"."status" = $4
              and true
            order by
              "b"."starts_at" desc,
              "b"."id" desc
            limit
              $5
          ) as "part"
      ) as "old"
    limit
      $6
  ) as "some";

-- bookings.ofBooking, bookings.ofShift
select
  "at",
  "actor_kind",
  "on_behalf_of",
  "entity",
  "entity_id",
  "action",
  "detail",
  "login"."contact_person" as "user_name",
  "key"."name" as "key_name"
from
  "audit_log"
  left join "corporations" as "login" on "login"."id" = "audit_log"."actor_login_id"
  left join "api_keys" as "key" on "key"."id" = "audit_log"."actor_key_id"
where
  (
    (
      "entity" = $1
      and "entity_id" = $2
    )
    or (
      "entity" = $3
      and "entity_id" = any ($4)
    )
  )
order by
  "audit_log"."id";

-- bookings.ofBooking, bookings.ofShift
select
  "at",
  "by",
  "changes"
from
  "booking_edits"
where
  "booking_id" = $1
order by
  "id";

-- bookings.ofBooking, bookings.ofShift
select
  "shift_id",
  "kind",
  "amount",
  "created_at",
  "created_by",
  "settled_at"
from
  "pay_lines"
where
  "booking_id" = $1
  and "state" = $2
  and "taken_back_at" is null
order by
  "id";

-- bookings.ofBooking, bookings.ofShift
select
  *
from
  "missed_arrivals"
where
  "booking_id" = $1
order by
  "id";

-- bookings.ofBooking, bookings.ofShift
select
  *
from
  "term_changes"
where
  "booking_id" = $1
order by
  "id";

-- bookings.oldCounts
select
  "b"."id"
from
  "bookings" as "b"
where
  (
    b.status <> 'cancelled'
    and b.ends_at <= $1
    and b.id in (
      select
        s.booking_id
      from
        shifts s
      where
        s.status = 'selected'
        and not s.not_met_for_booking
        and s.ends_at <= $2
        and "s"."invoice_state" is distinct from 'accepted'
    )
  )
  and "b"."starts_at" <= $3
limit
  $4;

-- bookings.oldCounts
select
  "b"."id"
from
  "bookings" as "b"
where
  (
    b.status <> 'cancelled'
    and b.ends_at <= $1
    and b.id in (
      select
        s.booking_id
      from
        shifts s
      where
        s.status = 'selected'
        and not s.not_met_for_booking
        and s.ends_at <= $2
        and "s"."pay_state" is distinct from 'accepted'
    )
  )
  and "b"."starts_at" <= $3
limit
  $4;

-- bookings.oldCounts
select
  "b"."id"
from
  "bookings" as "b"
where
  (
    b.status <> 'cancelled'
    and b.ends_at <= $1
    and not b.all_check_times_approved
    and exists (
      select
        s.booking_id
      from
        shifts s
      where
        s.status = 'selected'
        and not s.not_met_for_booking
        and s.booking_id = b.id
        and s.ends_at <= $2
        and not (
          s.employee_checkin_time is not null
          and s.employee_checkout_time is not null
          and s.corporation_checkin_time is not null
          and s.corporation_checkout_time is not null
          and s.employee_checkin_time = s.corporation_checkin_time
          and s.employee_checkout_time = s.corporation_checkout_time
        )
        and (
          (
            s.invoice_state is null
            and (
              s.admin_checkin_time is null
              or s.admin_checkout_time is null
            )
          )
          or (
            s.pay_state is null
            and (
              s.admin_employee_checkin_time is null
              or s.admin_employee_checkout_time is null
            )
          )
        )
      offset
        0
    )
  )
  and "b"."starts_at" <= $3
limit
  $4;

-- bookings.oldCounts
select
  (
    select
      count(*) as "count"
    from
      (
        select
          "b"."id"
        from
          "bookings" as "b"
        where
          (
            b.status <> 'cancelled'
            and b.ends_at <= $1
            and b.id in (
              select
                s.booking_id
              from
                shifts s
              where
                s.status = 'selected'
                and not s.not_met_for_booking
                and s.ends_at <= $2
                and "s"."invoice_state" is distinct from 'accepted'
            )
          )
          and "b"."starts_at" <= $3
        limit
          $4
      ) as "some"
  ) as "not_invoiced",
  (
    select
      count(*) as "count"
    from
      (
        select
          "b"."id"
        from
          "bookings" as "b"
        where
          (
            b.status <> 'cancelled'
            and b.ends_at <= $5
            and b.id in (
              select
                s.booking_id
              from
                shifts s
              where
                s.status = 'selected'
                and not s.not_met_for_booking
                and s.ends_at <= $6
                and "s"."pay_state" is distinct from 'accepted'
            )
          )
          and "b"."starts_at" <= $7
        limit
          $8
      ) as "some"
  ) as "not_paid",
  (
    select
      count(*) as "count"
    from
      (
        select
          "b"."id"
        from
          "bookings" as "b"
        where
          (
            b.status <> 'cancelled'
            and b.ends_at <= $9
            and not b.all_check_times_approved
            and exists (
              select
                s.booking_id
              from
                shifts s
              where
                s.status = 'selected'
                and not s.not_met_for_booking
                and s.booking_id = b.id
                and s.ends_at <= $10
                and not (
                  s.employee_checkin_time is not null
                  and s.employee_checkout_time is not null
                  and s.corporation_checkin_time is not null
                  and s.corporation_checkout_time is not null
                  and s.employee_checkin_time = s.corporation_checkin_time
                  and s.employee_checkout_time = s.corporation_checkout_time
                )
                and (
                  (
                    s.invoice_state is null
                    and (
                      s.admin_checkin_time is null
                      or s.admin_checkout_time is null
                    )
                  )
                  or (
                    s.pay_state is null
                    and (
                      s.admin_employee_checkin_time is null
                      or s.admin_employee_checkout_time is null
                    )
                  )
                )
              offset
                0
            )
          )
          and "b"."starts_at" <= $11
        limit
          $12
      ) as "some"
  ) as "open_hours";

-- bookings.oldCounts
select
  count(*) as "count"
from
  (
    select
      "b"."id"
    from
      "bookings" as "b"
    where
      (
        b.status <> 'cancelled'
        and b.ends_at <= $1
        and b.id in (
          select
            s.booking_id
          from
            shifts s
          where
            s.status = 'selected'
            and not s.not_met_for_booking
            and s.ends_at <= $2
            and "s"."invoice_state" is distinct from 'accepted'
        )
      )
      and "b"."starts_at" <= $3
    limit
      $4
  ) as "some";

-- bookings.oldCounts
select
  count(*) as "count"
from
  (
    select
      "b"."id"
    from
      "bookings" as "b"
    where
      (
        b.status <> 'cancelled'
        and b.ends_at <= $1
        and b.id in (
          select
            s.booking_id
          from
            shifts s
          where
            s.status = 'selected'
            and not s.not_met_for_booking
            and s.ends_at <= $2
            and "s"."pay_state" is distinct from 'accepted'
        )
      )
      and "b"."starts_at" <= $3
    limit
      $4
  ) as "some";

-- bookings.oldCounts
select
  count(*) as "count"
from
  (
    select
      "b"."id"
    from
      "bookings" as "b"
    where
      (
        b.status <> 'cancelled'
        and b.ends_at <= $1
        and not b.all_check_times_approved
        and exists (
          select
            s.booking_id
          from
            shifts s
          where
            s.status = 'selected'
            and not s.not_met_for_booking
            and s.booking_id = b.id
            and s.ends_at <= $2
            and not (
              s.employee_checkin_time is not null
              and s.employee_checkout_time is not null
              and s.corporation_checkin_time is not null
              and s.corporation_checkout_time is not null
              and s.employee_checkin_time = s.corporation_checkin_time
              and s.employee_checkout_time = s.corporation_checkout_time
            )
            and (
              (
                s.invoice_state is null
                and (
                  s.admin_checkin_time is null
                  or s.admin_checkout_time is null
                )
              )
              or (
                s.pay_state is null
                and (
                  s.admin_employee_checkin_time is null
                  or s.admin_employee_checkout_time is null
                )
              )
            )
          offset
            0
        )
      )
      and "b"."starts_at" <= $3
    limit
      $4
  ) as "some";

-- bookings.rejected
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
  "b"."rejected_at" is not null
  and "b"."ends_at" > $1
order by
  "b"."rejected_at" desc
limit
  $2;

-- bookings.upcoming
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
  and "b"."status" <> $2
  and "b"."ends_at" > $3
order by
  "b"."starts_at",
  "b"."id";

-- bookings.upcomingCounts
select
  "b"."id",
  "b"."date",
  "b"."start_time",
  "b"."end_time",
  "c"."name" as "corporation",
  "t"."job_title",
  "b"."number_of_staff" as "places",
  "s"."selected",
  "s"."applied"
from
  "bookings" as "b"
  inner join lateral (
    select
      count(*) filter (
        where
          status = 'selected'
      ) as "selected",
      count(*) filter (
        where
          status = 'applied'
      ) as "applied"
    from
      "shifts"
    where
      "shifts"."booking_id" = "b"."id"
      and "shifts"."status" = any ($1)
  ) as "s" on true
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
where
  "b"."status" <> $2
  and "b"."ends_at" > $3
  and "b"."starts_at" > $4
order by
  "b"."starts_at",
  "b"."id";

-- bookings.waiting
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
  "b"."approved_at" is null
  and "b"."owner_state" is distinct from $1
  and "b"."status" <> $2
  and "b"."ends_at" > $3
order by
  "b"."starts_at",
  "b"."id";
