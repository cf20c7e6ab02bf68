-- Shifts of which silence has agreed a part only, until the office bills and pays other times.
create index shifts_with_rest on shifts (booking_id)
  where undisputed_at is not null
    and (employee_checkin_time <> undisputed_from or employee_checkout_time <> undisputed_to)
    and ((admin_checkin_time = undisputed_from and admin_checkout_time = undisputed_to)
      or (admin_employee_checkin_time = undisputed_from and admin_employee_checkout_time = undisputed_to));
