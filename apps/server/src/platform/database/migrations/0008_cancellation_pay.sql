-- What a late removal by the company earns the person, in øre without holiday pay, fixed at the removal.
alter table shifts add column cancellation_pay integer not null default 0;
create index shifts_with_cancellation_pay on shifts (ends_at, booking_id)
  where status <> 'selected' and cancellation_pay > 0;

alter table pay_lines drop constraint pay_lines_kind_check;
alter table pay_lines add constraint pay_lines_kind_check check (kind in ('pay', 'difference', 'cancellation'));
-- A shift is paid for its work or for its cancellation; everything after that is a difference.
create unique index one_first_pay_line_a_shift on pay_lines (shift_id)
  where kind <> 'difference' and taken_back_at is null;
