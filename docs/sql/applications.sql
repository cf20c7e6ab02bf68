-- applications.applied
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
  "offer"."expires_at" as "offer_until",
  "listed"."id" as "shift_id",
  "listed"."status" as "shift_status",
  "listed"."ends_at" as "shift_ends_at",
  "listed"."employee_checkin" as "shift_checkin",
  "listed"."employee_checkin_time",
  "listed"."employee_checkout_time",
  "listed"."corporation_checkin_time",
  "listed"."corporation_checkout_time",
  "listed"."first_checkout_by",
  "listed"."last_checkout_by",
  "listed"."checkout_rejected_count_employee",
  "listed"."checkout_rejected_count_corporation",
  "listed"."admin_checkin_time",
  "listed"."admin_checkout_time",
  "listed"."not_met_for_booking",
  "listed"."has_pension",
  "listed"."admin_employee_checkin_time",
  "listed"."admin_employee_checkout_time",
  "listed"."admin_approve_checkout",
  "listed"."pay_withdrawn",
  "listed"."pay_state",
  (
    select
      "created_at"
    from
      "pay_lines"
    where
      "shift_id" = "listed"."id"
      and "kind" = 'pay'
      and "state" <> $2
      and "taken_back_at" is null
  ) as "pay_sent_at"
from
  "bookings" as "b"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  left join "shifts" as "own" on "own"."booking_id" = "b"."id"
  and "own"."employee_id" = $3
  left join "standby_places" as "standby" on "standby"."booking_id" = "b"."id"
  and "standby"."employee_id" = $4
  left join "offers" as "offer" on "offer"."booking_id" = "b"."id"
  and "offer"."employee_id" = $5
  and "offer"."state" = $6
  inner join (
    select
      "s"."id",
      "s"."booking_id",
      "s"."status",
      "s"."ends_at",
      "s"."employee_checkin",
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
      "s"."admin_approve_checkout",
      "s"."pay_withdrawn",
      "s"."pay_state"
    from
      "shifts" as "s"
      inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
    where
      "s"."employee_id" = $7
      and (
        s.status = 'applied'
        and b.status = 'open'
        and s.starts_at > $8
        and b.places_taken < b.number_of_staff
      )
      and true
    order by
      "s"."ends_at" asc,
      "s"."id" asc
    limit
      $9
    offset
      $10
  ) as "listed" on "listed"."booking_id" = "b"."id"
order by
  "listed"."ends_at" asc,
  "listed"."id" asc;

-- applications.applied
select
  "s"."id",
  "s"."booking_id",
  "s"."status",
  "s"."ends_at",
  "s"."employee_checkin",
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
  "s"."admin_approve_checkout",
  "s"."pay_withdrawn",
  "s"."pay_state"
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
  )
  and true
order by
  "s"."ends_at" asc,
  "s"."id" asc
limit
  $3
offset
  $4;

-- applications.booking
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
  "offer"."expires_at" as "offer_until",
  (
    select
      max("expires_at") as "at"
    from
      "offers"
    where
      "booking_id" = "b"."id"
      and "employee_id" = $2
      and "state" = $3
  ) as "offer_lapsed_at"
from
  "bookings" as "b"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  left join "shifts" as "own" on "own"."booking_id" = "b"."id"
  and "own"."employee_id" = $4
  left join "standby_places" as "standby" on "standby"."booking_id" = "b"."id"
  and "standby"."employee_id" = $5
  left join "offers" as "offer" on "offer"."booking_id" = "b"."id"
  and "offer"."employee_id" = $6
  and "offer"."state" = $7
where
  "b"."id" = $8;

-- applications.booking, applications.personFitness, applications.ownRightToWork
select
  "e"."id",
  "e"."right_to_work",
  coalesce(
    (
      select
        json_agg(
          json_build_object(
            'id',
            d.id,
            'kind',
            d.kind,
            'decision',
            d.decision,
            'from',
            d.issued_on,
            'until',
            d.expires_on,
            'replacedFrom',
            (
              select
                min(coalesce(n.issued_on, (n.decided_at at time zone 'Europe/Copenhagen')::date))
              from
                employee_documents n
              where
                n.replaces_id = d.id
                and n.decision = 'approve'
            )
          )
          order by
            d.id
        )
      from
        employee_documents d
      where
        d.employee_id = e.id
        and d.kind in ('work_permit', 'student_permit')
    ),
    '[]'::json
  ) as "permits",
  (
    select
      json_build_object('given_at', t.given_at, 'is_read', t.read_at is not null)
    from
      employment_terms t
    where
      t.employee_id = e.id
    order by
      t.id desc
    limit
      1
  ) as "terms",
  exists (
    select
    from
      employees o
    where
      o.cpr_digest = e.cpr_digest
      and o.id <> e.id
      and o.deactivated_at is null
      and o.erased_at is null
  ) as "has_same_cpr",
  exists (
    select
    from
      employees o
    where
      o.birth_date = e.birth_date
      and o.id <> e.id
      and o.deactivated_at is null
      and o.erased_at is null
      and e.first_name <> ''
      and lower(o.first_name || ' ' || o.last_name) = lower(e.first_name || ' ' || e.last_name)
      and (o.cpr_digest = e.cpr_digest) is not false
  ) as "has_same_name"
