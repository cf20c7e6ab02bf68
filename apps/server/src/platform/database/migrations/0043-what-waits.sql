-- What may be sent, what is booked ahead and what was worked, each read without everything else.
create index shifts_sendable on shifts (ends_at, booking_id)
  where status = 'selected' and not not_met_for_booking
    and ((admin_approve_invoice and invoice_state is null) or (admin_approve_checkout and pay_state is null));
create index shifts_booked on shifts (ends_at, employee_id) include (booking_id, id) where status = 'selected';
create index shifts_worked on shifts (employee_id, ends_at) include (starts_at)
  where status = 'selected' and not not_met_for_booking;

-- Shifts that have not ended are open, too, and are none of the open hours: they lie behind the end.
drop index shifts_not_settled;
create index shifts_not_settled on shifts (ends_at, booking_id)
  where status = 'selected' and not not_met_for_booking
    and not (employee_checkin_time is not null and employee_checkout_time is not null
      and corporation_checkin_time is not null and corporation_checkout_time is not null
      and employee_checkin_time = corporation_checkin_time and employee_checkout_time = corporation_checkout_time)
    and ((invoice_state is null and (admin_checkin_time is null or admin_checkout_time is null))
      or (pay_state is null and (admin_employee_checkin_time is null or admin_employee_checkout_time is null)));
