-- The former names of job_offers, purged_at and fingerprint.
-- Nothing reads it since 0004.
insert into job_offers (booking_id, employee_id, is_urgent, created_at, due_at, sent_at)
  select booking_id, employee_id, is_urgent, created_at, due_at, sent_at from told_jobs on conflict do nothing;
drop table told_jobs;
update erasures set purged_at = let_go_at where purged_at is null;
drop index erasures_held;
alter table erasures drop column let_go_at;
update undos set fingerprint = mark where fingerprint = '';
alter table undos drop column mark;
