-- Arrival on the spot: the four digits that a company shows its staff, null where it does not ask for them,
-- and the moment when somebody came.
alter table bookings add column arrival_pin text check (arrival_pin ~ '^[0-9]{4}$');
alter table shifts add column arrived_at timestamptz;