from
  "employees" as "e"
where
  "e"."id" = any ($1);

-- applications.booking, applications.settings
select
  "fitness"
from
  "global_settings";

-- applications.cancellationCost
select
  "id",
  "employee_id"
from
  "shifts"
where
  "booking_id" = $1
  and "employee_id" = $2
  and "status" = $3
  and "starts_at" > $4;

-- applications.cancellations
select
  "s"."cancelled_at",
  "s"."hours_before_booking_date",
  case
    when s.sick_by is null then s.cancellation_reason
  end as "cancellation_reason",
  "c"."name" as "corporation",
  "b"."id" as "booking_id",
  "b"."date"
from
  "shifts" as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
where
  "s"."employee_id" = $1
  and "s"."status" = $2
  and not (
    exists (
      select
      from
        penalties p
      where
        p.shift_id = "s"."id"
        and p.kind <> 'no_show'
    )
    and not exists (
      select
      from
        penalties p
      where
        p.shift_id = "s"."id"
        and p.kind <> 'no_show'
        and p.annulled_at is null
    )
  )
order by
  "s"."cancelled_at" desc,
  "s"."id" desc;

-- applications.deprecated
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
  "offer"."expires_at" as "offer_until",
  "listed"."id" as "shift_id",
  "listed"."status" as "shift_status",
  "listed"."ends_at" as "shift_ends_at",
  "listed"."employee_checkin" as "shift_checkin",
  "listed"."employee_checkin_time",
  "listed"."employee_checkout_time",
  "listed"."corporation_checkin_time",
  "listed"."corporation_checkout_time",
  "listed"."first_checkout_by",
  "listed"."last_checkout_by",
  "listed"."checkout_rejected_count_employee",
  "listed"."checkout_rejected_count_corporation",
  "listed"."admin_checkin_time",
  "listed"."admin_checkout_time",
  "listed"."not_met_for_booking",
  "listed"."has_pension",
  "listed"."admin_employee_checkin_time",
  "listed"."admin_employee_checkout_time",
  "listed"."admin_approve_checkout",
  "listed"."pay_withdrawn",
  "listed"."pay_state",
  (
    select
      "created_at"
    from
      "pay_lines"
    where
      "shift_id" = "listed"."id"
      and "kind" = 'pay'
      and "state" <> $2
      and "taken_back_at" is null
  ) as "pay_sent_at"
from
  "bookings" as "b"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  left join "shifts" as "own" on "own"."booking_id" = "b"."id"
  and "own"."employee_id" = $3
  left join "standby_places" as "standby" on "standby"."booking_id" = "b"."id"
  and "standby"."employee_id" = $4
  left join "offers" as "offer" on "offer"."booking_id" = "b"."id"
  and "offer"."employee_id" = $5
  and "offer"."state" = $6
  inner join (
    select
      "s"."id",
      "s"."booking_id",
      "s"."status",
      "s"."ends_at",
      "s"."employee_checkin",
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
      "s"."admin_approve_checkout",
      "s"."pay_withdrawn",
      "s"."pay_state"
    from
      "shifts" as "s"
      inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
    where
      "s"."employee_id" = $7
      and "s"."status" = 'selected'
      and "b"."status" <> $8
      and "s"."ends_at" <= $9
      and "b"."all_check_times_approved" = $10
      and true
    order by
      "s"."ends_at" desc,
      "s"."id" desc
    limit
      $11
    offset
      $12
  ) as "listed" on "listed"."booking_id" = "b"."id"
order by
  "listed"."ends_at" desc,
  "listed"."id" desc;

-- applications.deprecated
select
  "s"."id",
  "s"."booking_id",
  "s"."status",
  "s"."ends_at",
  "s"."employee_checkin",
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
  "s"."admin_approve_checkout",
  "s"."pay_withdrawn",
  "s"."pay_state"
from
  "shifts" as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
where
  "s"."employee_id" = $1
  and "s"."status" = 'selected'
  and "b"."status" <> $2
  and "s"."ends_at" <= $3
  and "b"."all_check_times_approved" = $4
  and true
order by
  "s"."ends_at" desc,
  "s"."id" desc
limit
  $5
offset
  $6;

