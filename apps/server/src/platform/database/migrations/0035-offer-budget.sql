-- How many offers of jobs somebody gets: so many a day at once (0: all), none at night, the rest together.
alter table employees
  add column offers_per_day smallint not null default 5 check (offers_per_day between 0 and 20),
  add column offers_quiet boolean not null default true;

-- Whom a job was offered to: at once, or together with others at `due_at`.
create table told_jobs (
  booking_id integer not null references bookings on delete cascade,
  employee_id integer not null references employees on delete cascade,
  is_urgent boolean not null,
  created_at timestamptz not null,
  due_at timestamptz,
  sent_at timestamptz,
  primary key (booking_id, employee_id)
);
create index told_jobs_of_employee on told_jobs (employee_id, created_at);
create index told_jobs_due on told_jobs (due_at) where due_at is not null and sent_at is null;
