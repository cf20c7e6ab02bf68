-- Names that say what is stored. The former ones stay until nothing reads them.

-- Whom a job was offered to: at once, or together with others at `due_at`. Before: told_jobs.
create table job_offers (
  booking_id integer not null references bookings on delete cascade,
  employee_id integer not null references employees on delete cascade,
  is_urgent boolean not null,
  created_at timestamptz not null,
  due_at timestamptz,
  sent_at timestamptz,
  primary key (booking_id, employee_id)
);
create index job_offers_of_employee on job_offers (employee_id, created_at);
create index job_offers_due on job_offers (due_at) where due_at is not null and sent_at is null;
with moved as (delete from told_jobs returning booking_id, employee_id, is_urgent, created_at, due_at, sent_at)
  insert into job_offers (booking_id, employee_id, is_urgent, created_at, due_at, sent_at)
  select booking_id, employee_id, is_urgent, created_at, due_at, sent_at from moved;

-- When the database files had been rewritten after an erasure: until then they may still hold what it emptied.
-- Before: let_go_at.
alter table erasures add column purged_at timestamptz;
update erasures set purged_at = let_go_at;
create index erasures_to_purge on erasures (id) where purged_at is null;

-- Stands for the rows that an act changed: another one later says that somebody has changed them since. Before: mark.
alter table undos add column fingerprint text not null default '';
update undos set fingerprint = mark;
alter table undos alter column mark set default '';
