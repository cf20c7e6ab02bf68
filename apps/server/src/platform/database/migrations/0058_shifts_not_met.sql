-- Who was not met at a shift has not worked it: what goes off somebody's count of shifts is read without the others.
create index shifts_not_met on shifts (employee_id, ends_at) where status = 'selected' and not_met_for_booking;
