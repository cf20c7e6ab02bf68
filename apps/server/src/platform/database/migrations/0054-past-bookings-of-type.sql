-- The latest past bookings of a staff type, from which it is told how likely the next one is filled.
create index bookings_past_of_type on bookings (staff_type_id, starts_at desc)
  where approved_at is not null and status <> 'cancelled';
