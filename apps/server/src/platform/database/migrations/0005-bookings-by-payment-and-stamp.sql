-- Lists that must not grow with everything that was ever booked.

-- Unpaid work of a company, for the credit ceiling.
create index bookings_unpaid on bookings (corporation_id, ends_at) where paid_at is null and status <> 'cancelled';
-- People whom a company still has to stamp out.
create index shifts_unstamped on shifts (booking_id)
  where status = 'selected' and corporation_stamped_at is null and not not_met_for_booking;
-- What companies said of a person, and a person's cancellations, latest first.
create index ratings_of_employee_latest on ratings (employee_id, created_at desc)
  where about = 'employee' and annulled_at is null;
