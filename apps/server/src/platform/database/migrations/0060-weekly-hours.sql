-- What everybody has worked and is booked for in the four months that end with their last confirmed shift, kept by
-- whatever changes a shift: 'I dag' summed four months of everybody who is booked ahead.
-- Rule: Weekly working time, docs/rules/applying.md.
create table weekly_hours (
  employee_id integer primary key references employees on delete cascade,
  shift_id integer not null,
  booking_id integer not null,
  -- The end of the last confirmed shift; the four months before it have so many days and hours at their booked length.
  until timestamptz not null,
  days smallint not null,
  minutes integer not null,
  hours_a_week numeric not null
);
create index weekly_hours_by_most on weekly_hours (hours_a_week desc, employee_id)
  include (until, shift_id, booking_id);

-- The same anew out of the shifts; no row for whom no shift is confirmed.
create function weekly_hours_of(whose integer)
returns table (employee_id integer, shift_id integer, booking_id integer, until timestamptz, days smallint,
  minutes integer, hours_a_week numeric)
language sql stable as $$
  select last.employee_id, last.id, last.booking_id, last.ends_at, period.days, worked.minutes,
    worked.minutes * 7 / (60.0 * period.days)
  from (select s.employee_id, s.id, s.booking_id, s.ends_at from shifts s
    where s.employee_id = whose and s.status = 'selected' order by s.ends_at desc limit 1) last
  cross join lateral (select (ended.day - (ended.day - interval '4 months')::date)::smallint as days
    from (select (last.ends_at at time zone 'Europe/Copenhagen')::date as day) ended) period
  cross join lateral (select (coalesce(sum(extract(epoch from x.ends_at - x.starts_at)), 0) / 60)::integer as minutes
    from shifts x where x.employee_id = whose and x.status = 'selected' and not x.not_met_for_booking
      and x.ends_at > last.ends_at - period.days * interval '24 hours' and x.ends_at <= last.ends_at) worked $$;

-- Two who change shifts of one person take turns, so that the second one counts what the first one has changed.
create function keep_weekly_hours() returns trigger language plpgsql as $$ begin
  perform from employees e where e.id in (old.employee_id, new.employee_id) order by e.id for no key update; delete
  from weekly_hours w where w.employee_id in (old.employee_id, new.employee_id); insert
  into weekly_hours select h.* from employees e cross join lateral weekly_hours_of(e.id) h
  where e.id in (old.employee_id, new.employee_id); return null; end $$;

create trigger weekly_hours_of_new after insert on shifts for each row
  when (new.status = 'selected') execute function keep_weekly_hours();
create trigger weekly_hours_of_changed after update on shifts for each row
  when ((old.status = 'selected' or new.status = 'selected')
    and (old.status, old.employee_id, old.booking_id, old.starts_at, old.ends_at, old.not_met_for_booking)
      is distinct from (new.status, new.employee_id, new.booking_id, new.starts_at, new.ends_at, new.not_met_for_booking))
  execute function keep_weekly_hours();
create trigger weekly_hours_of_gone after delete on shifts for each row
  when (old.status = 'selected') execute function keep_weekly_hours();

insert into weekly_hours select h.* from employees e cross join lateral weekly_hours_of(e.id) h;
