-- checkout.corporationShifts, checkout.approvalSummary
select
  "s".*,
  "e"."first_name",
  "e"."last_name",
  "e"."birth_date",
  "e"."phone",
  "e"."city",
  "e"."description",
  "e"."profile_image",
  "e"."base_url_image",
  "e"."has_driver_license",
  "e"."owns_car",
  "e"."facebook_link",
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
            and w.ends_at > "s"."starts_at"
        ) - (
          select
            count(*)
          from
            shifts w
          where
            w.employee_id = e.id
            and w.status = 'selected'
            and w.not_met_for_booking
            and w.ends_at <= "s"."starts_at"
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
  ) as "reputation",
  exists (
    select
    from
      favourites
    where
      corporation_id = b.corporation_id
      and employee_id = s.employee_id
  ) as "is_favourite",
  (
    select
      count(*)::int
    from
      shifts w
      join bookings wb on wb.id = w.booking_id
    where
      w.employee_id = s.employee_id
      and w.status = 'selected'
      and not w.not_met_for_booking
      and w.ends_at <= "s"."starts_at"
      and wb.corporation_id = b.corporation_id
      and wb.id <> b.id
  ) as "hired_before",
  coalesce("r"."score", $1) as "score",
  coalesce("r"."comment", $2) as "comment"
from
  "shifts" as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
  inner join "employees" as "e" on "e"."id" = "s"."employee_id"
  left join "ratings" as "r" on "r"."shift_id" = "s"."id"
  and "r"."about" = $3
  and "r"."because" = $4
where
  "s"."booking_id" = $5
  and "s"."status" = $6
order by
  "s"."id";

-- checkout.employeeShift
select
  "b"."id",
  "b"."corporation_id",
  "b"."starts_at",
  "b"."ends_at",
  "b"."status",
  "b"."approved_at",
  "b"."arrival_pin",
  "b"."agreement",
  "b"."staff_type_id",
  "b"."number_of_staff",
  "b"."date",
  "b"."start_time",
  "b"."end_time",
  "b"."arrangement_type",
  "b"."arrangement_type_other",
  "b"."address",
  "b"."address_url",
  "b"."zip_code",
  "b"."city",
  "b"."hourly_wage",
  "b"."transport_wage",
  "b"."extra_work_hours",
  "b"."food_included",
  "b"."self_paid_break",
  "b"."job_description",
  "b"."access_information",
  "b"."access_information_other",
  "b"."upper_dress_code",
  "b"."upper_dress_code_other",
  "b"."lower_dress_code",
  "b"."lower_dress_code_other",
  "b"."shoes_dress_code",
  "b"."shoes_dress_code_other",
  "b"."item_to_bring",
  "b"."language",
  "b"."contact_person",
  "b"."admin_message",
  "t"."job_title",
  "t"."worker",
  "c"."name" as "corporation_name",
  "c"."icon_image" as "corporation_icon",
  "c"."base_url_image" as "corporation_base_url",
  "c"."admin_message" as "corporation_message",
  c.suspended_at is not null as "is_suspended",
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
  ) as "corporation_rating",
  "b"."places_taken" as "selected",
  (
    select
      count(*) = 5
    from
      skill_answers
    where
      employee_id = $1
      and staff_type_id = t.id
  ) as "has_skill",
  "own"."id" as "own_shift_id",
  "own"."status" as "own_shift_status",
  "own"."employee_checkin" as "own_shift_checkin",
  "own"."arrived_at" as "own_shift_arrived_at",
  case own.status
    when 'cancelled' then own.cancelled_at
    when 'sick' then own.cancelled_at
    when 'removed' then own.removed_at
  end as "own_shift_left_at",
  case own.status
    when 'removed' then own.removed_reason
  end as "own_shift_removed_reason",
  case own.status
    when 'selected' then (
      select
        json_build_object('agreed', agreed, 'answer_until', answer_until)
      from
        term_changes
      where
        shift_id = own.id
        and state = 'asked'
    )
  end as "own_shift_change",
  own.status = 'applied'
  and own.reconfirm as "own_shift_reconfirm",
  own.cancellation_fee_lapsed_at is not null as "own_shift_refilled",
  coalesce(own.not_met_for_booking, false) as "own_shift_not_met",
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
      shift_id = "own"."id"
    order by
      id desc
    limit
      1
  ) as "own_shift_missed",
  "own"."on_my_way_at" as "own_shift_on_my_way_at",
  "own"."delay_minutes" as "own_shift_delay",
  case
    when own.cancellation_pay > 0 then json_build_object(
      'pay',
      own.cancellation_pay,
      'hours',
      own.cancellation_hours,
      'lapsed_at',
      own.cancellation_fee_lapsed_at,
      'starts_at',
      own.starts_at,
      'elsewhere',
      exists (
        select
        from
          shifts other
          join bookings other_booking on other_booking.id = other.booking_id
        where
          other.employee_id = "own"."employee_id"
          and other.work_date = "own"."work_date"
          and other.status = 'selected'
          and other.id <> "own"."id"
          and other_booking.status <> 'cancelled'
      )
    )
  end as "own_shift_cancellation",
  case
    when own.status = 'sick'
    or own.sick_decision is not null then json_build_object('late', own.sick_late, 'decision', own.sick_decision, 'reason', own.sick_decision_reason, 'by', own.sick_by)
  end as "own_shift_sick",
  (
    select
      json_build_object('card', card, 'freeze_until', freeze_until, 'held', is_held)
    from
      penalties
    where
      shift_id = own.id
      and annulled_at is null
  ) as "own_shift_penalty",
  "standby"."id" as "standby_id",
  "standby"."auto" as "standby_auto",
  "standby"."struck_off_at" as "standby_struck_off_at",
  case
    when standby.id is not null then (
      select
        count(*)::int
      from
        standby_places ahead
      where
        ahead.booking_id = b.id
        and ahead.struck_off_at is null
        and (ahead.since, ahead.id) <= (standby.since, standby.id)
    )
  end as "standby_rank",
  "offer"."expires_at" as "offer_until"
