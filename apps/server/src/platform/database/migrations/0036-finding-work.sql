-- Jobs that somebody does not want to see among the open ones.
create table unwanted_jobs (
  employee_id integer not null references employees on delete cascade,
  booking_id integer not null references bookings on delete cascade,
  created_at timestamptz not null,
  primary key (employee_id, booking_id)
);
create index unwanted_jobs_of_booking on unwanted_jobs (booking_id);

-- The last look at the open jobs, and from when on jobs were new in that visit.
alter table employees add column jobs_looked_at timestamptz, add column jobs_new_since timestamptz;
