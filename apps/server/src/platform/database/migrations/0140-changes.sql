-- What has changed, by what it belongs to, for answers that are kept: one that is asked for again is not read anew while
-- nothing that it follows from has changed since (driver/changes.ts). Rows are only added, so that nobody waits, and
-- deleted after some minutes. A row's transaction says when it became visible.
create table changes (
  subject text collate "C" not null,
  xid xid8 not null default pg_current_xact_id()
);
create index changes_of_subject on changes (subject, xid);

-- What a row belongs to, before and after the change. 'jobs' is what the list of open jobs shows to everybody alike.
create function note_change_of_corporation() returns trigger language plpgsql as $$ begin
  insert into changes (subject) select noted.subject from (values
    ('corporation ' || old.id), (case when new.id is distinct from old.id then 'corporation ' || new.id end), ('jobs')
  ) noted (subject) where noted.subject is not null; return null; end $$;

create function note_change_of_person() returns trigger language plpgsql as $$ begin
  insert into changes (subject) select noted.subject from (values
    ('employee ' || old.id), (case when new.id is distinct from old.id then 'employee ' || new.id end)
  ) noted (subject) where noted.subject is not null; return null; end $$;

create function note_change_of_employee() returns trigger language plpgsql as $$ begin
  insert into changes (subject) select noted.subject from (values
    ('employee ' || old.employee_id),
    (case when new.employee_id is distinct from old.employee_id then 'employee ' || new.employee_id end)
  ) noted (subject) where noted.subject is not null; return null; end $$;

create function note_change_of_booking() returns trigger language plpgsql as $$ begin
  insert into changes (subject) select noted.subject from (values
    ('booking ' || old.id), (case when new.id is distinct from old.id then 'booking ' || new.id end),
    ('bookings_of ' || old.corporation_id),
    (case when new.corporation_id is distinct from old.corporation_id then 'bookings_of ' || new.corporation_id end),
    (case when 'open' in (coalesce(old.status, ''), coalesce(new.status, '')) then 'jobs' end)
  ) noted (subject) where noted.subject is not null; return null; end $$;

-- Somebody who is selected takes a place, which everybody sees.
create function note_change_of_shift() returns trigger language plpgsql as $$ begin
  insert into changes (subject) select noted.subject from (values
    ('booking ' || old.booking_id),
    (case when new.booking_id is distinct from old.booking_id then 'booking ' || new.booking_id end),
    ('employee ' || old.employee_id),
    (case when new.employee_id is distinct from old.employee_id then 'employee ' || new.employee_id end),
    (case when 'selected' in (coalesce(old.status, ''), coalesce(new.status, ''))
      and (old.status, old.booking_id) is distinct from (new.status, new.booking_id) then 'jobs' end)
  ) noted (subject) where noted.subject is not null; return null; end $$;

-- Of a place in the line everybody behind it sees the rank.
create function note_change_of_line() returns trigger language plpgsql as $$ begin
  insert into changes (subject) select noted.subject from (values
    ('booking ' || old.booking_id),
    (case when new.booking_id is distinct from old.booking_id then 'booking ' || new.booking_id end),
    ('employee ' || old.employee_id),
    (case when new.employee_id is distinct from old.employee_id then 'employee ' || new.employee_id end),
    ('jobs')
  ) noted (subject) where noted.subject is not null; return null; end $$;

create function note_change_of_rated() returns trigger language plpgsql as $$ begin
  insert into changes (subject) select noted.subject from (values
    (old.about || ' ' || old.rated_id), (new.about || ' ' || new.rated_id),
    (case when 'corporation' in (coalesce(old.about, ''), coalesce(new.about, '')) then 'jobs' end)
  ) noted (subject) where noted.subject is not null; return null; end $$;

create function note_change_of_all() returns trigger language plpgsql as $$ begin
  insert into changes (subject) values ('all'); return null; end $$;

create trigger note_change after insert or update or delete on corporations for each row
  execute function note_change_of_corporation();
create trigger note_change after insert or update or delete on employees for each row
  execute function note_change_of_person();
create trigger note_change after insert or update or delete on employee_job_roles for each row
  execute function note_change_of_employee();
create trigger note_change after insert or update or delete on employee_regions for each row
  execute function note_change_of_employee();
create trigger note_change after insert or update or delete on offers for each row
  execute function note_change_of_employee();
create trigger note_change after insert or update or delete on penalties for each row
  execute function note_change_of_employee();
create trigger note_change after insert or update or delete on skill_answers for each row
  execute function note_change_of_employee();
create trigger note_change after insert or update or delete on unwanted_jobs for each row
  execute function note_change_of_employee();
create trigger note_change after insert or update or delete on bookings for each row
  execute function note_change_of_booking();
create trigger note_change after insert or update or delete on shifts for each row
  execute function note_change_of_shift();
create trigger note_change after insert or update or delete on standby_places for each row
  execute function note_change_of_line();
create trigger note_change after insert or update or delete on rating_sums for each row
  execute function note_change_of_rated();
create trigger note_change after insert or update or delete on staff_types for each statement
  execute function note_change_of_all();