-- applications.finished
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
  "offer"."expires_at" as "offer_until",
  "listed"."id" as "shift_id",
  "listed"."status" as "shift_status",
  "listed"."ends_at" as "shift_ends_at",
  "listed"."employee_checkin" as "shift_checkin",
  "listed"."employee_checkin_time",
  "listed"."employee_checkout_time",
  "listed"."corporation_checkin_time",
  "listed"."corporation_checkout_time",
  "listed"."first_checkout_by",
  "listed"."last_checkout_by",
  "listed"."checkout_rejected_count_employee",
  "listed"."checkout_rejected_count_corporation",
  "listed"."admin_checkin_time",
  "listed"."admin_checkout_time",
  "listed"."not_met_for_booking",
  "listed"."has_pension",
  "listed"."admin_employee_checkin_time",
  "listed"."admin_employee_checkout_time",
  "listed"."admin_approve_checkout",
  "listed"."pay_withdrawn",
  "listed"."pay_state",
  (
    select
      "created_at"
    from
      "pay_lines"
    where
      "shift_id" = "listed"."id"
      and "kind" = 'pay'
      and "state" <> $2
      and "taken_back_at" is null
  ) as "pay_sent_at"
from
  "bookings" as "b"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  left join "shifts" as "own" on "own"."booking_id" = "b"."id"
  and "own"."employee_id" = $3
  left join "standby_places" as "standby" on "standby"."booking_id" = "b"."id"
  and "standby"."employee_id" = $4
  left join "offers" as "offer" on "offer"."booking_id" = "b"."id"
  and "offer"."employee_id" = $5
  and "offer"."state" = $6
  inner join (
    select
      "s"."id",
      "s"."booking_id",
      "s"."status",
      "s"."ends_at",
      "s"."employee_checkin",
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
      "s"."admin_approve_checkout",
      "s"."pay_withdrawn",
      "s"."pay_state"
    from
      "shifts" as "s"
      inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
    where
      "s"."employee_id" = $7
      and "s"."status" = 'selected'
      and "b"."status" <> $8
      and "s"."ends_at" <= $9
      and true
    order by
      "s"."ends_at" desc,
      "s"."id" desc
    limit
      $10
    offset
      $11
  ) as "listed" on "listed"."booking_id" = "b"."id"
order by
  "listed"."ends_at" desc,
  "listed"."id" desc;

-- applications.finished
select
  "s"."id",
  "s"."booking_id",
  "s"."status",
  "s"."ends_at",
  "s"."employee_checkin",
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
  "s"."admin_approve_checkout",
  "s"."pay_withdrawn",
  "s"."pay_state"
from
  "shifts" as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
where
  "s"."employee_id" = $1
  and "s"."status" = 'selected'
  and "b"."status" <> $2
  and "s"."ends_at" <= $3
  and true
order by
  "s"."ends_at" desc,
  "s"."id" desc
limit
  $4
offset
  $5;

-- applications.history
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
  "offer"."expires_at" as "offer_until",
  "listed"."id" as "shift_id",
  "listed"."status" as "shift_status",
  "listed"."ends_at" as "shift_ends_at",
  "listed"."employee_checkin" as "shift_checkin",
  "listed"."employee_checkin_time",
  "listed"."employee_checkout_time",
  "listed"."corporation_checkin_time",
  "listed"."corporation_checkout_time",
  "listed"."first_checkout_by",
  "listed"."last_checkout_by",
  "listed"."checkout_rejected_count_employee",
  "listed"."checkout_rejected_count_corporation",
  "listed"."admin_checkin_time",
  "listed"."admin_checkout_time",
  "listed"."not_met_for_booking",
  "listed"."has_pension",
  "listed"."admin_employee_checkin_time",
  "listed"."admin_employee_checkout_time",
  "listed"."admin_approve_checkout",
  "listed"."pay_withdrawn",
  "listed"."pay_state",
  (
    select
      "created_at"
    from
      "pay_lines"
    where
      "shift_id" = "listed"."id"
      and "kind" = 'pay'
      and "state" <> $2
      and "taken_back_at" is null
  ) as "pay_sent_at"
