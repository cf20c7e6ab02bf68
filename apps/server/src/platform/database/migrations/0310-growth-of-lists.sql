-- What lists read by itself, without all that lies in the past.
-- Companies without access: the open jobs are none of theirs.
create index corporations_suspended on corporations (id) where suspended_at is not null;

-- At which bookings somebody has worked, and which are a company's, each told by the index alone.
drop index shifts_worked;
create index shifts_worked on shifts (employee_id, ends_at) include (starts_at, booking_id)
  where status = 'selected' and not not_met_for_booking;
drop index bookings_last_of_type;
create index bookings_last_of_type on bookings (corporation_id, staff_type_id, created_at desc) include (id);

-- What somebody may still have to stamp. Two others are read by nothing any more, and were written with every shift.
create index shifts_to_stamp on shifts (employee_id, ends_at) where status = 'selected' and not admin_approve_checkout;
drop index shifts_approved;
drop index shifts_not_settled;

-- How long the office's lists are, kept by whatever adds to them: to tell it, all companies, people and penalties were
-- counted. It is written at the end of the transaction, so that nobody waits there for another who is in its middle.
create table list_counts (
  list text primary key,
  rows integer not null
);

create function move_in_list_counts(gone text, come text) returns void language sql as $$
  update list_counts set rows = rows + case when list = come then 1 else -1 end
  where gone is distinct from come and list in (gone, come) $$;

create function count_corporation() returns trigger language plpgsql as $$ begin
  perform move_in_list_counts(
    case when old.id is not null and old.erased_at is null then 'corporations' end,
    case when new.id is not null and new.erased_at is null then 'corporations' end); return null; end $$;

create function count_employee() returns trigger language plpgsql as $$ begin
  perform move_in_list_counts(
    case when old.id is not null and old.erased_at is null
      then case when old.deactivated_at is null then 'employees' else 'employees without access' end end,
    case when new.id is not null and new.erased_at is null
      then case when new.deactivated_at is null then 'employees' else 'employees without access' end end); return null; end $$;

create function count_penalty() returns trigger language plpgsql as $$ begin
  perform move_in_list_counts(
    case when old.id is not null
      then case when old.annulled_at is null then 'penalties' else 'lifted penalties' end end,
    case when new.id is not null
      then case when new.annulled_at is null then 'penalties' else 'lifted penalties' end end); return null; end $$;

create constraint trigger count_corporation after insert or delete or update of erased_at on corporations
  deferrable initially deferred for each row execute function count_corporation();
create constraint trigger count_employee after insert or delete or update of erased_at, deactivated_at on employees
  deferrable initially deferred for each row execute function count_employee();
create constraint trigger count_penalty after insert or delete or update of annulled_at on penalties
  deferrable initially deferred for each row execute function count_penalty();

-- The same anew out of the lists themselves.
create function true_list_counts() returns table (list text, rows integer) language sql stable as $$
  select 'corporations', count(*)::integer from corporations where erased_at is null
  union all select 'employees', count(*)::integer from employees where erased_at is null and deactivated_at is null
  union all select 'employees without access', count(*)::integer from employees
    where erased_at is null and deactivated_at is not null
  union all select 'penalties', count(*)::integer from penalties where annulled_at is null
  union all select 'lifted penalties', count(*)::integer from penalties where annulled_at is not null $$;

insert into list_counts select * from true_list_counts();

-- How many shifts somebody has, whatever became of them, and how many confirmed ones: profiles counted all of them.
create table shift_counts (
  employee_id integer primary key references employees on delete cascade,
  shifts integer not null,
  selected integer not null
);

create function count_shift() returns trigger language plpgsql as $$ begin
  insert into shift_counts as kept (employee_id, shifts, selected)
  select each.employee_id, sum(each.sign), coalesce(sum(each.sign) filter (where each.status = 'selected'), 0)
  from (values (old.employee_id, old.status, -1), (new.employee_id, new.status, 1)) each (employee_id, status, sign)
  where each.employee_id is not null
  group by each.employee_id
  order by each.employee_id
  on conflict (employee_id) do update
    set shifts = kept.shifts + excluded.shifts, selected = kept.selected + excluded.selected; return null; end $$;

create trigger count_shift_of_new after insert or delete on shifts for each row execute function count_shift();
create trigger count_shift_of_changed after update of status, employee_id on shifts for each row
  when ((old.status, old.employee_id) is distinct from (new.status, new.employee_id)) execute function count_shift();

insert into shift_counts
  select employee_id, count(*), count(*) filter (where status = 'selected') from shifts group by employee_id;