from
  "bookings" as "b"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  left join "shifts" as "own" on "own"."booking_id" = "b"."id"
  and "own"."employee_id" = $2
  left join "standby_places" as "standby" on "standby"."booking_id" = "b"."id"
  and "standby"."employee_id" = $3
  left join "offers" as "offer" on "offer"."booking_id" = "b"."id"
  and "offer"."employee_id" = $4
  and "offer"."state" = $5
where
  "b"."id" = $6;

-- checkout.employeeShift
select
  "created_at"
from
  "pay_lines"
where
  "shift_id" = $1
  and "kind" = $2
  and "state" <> $3
  and "taken_back_at" is null;

-- checkout.employeeShift
select
  "id",
  "booking_id",
  "employee_id",
  "status",
  "pay_withdrawn",
  "time_comment_by_corporation",
  "time_comment_by_employee",
  "employee_stamped_at",
  "silence_warned_at",
  "undisputed_at",
  "undisputed_from",
  "undisputed_to",
  "invoice_state",
  "pay_state",
  "admin_approve_invoice",
  "admin_approve_checkout",
  "admin_employee_checkin_time",
  "admin_employee_checkout_time",
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
  "shifts"
where
  "id" = $1
  and "employee_id" = $2
  and "status" = $3;

-- checkout.employeeShift
select
  "id",
  "cpr_encrypted",
  "cpr_digest",
  "bank_reg_encrypted",
  "bank_account_encrypted",
  "tax_card_type",
  "updatable_in_zenegy",
  "shares_cpr"
from
  "employees"
where
  "id" = $1;

-- checkout.timesLog
select
  "at",
  "actor_kind",
  "detail"
from
  "audit_log"
where
  "entity" = $1
  and "entity_id" = $2
  and "action" = any ($3)
order by
  "id";
