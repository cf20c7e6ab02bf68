-- The address of an employee's own calendar, stored like a company's: encrypted to be shown again, hashed to be found.
create table employee_calendars (
  employee_id integer primary key references employees on delete cascade,
  token_hash text not null unique,
  token_encrypted text not null,
  created_at timestamptz not null
);