from
  "bookings" as "b"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  left join "shifts" as "own" on "own"."booking_id" = "b"."id"
  and "own"."employee_id" = $3
  left join "standby_places" as "standby" on "standby"."booking_id" = "b"."id"
  and "standby"."employee_id" = $4
  left join "offers" as "offer" on "offer"."booking_id" = "b"."id"
  and "offer"."employee_id" = $5
  and "offer"."state" = $6
  inner join (
    select
      "s".*
    from
      unnest('{applied,selected,unwanted,withdrawn,cancelled,removed,sick}'::text[]) as each (status)
      cross join lateral (
        select
          "s"."id",
          "s"."booking_id",
          "s"."status",
          "s"."ends_at",
          "s"."employee_checkin",
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
          "s"."admin_approve_checkout",
          "s"."pay_withdrawn",
          "s"."pay_state"
        from
          "shifts" as "s"
          inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
        where
          "s"."employee_id" = $7
          and not (
            s.status = 'applied'
            and b.status = 'open'
            and s.starts_at > $8
            and b.places_taken < b.number_of_staff
          )
          and not (
            s.status = 'selected'
            and b.status <> 'cancelled'
            and s.ends_at > $9
          )
          and true
          and "s"."status" = "each"."status"
        order by
          "s"."ends_at" desc,
          "s"."id" desc
        limit
          $10
      ) as "s"
    order by
      "s"."ends_at" desc,
      "s"."id" desc
    limit
      $11
    offset
      $12
  ) as "listed" on "listed"."booking_id" = "b"."id"
order by
  "listed"."ends_at" desc,
  "listed"."id" desc;

-- applications.history
select
  "s"."id",
  "s"."booking_id",
  "s"."status",
  "s"."ends_at",
  "s"."employee_checkin",
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
  "s"."admin_approve_checkout",
  "s"."pay_withdrawn",
  "s"."pay_state"
from
  "shifts" as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
where
  "s"."employee_id" = $1
  and not (
    s.status = 'applied'
    and b.status = 'open'
    and s.starts_at > $2
    and b.places_taken < b.number_of_staff
  )
  and not (
    s.status = 'selected'
    and b.status <> 'cancelled'
    and s.ends_at > $3
  )
  and true
  and "s"."status" = "each"."status"
order by
  "s"."ends_at" desc,
  "s"."id" desc
limit
  $4;

-- applications.history
select
  "s".*
from
  unnest('{applied,selected,unwanted,withdrawn,cancelled,removed,sick}'::text[]) as each (status)
  cross join lateral (
    select
      "s"."id",
      "s"."booking_id",
      "s"."status",
      "s"."ends_at",
      "s"."employee_checkin",
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
      "s"."admin_approve_checkout",
      "s"."pay_withdrawn",
      "s"."pay_state"
    from
      "shifts" as "s"
      inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
    where
      "s"."employee_id" = $1
      and not (
        s.status = 'applied'
        and b.status = 'open'
        and s.starts_at > $2
        and b.places_taken < b.number_of_staff
      )
      and not (
        s.status = 'selected'
        and b.status <> 'cancelled'
        and s.ends_at > $3
      )
      and true
      and "s"."status" = "each"."status"
    order by
      "s"."ends_at" desc,
      "s"."id" desc
    limit
      $4
  ) as "s"
order by
  "s"."ends_at" desc,
  "s"."id" desc
limit
  $5
offset
  $6;

-- applications.lists
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
      and w.ends_at <= $3
      and wb.corporation_id = b.corporation_id
      and wb.id <> b.id
  ) as "hired_before",
  "e"."city_zip",
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
      and w.ends_at <= $4
      and wb.staff_type_id = b.staff_type_id
  ) as "shifts_in_job",
  exists (
    select
    from
      standby_places
    where
      booking_id = b.id
      and employee_id = e.id
      and struck_off_at is null
  ) as "on_standby",
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'title',
            coalesce(t.skill_detail -> a.block::int ->> 'skill_title', ''),
            'answer',
            coalesce(
              (
                select
                  each ->> 'text'
                from
                  jsonb_array_elements(t.skill_detail -> a.block::int -> 'answer') each
                where
                  each ->> 'value' = a.value::text
                limit
                  1
              ),
              ''
            )
          )
          order by
            a.block
        ),
        '[]'
      )
    from
      skill_answers a
      join staff_types t on t.id = a.staff_type_id
    where
      a.employee_id = e.id
      and a.staff_type_id = b.staff_type_id
  ) as "skills"
from
  "shifts" as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
  inner join "employees" as "e" on "e"."id" = "s"."employee_id"
where
  "s"."booking_id" = $5
order by
  "s"."id";

-- applications.lists
select distinct
  "employee_id"
from
  "shifts"
where
  "employee_id" = any ($1)
  and "status" = $2
  and "booking_id" <> $3
  and (
    "work_date" = $4
    or (
      "starts_at" < $5
      and "ends_at" > $6
    )
  );

-- applications.openJobs
select
  "employees"."jobs_looked_at",
  "employees"."jobs_new_since",
  array(
    (
      select
        "staff_type_id"
      from
        "employee_job_roles"
      where
        "employee_id" = "employees"."id"
    )
  ) as "types"
from
  "employees"
where
  "employees"."id" = $1;

