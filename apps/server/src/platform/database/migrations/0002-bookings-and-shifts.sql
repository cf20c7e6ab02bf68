-- What is booked and who works it. What two people can race for is held here:
-- nobody has two confirmed shifts on one day or overlapping in time.

create table bookings (
  id integer primary key default nextval('work_id'),
  corporation_id integer not null references corporations,
  staff_type_id integer not null references staff_types,
  date date not null,
  start_time text not null,
  end_time text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  arrangement_type text not null default '',
  arrangement_type_other text not null default '',
  address text not null,
  address_url text not null,
  zip_code text not null,
  city text not null,
  number_of_staff integer not null check (number_of_staff between 1 and 15),
  job_description text not null default '',
  access_information text not null default '',
  access_information_other text not null default '',
  hourly_wage integer not null check (hourly_wage > 0),
  transport_wage numeric(2, 1) not null default 0 check (transport_wage in (0, 0.5, 1, 1.5, 2)),
  extra_work_hours numeric(2, 1) not null default 0 check (extra_work_hours in (0, 0.5, 1, 1.5, 2)),
  food_included boolean not null,
  self_paid_break boolean not null default false,
  upper_dress_code text not null default '',
  upper_dress_code_other text not null default '',
  lower_dress_code text not null default '',
  lower_dress_code_other text not null default '',
  shoes_dress_code text not null default '',
  shoes_dress_code_other text not null default '',
  item_to_bring text not null default '',
  language text not null,
  booking_person text not null,
  booking_person_nr text not null,
  contact_person text not null,
  fee integer not null,
  standard_fee integer not null,
  urgent_booking_fee integer not null,
  emergency_booking_fee integer not null,
  invoice_note text not null default '',
  admin_message text not null default '',
  is_email_script_allowed boolean not null default true,
  payment_type text not null,
  payment_deadline integer not null,
  status text not null default 'open' check (status in ('open', 'closed', 'cancelled')),
  approved_at timestamptz,
  cancelled_at timestamptz,
  -- The state of a card comes back as it was sent: text, number or true and false alike.
  box_status jsonb not null default '""',
  all_check_times_approved boolean not null default false,
  paid_at timestamptz,
  all_gravy_status text,
  send_bl_count integer not null default 0,
  -- Pressed (queued) and accepted (delivered) are two things: a second press is 409 from the first on.
  billy_requested_at timestamptz,
  billy_invoice_id text,
  zenegy_requested_at timestamptz,
  is_sent_to_billy boolean not null default false,
  is_sent_to_zenegy boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A booking that is sent again because its answer was lost is the same booking.
  request_key text
);
create index bookings_upcoming_of_corporation on bookings (corporation_id, ends_at, id) where status <> 'cancelled';
create index bookings_by_start on bookings (starts_at, id) where status <> 'cancelled';
create index bookings_waiting on bookings (starts_at, id) where approved_at is null and status <> 'cancelled';
create index bookings_same_order on bookings (corporation_id, date, address);
create index bookings_last_of_type on bookings (corporation_id, staff_type_id, created_at desc);
create index bookings_by_end on bookings (ends_at, id);
create index bookings_to_check_out on bookings (corporation_id, ends_at) where not all_check_times_approved and status <> 'cancelled';
create unique index bookings_of_request on bookings (corporation_id, request_key) where request_key is not null;
create index bookings_cancelled_of_corporation on bookings (corporation_id, cancelled_at) where status = 'cancelled';
-- Unpaid work of a company, for the credit ceiling.
create index bookings_unpaid on bookings (corporation_id, ends_at) where paid_at is null and status <> 'cancelled';
-- The admin's lists of everybody's bookings: by start whatever their status, and what they are searched by.
create index bookings_of_all_by_start on bookings (starts_at, id);
create index bookings_cancelled_by_start on bookings (starts_at, id) where status = 'cancelled';
create index bookings_by_city on bookings (city);
create index bookings_by_staff_type on bookings (staff_type_id);

-- An approved job that was offered to its company's favourites, and is offered to everybody else at `due_at`.
create table held_offers (
  booking_id integer primary key references bookings on delete cascade,
  due_at timestamptz not null
);
create index held_offers_by_due on held_offers (due_at);

