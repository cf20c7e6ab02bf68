-- Of many new shifts of one person the weekly hours are counted once.
create function keep_weekly_hours_of_new() returns trigger language plpgsql as $$
declare people integer[] := array(select distinct employee_id from added where status = 'selected'); begin
  if people = '{}' then return null; end if; perform from employees e where e.id = any(people) order by e.id
  for no key update; delete from weekly_hours w where w.employee_id = any(people); insert into weekly_hours
  select h.* from unnest(people) id cross join lateral weekly_hours_of(id) h; return null; end $$;
drop trigger weekly_hours_of_new on shifts;
create trigger weekly_hours_of_new after insert on shifts referencing new table as added
  for each statement execute function keep_weekly_hours_of_new();