-- applications.openJobs
select
  "t"."id",
  "t"."job_title",
  "b"."zip_code",
  "b"."date",
  (
    case
      when grouping(t.id) = 0 then count(*) filter (
        where
          true
          and true
      )
      when grouping(b.zip_code) = 0 then count(*) filter (
        where
          true
          and true
      )
      else count(*) filter (
        where
          true
          and true
      )
    end
  )::integer as "jobs",
  min(b.hourly_wage) as "wage_from",
  max(b.hourly_wage) as "wage_to"
from
  "bookings" as "b"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
where
  "b"."starts_at" > $1
  and "b"."starts_at" < 'infinity'
  and "b"."status" = 'open'
  and "b"."approved_at" is not null
  and b.corporation_id not in (
    select
      id
    from
      corporations
    where
      suspended_at is not null
  )
  and "t"."worker" = $2
  and "b"."places_taken" < "b"."number_of_staff"
  and b.id not in (
    select
      booking_id
    from
      shifts
    where
      employee_id = $3
      and status = any ('{applied,selected,unwanted,cancelled,sick}')
      and ends_at > $4
  )
  and not b.id in (
    select
      booking_id
    from
      unwanted_jobs
    where
      employee_id = $5
  )
  and true
  and true
  and true
group by
  grouping sets ((t.id, t.job_title), (b.zip_code), (b.date))
order by
  "t"."job_title",
  "b"."date";

-- applications.openJobs
select
  count(*) as "count"
from
  "bookings" as "b"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
where
  "b"."starts_at" > $1
  and "b"."starts_at" < 'infinity'
  and "b"."status" = 'open'
  and "b"."approved_at" is not null
  and b.corporation_id not in (
    select
      id
    from
      corporations
    where
      suspended_at is not null
  )
  and "t"."worker" = $2
  and "b"."places_taken" < "b"."number_of_staff"
  and b.id not in (
    select
      booking_id
    from
      shifts
    where
      employee_id = $3
      and status = any ('{applied,selected,unwanted,cancelled,sick}')
      and ends_at > $4
  )
  and b.id in (
    select
      booking_id
    from
      unwanted_jobs
    where
      employee_id = $5
  )
  and true
  and true
  and true;

-- applications.overview
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
  "offer"."expires_at" as "offer_until",
  "page"."own_type",
  "page"."own_zone",
  "page"."rank",
  "page"."total"
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
  inner join (
    select
      *
    from
      (
        select
          "b"."id",
          "b"."starts_at",
          b.staff_type_id in (
            select
              staff_type_id
            from
              employee_job_roles
            where
              employee_id = $6
          ) as "own_type",
          b.region in (
            select
              area_code
            from
              employee_regions
            where
              employee_id = $7
          ) is true as "own_zone",
          case
            when b.staff_type_id in (
              select
                staff_type_id
              from
                employee_job_roles
              where
                employee_id = $8
            )
            and b.region in (
              select
                area_code
              from
                employee_regions
              where
                employee_id = $9
            ) is true then 0::integer
            when b.staff_type_id in (
              select
                staff_type_id
              from
                employee_job_roles
              where
                employee_id = $10
            ) then 1::integer
            when b.region in (
              select
                area_code
              from
                employee_regions
              where
                employee_id = $11
            ) is true then 2::integer
            else 3::integer
          end as "rank",
          (count(*) over ())::integer as "total"
        from
          "bookings" as "b"
          inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
        where
          "b"."starts_at" > $12
          and "b"."starts_at" < 'infinity'
          and "b"."status" = 'open'
          and "b"."approved_at" is not null
          and b.corporation_id not in (
            select
              id
            from
              corporations
            where
              suspended_at is not null
          )
          and "t"."worker" = $13
          and "b"."places_taken" < "b"."number_of_staff"
          and b.id not in (
            select
              booking_id
            from
              shifts
            where
              employee_id = $14
              and status = any ('{applied,selected,unwanted,cancelled,sick}')
              and ends_at > $15
          )
          and not b.id in (
            select
              booking_id
            from
              unwanted_jobs
            where
              employee_id = $16
          )
          and true
          and true
          and true
      ) as "f"
    where
      true
    order by
      "f"."rank",
      "f"."starts_at",
      "f"."id"
    limit
      $17
    offset
      $18
  ) as "page" on "page"."id" = "b"."id"
order by
  "page"."rank",
  "b"."starts_at",
  "b"."id";

