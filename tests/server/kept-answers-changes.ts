type Change = readonly [there: string, back: string];
const both = (statement: string): Change => [statement, statement];

/** For each table a change that some of the answers show, and its opposite. */
export const changes: Record<string, Change> = {
  // Nothing is deleted there: the test takes the right to.
  audit_log: [
    `insert into audit_log (at, actor_kind, actor_id, action, entity, entity_id, detail)
      select starts_at, 'admin', null::int, 'remind_to_check_in', 'shift', id::text, '{}'::jsonb from shifts
      union all select starts_at, 'admin', null, 'remind_of_times', 'shift', id::text, '{}'::jsonb from shifts`,
    `grant delete on audit_log to current_user; alter table audit_log disable trigger audit_log_append_only;
      delete from audit_log where action in ('remind_to_check_in', 'remind_of_times');
      alter table audit_log enable always trigger audit_log_append_only; revoke delete on audit_log from current_user`,
  ],
  bookings: both("update bookings set food_included = not food_included"),
  "bookings that stand in no list": [
    "update bookings set status = 'open' where status = 'cancelled'",
    "update bookings set status = 'cancelled' where date = '2026-11-30'",
  ],
  "bookings of a company": [
    "update bookings set corporation_id = corporation_id + 1 where date = '2026-11-28'",
    "update bookings set corporation_id = corporation_id - 1 where date = '2026-11-28'",
  ],
  corporations: both("update corporations set name = reverse(name)"),
  employee_job_roles: [
    "delete from employee_job_roles",
    "insert into employee_job_roles select distinct employee_id, staff_type_id from skill_answers",
  ],
  employee_regions: [
    "update employee_regions set area_code = 'copenhagen'",
    "update employee_regions set area_code = 'eastJutland'",
  ],
  employees: both("update employees set first_name = reverse(first_name)"),
  "employees by telephone": both("update employees set phone = reverse(phone)"),
  global_settings: [
    "create table all_settings as select * from global_settings; delete from global_settings",
    "insert into global_settings select * from all_settings; drop table all_settings",
  ],
  invoices: [
    "update invoices set total = total + 5000 where kind = 'prepayment'",
    "update invoices set total = total - 5000 where kind = 'prepayment'",
  ],
  "invoices of a booking": [
    "update invoices set number = '1017' where kind = 'prepayment'",
    "update invoices set number = null where kind = 'prepayment'",
  ],
  offers: [
    "update offers set expires_at = expires_at + interval '1 hour'",
    "update offers set expires_at = expires_at - interval '1 hour'",
  ],
  outbox: both("update outbox set recipient = reverse(recipient) where status = 'failed'"),
  "outbox again": [
    "update outbox set status = 'queued', problem = null where key = 'failed'",
    "update outbox set status = 'failed', problem = 'bad_recipient' where key = 'failed'",
  ],
  penalties: both("update penalties set is_held = not is_held"),
  "penalties that wait": both(
    "update penalties set card = case card when 'red' then 'yellow' else 'red' end",
  ),
  prepaid_left: both("update prepaid_left set amount = -amount"),
  price_settings: [
    "update price_settings set value = value - 449900 where key = 'credit_ceiling'",
    "update price_settings set value = value + 449900 where key = 'credit_ceiling'",
  ],
  profile_transfers: [
    "update profile_transfers set created_at = created_at + interval '1 hour'",
    "update profile_transfers set created_at = created_at - interval '1 hour'",
  ],
  ratings: both("update ratings set comment = reverse(comment)"),
  rating_sums: both("update rating_sums set stars = 14 - stars"),
  shifts: [
    "update shifts set status = 'sick' where status = 'selected'",
    "update shifts set status = 'selected' where status = 'sick'",
  ],
  "shifts that are reported ready for": [
    "update shifts set employee_checkin = starts_at where status = 'selected'",
    "update shifts set employee_checkin = null where status = 'selected'",
  ],
  "shifts that are owed for": [
    "update shifts set admin_checkout_time = '23:00' where work_date = '2026-11-18'",
    "update shifts set admin_checkout_time = '18:00' where work_date = '2026-11-18'",
  ],
  "shifts that were removed": [
    "update shifts set cancellation_fee = cancellation_fee + 100 where status = 'removed'",
    "update shifts set cancellation_fee = cancellation_fee - 100 where status = 'removed'",
  ],
  security_alerts: both("update security_alerts set failures = 25 - failures"),
  skill_answers: [
    "delete from skill_answers where block = 4",
    "insert into skill_answers select employee_id, staff_type_id, 4, 3 from skill_answers where block = 3",
  ],
  staff_types: both("update staff_types set job_title = reverse(job_title)"),
  standby_places: both("update standby_places set auto = not auto"),
  weekly_hours: [
    "update weekly_hours set hours_a_week = hours_a_week + 100",
    "update weekly_hours set hours_a_week = hours_a_week - 100",
  ],
  unwanted_jobs: [
    "create table not_wanted as select * from unwanted_jobs; delete from unwanted_jobs",
    "insert into unwanted_jobs select * from not_wanted; drop table not_wanted",
  ],
};
