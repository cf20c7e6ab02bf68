-- Somebody who had not come when they should have: who noted it, and what became of it.
create table missed_arrivals (
  id integer generated always as identity primary key,
  shift_id integer not null references shifts on delete cascade,
  booking_id integer not null references bookings on delete cascade,
  noted_at timestamptz not null,
  noted_by text not null check (noted_by in ('company', 'clock')),
  -- Whether the company wants somebody else in the place.
  needs_replacement boolean not null default false,
  state text not null default 'open' check (state in ('open', 'came', 'no_show', 'excused')),
  settled_at timestamptz,
  settled_by text check (settled_by in ('person', 'company', 'office')),
  -- What the office writes of its decision.
  reason text not null default '',
  check ((state = 'open') = (settled_at is null)),
  check ((state = 'open') = (settled_by is null))
);

create unique index one_open_missed_arrival_of_a_shift on missed_arrivals (shift_id) where state = 'open';
create index missed_arrivals_of_shift on missed_arrivals (shift_id);
create index missed_arrivals_of_booking on missed_arrivals (booking_id);

-- When the person wrote to be on the way, and by how many minutes they come late.
alter table shifts add column on_my_way_at timestamptz;
alter table shifts add column delay_minutes integer check (delay_minutes between 1 and 240);
