-- What a company's silence has agreed of somebody's times: when, and which of them. The columns of the admin hold
-- the same times while nobody has set or agreed on others.
alter table shifts add column undisputed_at timestamptz;
alter table shifts add column undisputed_from text;
alter table shifts add column undisputed_to text;
-- When the company was told that its silence will count.
alter table shifts add column silence_warned_at timestamptz;
alter table shifts add constraint undisputed_as_a_whole
  check ((undisputed_at is null) = (undisputed_from is null) and (undisputed_at is null) = (undisputed_to is null));

create index shifts_in_silence on shifts (employee_stamped_at)
  where status = 'selected' and employee_checkin_time is not null and corporation_checkin_time is null
    and not not_met_for_booking and invoice_state is null and pay_state is null;
