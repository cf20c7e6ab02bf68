-- Every term is a setting with a day, its value in hundredths of its unit: kroner, hours, days, minutes, people, percent.
alter table price_settings drop constraint price_settings_key_check;
alter table price_settings add constraint price_settings_key_check check (key in
  ('standard_fee', 'urgent_booking_fee', 'emergency_booking_fee', 'head_waiter_fee', 'hourly_wage', 'credit_ceiling',
   'minimum_hours', 'overtime_step_hours', 'urgent_under_hours', 'emergency_under_hours',
   'cancellation_free_over_hours', 'cancellation_hours', 'late_cancellation_under_hours', 'late_cancellation_hours',
   'prepayment_over_staff', 'prepayment_percent', 'instalments_over_staff', 'first_instalment_percent',
   'second_instalment_percent', 'net_days', 'recruitment_fee', 'unreported_recruitment_fee', 'soliciting_penalty',
   'break_minutes', 'break_over_hours'));

-- Of several values from one day the last one counted: the others were in truth replaced.
update price_settings s set withdrawn_at = replaced.at, withdrawn_by = replaced.created_by
  from (select old.id, min(later.created_at) as at, min(later.created_by) as created_by
    from price_settings old
    join price_settings later on later.key = old.key and later.valid_from = old.valid_from and later.id > old.id
    where old.withdrawn_at is null and later.withdrawn_at is null
    group by old.id) replaced
  where s.id = replaced.id;
create unique index price_settings_one_a_day on price_settings (key, valid_from) where withdrawn_at is null;

insert into price_settings (key, value, valid_from, created_at)
  select key, value, '2000-01-01', '2000-01-01T00:00:00Z' from (values
    ('head_waiter_fee', 7700),
    ('minimum_hours', 500),
    ('overtime_step_hours', 50),
    ('urgent_under_hours', 4800),
    ('emergency_under_hours', 2400),
    ('cancellation_free_over_hours', 9600),
    ('cancellation_hours', 200),
    ('late_cancellation_under_hours', 2400),
    ('late_cancellation_hours', 300),
    ('prepayment_over_staff', 1500),
    ('prepayment_percent', 7500),
    ('instalments_over_staff', 4000),
    ('first_instalment_percent', 2500),
    ('second_instalment_percent', 5000),
    ('net_days', 400),
    ('recruitment_fee', 490000),
    ('unreported_recruitment_fee', 250000),
    ('soliciting_penalty', 100000),
    ('break_minutes', 2000),
    ('break_over_hours', 800)) as setting (key, value);

-- The terms that a booking was made under; those before it were made under what the product came with.
alter table bookings add column terms jsonb not null default '{"minimum_hours": 5, "overtime_step_hours": 0.5,
  "urgent_under_hours": 48, "emergency_under_hours": 24, "cancellation_free_over_hours": 96, "cancellation_hours": 2,
  "late_cancellation_under_hours": 24, "late_cancellation_hours": 3, "prepayment_over_staff": 15,
  "prepayment_percent": 75, "instalments_over_staff": 40, "first_instalment_percent": 25,
  "second_instalment_percent": 50}';