-- applications.overview
select
  "b"."id",
  "b"."starts_at",
  b.staff_type_id in (
    select
      staff_type_id
    from
      employee_job_roles
    where
      employee_id = $1
  ) as "own_type",
  b.region in (
    select
      area_code
    from
      employee_regions
    where
      employee_id = $2
  ) is true as "own_zone",
  case
    when b.staff_type_id in (
      select
        staff_type_id
      from
        employee_job_roles
      where
        employee_id = $3
    )
    and b.region in (
      select
        area_code
      from
        employee_regions
      where
        employee_id = $4
    ) is true then 0::integer
    when b.staff_type_id in (
      select
        staff_type_id
      from
        employee_job_roles
      where
        employee_id = $5
    ) then 1::integer
    when b.region in (
      select
        area_code
      from
        employee_regions
      where
        employee_id = $6
    ) is true then 2::integer
    else 3::integer
  end as "rank",
  (count(*) over ())::integer as "total"
from
  "bookings" as "b"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
where
  "b"."starts_at" > $7
  and "b"."starts_at" < 'infinity'
  and "b"."status" = 'open'
  and "b"."approved_at" is not null
  and b.corporation_id not in (
    select
      id
    from
      corporations
    where
      suspended_at is not null
  )
  and "t"."worker" = $8
  and "b"."places_taken" < "b"."number_of_staff"
  and b.id not in (
    select
      booking_id
    from
      shifts
    where
      employee_id = $9
      and status = any ('{applied,selected,unwanted,cancelled,sick}')
      and ends_at > $10
  )
  and not b.id in (
    select
      booking_id
    from
      unwanted_jobs
    where
      employee_id = $11
  )
  and true
  and true
  and true;

-- applications.overview
select
  "employees"."jobs_looked_at",
  "employees"."jobs_new_since",
  array(
    (
      select
        "staff_type_id"
      from
        "employee_job_roles"
      where
        "employee_id" = "employees"."id"
    )
  ) as "types",
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

-- applications.overview
select
  *
from
  (
    select
      "b"."id",
      "b"."starts_at",
      b.staff_type_id in (
        select
          staff_type_id
        from
          employee_job_roles
        where
          employee_id = $1
      ) as "own_type",
      b.region in (
        select
          area_code
        from
          employee_regions
        where
          employee_id = $2
      ) is true as "own_zone",
      case
        when b.staff_type_id in (
          select
            staff_type_id
          from
            employee_job_roles
          where
            employee_id = $3
        )
        and b.region in (
          select
            area_code
          from
            employee_regions
          where
            employee_id = $4
        ) is true then 0::integer
        when b.staff_type_id in (
          select
            staff_type_id
          from
            employee_job_roles
          where
            employee_id = $5
        ) then 1::integer
        when b.region in (
          select
            area_code
          from
            employee_regions
          where
            employee_id = $6
        ) is true then 2::integer
        else 3::integer
      end as "rank",
      (count(*) over ())::integer as "total"
    from
      "bookings" as "b"
      inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
    where
      "b"."starts_at" > $7
      and "b"."starts_at" < 'infinity'
      and "b"."status" = 'open'
      and "b"."approved_at" is not null
      and b.corporation_id not in (
        select
          id
        from
          corporations
        where
          suspended_at is not null
      )
      and "t"."worker" = $8
      and "b"."places_taken" < "b"."number_of_staff"
      and b.id not in (
        select
          booking_id
        from
          shifts
        where
          employee_id = $9
          and status = any ('{applied,selected,unwanted,cancelled,sick}')
          and ends_at > $10
      )
      and not b.id in (
        select
          booking_id
        from
          unwanted_jobs
        where
          employee_id = $11
      )
      and true
      and true
      and true
  ) as "f"
where
  true
order by
  "f"."rank",
  "f"."starts_at",
  "f"."id"
limit
  $12
offset
  $13;

-- applications.pastOffers
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
  "offer"."expires_at" as "offer_until",
  "past"."id" as "offer_id",
  "past"."state" as "offer_state",
  "past"."ended_at"
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
  inner join (
    select
      "o"."id",
      "o"."booking_id",
      "o"."state",
      coalesce(o.answered_at, o.expires_at) as "ended_at"
    from
      (
        select distinct
          on ("booking_id") *
        from
          "offers"
        where
          "employee_id" = $6
        order by
          "booking_id",
          "id" desc
      ) as "o"
    where
      "o"."state" != $7
      and (
        "o"."state" != $8
        or "o"."expires_at" <= $9
      )
      and not exists (
        select
          "own"."id"
        from
          "shifts" as "own"
        where
          "own"."booking_id" = "o"."booking_id"
          and "own"."employee_id" = $10
          and "own"."status" = $11
      )
      and true
    order by
      coalesce(o.answered_at, o.expires_at) desc,
      "o"."id" desc
    limit
      $12
    offset
      $13
  ) as "past" on "past"."booking_id" = "b"."id"
order by
  "past"."ended_at" desc,
  "past"."id" desc;

