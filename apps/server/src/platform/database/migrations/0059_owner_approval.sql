-- The amount in øre excl. VAT above which what a booker books waits for an owner of the company; null for none.
alter table corporations add column owner_limit integer check (owner_limit >= 0);
-- The login of the company that booked; null where the office did, and for what is older.
alter table bookings add column booked_by integer references corporations on delete set null;
-- What an owner has said; null where nobody is asked. What waits for an owner is approved by nobody.
alter table bookings add column owner_state text check (owner_state in ('waiting', 'approved', 'declined'));
alter table bookings add column owner_decided_by integer references corporations on delete set null;
alter table bookings add column owner_decided_at timestamptz;
alter table bookings add column owner_reason text not null default '';
alter table bookings add constraint bookings_owner_before_office
  check (owner_state is distinct from 'waiting' or approved_at is null);
create index bookings_wait_for_owner on bookings (starts_at) where owner_state = 'waiting';
