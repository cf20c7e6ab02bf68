-- Only what is truly open: the list of open hours reads nothing else.
drop index shifts_not_settled;
create index shifts_not_settled on shifts (booking_id)
  where status = 'selected' and not not_met_for_booking
    and not (employee_checkin_time is not null and employee_checkout_time is not null
      and corporation_checkin_time is not null and corporation_checkout_time is not null
      and employee_checkin_time = corporation_checkin_time and employee_checkout_time = corporation_checkout_time)
    and ((invoice_state is null and (admin_checkin_time is null or admin_checkout_time is null))
      or (pay_state is null and (admin_employee_checkin_time is null or admin_employee_checkout_time is null)));
