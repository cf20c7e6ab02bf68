-- What the office's lists are narrowed to and searched for, read without everything else.
create index shifts_not_invoiced on shifts (ends_at, booking_id)
  where status = 'selected' and not not_met_for_booking and invoice_state is distinct from 'accepted';
create index shifts_not_paid on shifts (ends_at, booking_id)
  where status = 'selected' and not not_met_for_booking and pay_state is distinct from 'accepted';
create index shifts_not_settled on shifts (ends_at, booking_id)
  where status = 'selected' and not not_met_for_booking and (invoice_state is null or pay_state is null);
create index bookings_by_contact_person on bookings (contact_person);
create index bookings_by_arrangement on bookings (arrangement_type);
create index bookings_by_other_arrangement on bookings (arrangement_type_other) where arrangement_type_other <> '';
create index invoices_by_number on invoices (number) where number is not null;
