-- Whom a company liked, whose job mails wait for them, and the address of its calendar.

create table favourites (
  corporation_id integer not null references corporations on delete cascade,
  employee_id integer not null references employees on delete cascade,
  created_at timestamptz not null,
  primary key (corporation_id, employee_id)
);
create index favourites_of_employee on favourites (employee_id);

-- An approved job that its company's favourites were told of, and everybody else is at `due_at`.
create table held_offers (
  booking_id integer primary key references bookings on delete cascade,
  due_at timestamptz not null
);
create index held_offers_by_due on held_offers (due_at);

-- The address holds a secret: encrypted to be shown again, hashed to be found.
create table calendars (
  corporation_id integer primary key references corporations on delete cascade,
  token_hash text not null unique,
  token_encrypted text not null,
  created_at timestamptz not null
);
create index bookings_cancelled_of_corporation on bookings (corporation_id, cancelled_at) where status = 'cancelled';