-- applications.pastOffers
select
  "o"."id",
  "o"."booking_id",
  "o"."state",
  coalesce(o.answered_at, o.expires_at) as "ended_at"
from
  (
    select distinct
      on ("booking_id") *
    from
      "offers"
    where
      "employee_id" = $1
    order by
      "booking_id",
      "id" desc
  ) as "o"
where
  "o"."state" != $2
  and (
    "o"."state" != $3
    or "o"."expires_at" <= $4
  )
  and not exists (
    select
      "own"."id"
    from
      "shifts" as "own"
    where
      "own"."booking_id" = "o"."booking_id"
      and "own"."employee_id" = $5
      and "own"."status" = $6
  )
  and true
order by
  coalesce(o.answered_at, o.expires_at) desc,
  "o"."id" desc
limit
  $7
offset
  $8;

-- applications.pastOffers
select distinct
  on ("booking_id") *
from
  "offers"
where
  "employee_id" = $1
order by
  "booking_id",
  "id" desc;

-- applications.personFitness
select
  "f"."id",
  "f"."shift_id",
  "s"."booking_id",
  "b"."date",
  "c"."name" as "corporation",
  "f"."checked_at",
  "f"."checked_for",
  "f"."how",
  "f"."right_to_work",
  "f"."permits",
  "f"."findings",
  "f"."reason",
  coalesce(nullif(a.contact_person, ''), a.name) as "checked_by"
from
  "fitness_checks" as "f"
  inner join "shifts" as "s" on "s"."id" = "f"."shift_id"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  left join "corporations" as "a" on "a"."id" = "f"."checked_by"
where
  "f"."employee_id" = $1
order by
  "f"."id" desc
limit
  $2;

-- applications.queue
select
  "p"."id",
  "p"."booking_id",
  "p"."employee_id",
  "p"."auto",
  "p"."since",
  "e"."first_name",
  "e"."last_name",
  "e"."deactivated_at",
  "e"."approval",
  (
    select
      count(*) = 5
    from
      skill_answers
    where
      employee_id = e.id
      and staff_type_id = $1
  ) as "has_skill"
from
  "standby_places" as "p"
  inner join "employees" as "e" on "e"."id" = "p"."employee_id"
where
  "p"."booking_id" = $2
  and "p"."struck_off_at" is null
order by
  "p"."since",
  "p"."id";

-- applications.queue, applications.replacements
select
  *
from
  "offers"
where
  "booking_id" = $1
order by
  "id";

-- applications.ratings
select
  "r"."score",
  "r"."comment",
  "r"."created_at",
  "c"."name" as "corporation",
  "b"."id" as "booking_id",
  "b"."date",
  "t"."job_title"
from
  "ratings" as "r"
  inner join "shifts" as "s" on "s"."id" = "r"."shift_id"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
  inner join "corporations" as "c" on "c"."id" = "r"."corporation_id"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
where
  "r"."employee_id" = $1
  and "r"."about" = $2
  and "r"."annulled_at" is null
order by
  "r"."created_at" desc,
  "r"."id" desc;

