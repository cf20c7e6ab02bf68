-- How long before its start a booking with free places stands in 'I dag'.
alter table price_settings drop constraint price_settings_key_check;
alter table price_settings add constraint price_settings_key_check check (key in (
  'standard_fee', 'urgent_booking_fee', 'emergency_booking_fee', 'head_waiter_fee', 'hourly_wage',
  'credit_ceiling', 'minimum_hours', 'overtime_step_hours', 'urgent_under_hours', 'emergency_under_hours',
  'cancellation_free_over_hours', 'cancellation_hours', 'late_cancellation_under_hours',
  'late_cancellation_hours', 'prepayment_over_staff', 'prepayment_percent', 'instalments_over_staff',
  'first_instalment_percent', 'second_instalment_percent', 'net_days', 'recruitment_fee',
  'unreported_recruitment_fee', 'soliciting_penalty', 'break_minutes', 'break_over_hours', 'under_filled_hours'
));
insert into price_settings (key, value, valid_from, created_at) values
  ('under_filled_hours', 7200, '2000-01-01', '2000-01-01T00:00:00+00:00');
