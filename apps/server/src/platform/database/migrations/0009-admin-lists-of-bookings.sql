-- The admin's lists of everybody's bookings: by start whatever their status, and what they are searched by.
create index bookings_of_all_by_start on bookings (starts_at, id);
create index bookings_cancelled_by_start on bookings (starts_at, id) where status = 'cancelled';
create index bookings_by_city on bookings (city);
create index bookings_by_staff_type on bookings (staff_type_id);
