-- What was saved of a booking after it was made, by whom and when: each field with what it was and what it became.
create table booking_edits (
  id integer generated always as identity primary key,
  booking_id integer not null references bookings on delete cascade,
  at timestamptz not null,
  -- The company itself, or an admin, by itself or in a take-over.
  by text not null check (by in ('corporation', 'admin')),
  changes jsonb not null default '[]'
);

create index edits_of_booking on booking_edits (booking_id, id);
