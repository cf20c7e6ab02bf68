-- Bookings whose check-out is open, newest first: a page of those with open hours, and their count up to a bound, read
-- no more of them than they need.
create index bookings_to_settle on bookings (starts_at desc, id desc)
  where status <> 'cancelled' and not all_check_times_approved;