create table shifts (
  id integer primary key default nextval('work_id'),
  booking_id integer not null references bookings,
  employee_id integer not null references employees,
  status text not null check (status in ('applied', 'selected', 'removed', 'unwanted', 'sick', 'cancelled', 'withdrawn')),
  -- Copies of the booking's day and period, kept equal by the same transaction, for the two guards below.
  work_date date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  applied_at timestamptz not null,
  booked_at timestamptz,
  removed_at timestamptz,
  removed_reason text,
  removed_by text check (removed_by in ('corporation', 'admin')),
  cancelled_at timestamptz,
  cancellation_reason text,
  hours_before_booking_date numeric(8, 2),
  -- Trade terms: hours billed when a company removes somebody late; lapses when the place is filled again.
  cancellation_hours smallint not null default 0,
  cancellation_fee integer not null default 0,
  cancellation_fee_lapsed_at timestamptz,
  employee_checkin timestamptz,
  is_checked boolean not null default false,
  display_phone_status smallint not null default 0 check (display_phone_status between 0 and 2),
  employee_checkin_time text,
  employee_checkout_time text,
  corporation_checkin_time text,
  corporation_checkout_time text,
  admin_checkin_time text,
  admin_checkout_time text,
  admin_employee_checkin_time text,
  admin_employee_checkout_time text,
  first_checkout_by text check (first_checkout_by in ('employee', 'corporation')),
  last_checkout_by text check (last_checkout_by in ('employee', 'corporation')),
  employee_stamped_at timestamptz,
  corporation_stamped_at timestamptz,
  checkout_rejected_count_employee integer not null default 0,
  checkout_rejected_count_corporation integer not null default 0,
  time_comment_by_corporation text not null default '',
  time_comment_by_employee text not null default '',
  corporation_time_status boolean,
  employee_time_status boolean,
  not_met_for_booking boolean not null default false,
  admin_approve_invoice boolean not null default false,
  admin_approve_checkout boolean not null default false,
  unique (booking_id, employee_id),
  constraint one_selected_shift_at_a_time
    exclude using gist (employee_id with =, tstzrange(starts_at, ends_at) with &&) where (status = 'selected')
);
create unique index one_selected_shift_a_day on shifts (employee_id, work_date) where status = 'selected';
create index shifts_of_booking on shifts (booking_id, status);
create index shifts_of_employee on shifts (employee_id, status, ends_at desc);
-- People whom a company still has to stamp out.
create index shifts_unstamped on shifts (booking_id)
  where status = 'selected' and corporation_stamped_at is null and not not_met_for_booking;

-- One row a direction and shift. A score of its own kind stands for a late cancellation.
create table ratings (
  id integer generated by default as identity primary key,
  shift_id integer not null references shifts on delete cascade,
  about text not null check (about in ('employee', 'corporation')),
  employee_id integer not null references employees,
  corporation_id integer not null references corporations,
  score smallint not null check (score between 0 and 5),
  comment text not null default '',
  because text not null default 'work' check (because in ('work', 'late_cancellation')),
  created_at timestamptz not null,
  annulled_at timestamptz,
  unique (shift_id, about, because)
);
create index ratings_of_employee on ratings (employee_id) where about = 'employee' and annulled_at is null;
-- What companies said of a person, and a person's cancellations, latest first.
create index ratings_of_employee_latest on ratings (employee_id, created_at desc)
  where about = 'employee' and annulled_at is null;
create index ratings_of_corporation on ratings (corporation_id) where about = 'corporation' and annulled_at is null;

create table penalties (
  id integer generated by default as identity primary key,
  employee_id integer not null references employees,
  shift_id integer not null references shifts,
  kind text not null check (kind in ('normal', 'late', 'no_show')),
  card text not null check (card in ('yellow', 'red')),
  occurred_at timestamptz not null,
  freeze_until timestamptz,
  annulled_at timestamptz,
  consumed_by integer references penalties
);
create index penalties_of_employee on penalties (employee_id);
create unique index penalties_live_of_shift on penalties (shift_id) where annulled_at is null;