-- applications.replacements
select
  "e"."id",
  "e"."first_name",
  "e"."last_name",
  "e"."phone",
  f.employee_id is not null as "is_favourite",
  coalesce(own.status = 'applied', false) as "has_applied",
  p.id is not null as "on_standby",
  (
    select
      count(*)::int
    from
      shifts w
      join bookings wb on wb.id = w.booking_id
    where
      w.employee_id = e.id
      and w.status = 'selected'
      and not w.not_met_for_booking
      and w.ends_at <= $1
      and wb.corporation_id = $2
  ) as "hired_before",
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
            and w.ends_at > $3
        ) - (
          select
            count(*)
          from
            shifts w
          where
            w.employee_id = e.id
            and w.status = 'selected'
            and w.not_met_for_booking
            and w.ends_at <= $4
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
  "employee_job_roles" as "j"
  inner join "employees" as "e" on "e"."id" = "j"."employee_id"
  left join "shifts" as "own" on "own"."employee_id" = "e"."id"
  and "own"."booking_id" = $5
  left join "standby_places" as "p" on "p"."employee_id" = "e"."id"
  and "p"."booking_id" = $6
  left join "favourites" as "f" on "f"."employee_id" = "e"."id"
  and "f"."corporation_id" = $7
where
  "j"."staff_type_id" = $8
  and "e"."new_user" = $9
  and "e"."approval" = $10
  and "e"."first_name" <> $11
  and "e"."last_name" <> $12
  and "e"."deactivated_at" is null
  and "p"."struck_off_at" is null
  and (
    "own"."id" is null
    or "own"."status" = any ($13)
  )
  and (
    select
      count(*) = 5
    from
      skill_answers
    where
      employee_id = e.id
      and staff_type_id = $14
  )
  and not exists (
    select
    from
      shifts o
    where
      o.employee_id = e.id
      and o.status = 'selected'
      and o.booking_id <> $15
      and (
        o.work_date = $16
        or tstzrange (o.starts_at, o.ends_at) && tstzrange ($17::timestamptz, $18::timestamptz)
      )
  )
  and exists (
    select
    from
      employee_regions r
    where
      r.employee_id = e.id
      and r.area_code = $19
  )
order by
  (
    own.status = 'applied'
    or p.id is not null
  ) is true desc,
  (
    select
      count(*)::int
    from
      shifts w
      join bookings wb on wb.id = w.booking_id
    where
      w.employee_id = e.id
      and w.status = 'selected'
      and not w.not_met_for_booking
      and w.ends_at <= $20
      and wb.corporation_id = $21
  ) desc,
  "e"."id"
limit
  $22;

-- applications.upcoming
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
  "offer"."expires_at" as "offer_until",
  "listed"."id" as "shift_id",
  "listed"."status" as "shift_status",
  "listed"."ends_at" as "shift_ends_at",
  "listed"."employee_checkin" as "shift_checkin",
  "listed"."employee_checkin_time",
  "listed"."employee_checkout_time",
  "listed"."corporation_checkin_time",
  "listed"."corporation_checkout_time",
  "listed"."first_checkout_by",
  "listed"."last_checkout_by",
  "listed"."checkout_rejected_count_employee",
  "listed"."checkout_rejected_count_corporation",
  "listed"."admin_checkin_time",
  "listed"."admin_checkout_time",
  "listed"."not_met_for_booking",
  "listed"."has_pension",
  "listed"."admin_employee_checkin_time",
  "listed"."admin_employee_checkout_time",
  "listed"."admin_approve_checkout",
  "listed"."pay_withdrawn",
  "listed"."pay_state",
  (
    select
      "created_at"
    from
      "pay_lines"
    where
      "shift_id" = "listed"."id"
      and "kind" = 'pay'
      and "state" <> $2
      and "taken_back_at" is null
  ) as "pay_sent_at"
from
  "bookings" as "b"
  inner join "staff_types" as "t" on "t"."id" = "b"."staff_type_id"
  inner join "corporations" as "c" on "c"."id" = "b"."corporation_id"
  left join "shifts" as "own" on "own"."booking_id" = "b"."id"
  and "own"."employee_id" = $3
  left join "standby_places" as "standby" on "standby"."booking_id" = "b"."id"
  and "standby"."employee_id" = $4
  left join "offers" as "offer" on "offer"."booking_id" = "b"."id"
  and "offer"."employee_id" = $5
  and "offer"."state" = $6
  inner join (
    select
      "s"."id",
      "s"."booking_id",
      "s"."status",
      "s"."ends_at",
      "s"."employee_checkin",
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
      "s"."admin_approve_checkout",
      "s"."pay_withdrawn",
      "s"."pay_state"
    from
      "shifts" as "s"
      inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
    where
      "s"."employee_id" = $7
      and "s"."status" = 'selected'
      and "b"."status" <> $8
      and "s"."ends_at" > $9
      and true
    order by
      "s"."ends_at" asc,
      "s"."id" asc
    limit
      $10
    offset
      $11
  ) as "listed" on "listed"."booking_id" = "b"."id"
order by
  "listed"."ends_at" asc,
  "listed"."id" asc;

-- applications.upcoming
select
  "s"."id",
  "s"."booking_id",
  "s"."status",
  "s"."ends_at",
  "s"."employee_checkin",
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
  "s"."admin_approve_checkout",
  "s"."pay_withdrawn",
  "s"."pay_state"
from
  "shifts" as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
where
  "s"."employee_id" = $1
  and "s"."status" = 'selected'
  and "b"."status" <> $2
  and "s"."ends_at" > $3
  and true
order by
  "s"."ends_at" asc,
  "s"."id" asc
limit
  $4
offset
  $5;

-- applications.waiting
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
  b.id in (
    select
      booking_id
    from
      standby_places
    where
      employee_id = $6
      and struck_off_at is null
    union
    select
      booking_id
    from
      offers
    where
      employee_id = $7
      and state = 'open'
      and expires_at > $8
  )
  and (
    b.starts_at > $9
    and b.status = 'open'
    or b.ends_at > $10
    and b.status <> 'cancelled'
    and offer.expires_at > $11
  )
order by
  "b"."starts_at",
  "b"."id";

-- applications.workExperiences
select
  "s"."id"
from
  "shifts" as "s"
  inner join "bookings" as "b" on "b"."id" = "s"."booking_id"
where
  "s"."employee_id" = $1
  and "b"."corporation_id" = $2
limit
  $3;
