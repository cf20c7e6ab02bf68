-- Who worked and was owed nothing has a pay line of 0 that a difference can follow.
insert into pay_lines (booking_id, shift_id, kind, state, hours, hourly_wage, amount, created_at, settled_at)
select s.booking_id, s.id, 'pay', 'accepted', 0, b.hourly_wage, 0, b.ends_at, b.ends_at
from shifts s join bookings b on b.id = s.booking_id
where s.pay_state = 'accepted' and not exists (
  select from pay_lines p where p.shift_id = s.id and p.kind = 'pay' and p.taken_back_at is null);
