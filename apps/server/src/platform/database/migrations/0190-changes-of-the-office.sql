-- What waits for the office ('today') is asked for by every admin at every change, and left out like the other kept
-- answers while nothing that can stand there has changed. Applying, withdrawing, a visitor of the job list and a message
-- that is delivered change nothing there.
create or replace function note_change_of_corporation() returns trigger language plpgsql as $$ begin
  insert into changes (subject) select noted.subject from (values
    ('corporation ' || old.id), (case when new.id is distinct from old.id then 'corporation ' || new.id end), ('jobs'),
    ('today')
  ) noted (subject) where noted.subject is not null; return null; end $$;

-- Of a person the name, how to reach it, and whether it can be paid.
create or replace function note_change_of_person() returns trigger language plpgsql as $$ begin
  insert into changes (subject) select noted.subject from (values
    ('employee ' || old.id), (case when new.id is distinct from old.id then 'employee ' || new.id end),
    (case when (old.id, old.first_name, old.last_name, old.phone, old.email, old.deactivated_at, old.pay_data_asked_at,
        old.cpr_encrypted, old.bank_reg_encrypted, old.bank_account_encrypted)
      is distinct from (new.id, new.first_name, new.last_name, new.phone, new.email, new.deactivated_at,
        new.pay_data_asked_at, new.cpr_encrypted, new.bank_reg_encrypted, new.bank_account_encrypted) then 'today' end)
  ) noted (subject) where noted.subject is not null; return null; end $$;

create or replace function note_change_of_booking() returns trigger language plpgsql as $$ begin
  insert into changes (subject) select noted.subject from (values
    ('booking ' || old.id), (case when new.id is distinct from old.id then 'booking ' || new.id end),
    ('bookings_of ' || old.corporation_id),
    (case when new.corporation_id is distinct from old.corporation_id then 'bookings_of ' || new.corporation_id end),
    (case when 'open' in (coalesce(old.status, ''), coalesce(new.status, '')) then 'jobs' end), ('today')
  ) noted (subject) where noted.subject is not null; return null; end $$;

-- Of shifts those that are confirmed, and removals that are invoiced.
create or replace function note_change_of_shift() returns trigger language plpgsql as $$ begin
  insert into changes (subject) select noted.subject from (values
    ('booking ' || old.booking_id),
    (case when new.booking_id is distinct from old.booking_id then 'booking ' || new.booking_id end),
    ('employee ' || old.employee_id),
    (case when new.employee_id is distinct from old.employee_id then 'employee ' || new.employee_id end),
    (case when 'selected' in (coalesce(old.status, ''), coalesce(new.status, ''))
      and (old.status, old.booking_id) is distinct from (new.status, new.booking_id) then 'jobs' end),
    (case when 'selected' in (coalesce(old.status, ''), coalesce(new.status, ''))
      or greatest(old.cancellation_fee, new.cancellation_fee) > 0 then 'today' end)
  ) noted (subject) where noted.subject is not null; return null; end $$;

-- Of penalties the freeze that waits for a decision.
create function note_change_of_penalty() returns trigger language plpgsql as $$ begin
  insert into changes (subject) select noted.subject from (values
    ('employee ' || old.employee_id),
    (case when new.employee_id is distinct from old.employee_id then 'employee ' || new.employee_id end), ('today')
  ) noted (subject) where noted.subject is not null; return null; end $$;

-- Of messages those that failed or did not arrive, and those whose service refuses us.
create function note_change_of_message() returns trigger language plpgsql as $$ begin
  if 'failed' in (coalesce(old.status, ''), coalesce(new.status, ''))
    or 'not_delivered' in (coalesce(old.report, ''), coalesce(new.report, ''))
    or coalesce(old.problem, new.problem) is not null
  then insert into changes (subject) values ('today'); end if; return null; end $$;

create function note_change_of_office() returns trigger language plpgsql as $$ begin
  insert into changes (subject) values ('today'); return null; end $$;

drop trigger note_change on penalties;
create trigger note_change after insert or update or delete on penalties for each row
  execute function note_change_of_penalty();
create trigger note_change after insert or update or delete on outbox for each row
  execute function note_change_of_message();
create trigger note_change after insert or update or delete on global_settings for each statement
  execute function note_change_of_office();
create trigger note_change after insert or update or delete on invoices for each statement
  execute function note_change_of_office();
create trigger note_change after insert or update or delete on profile_transfers for each statement
  execute function note_change_of_office();
create trigger note_change after insert or update or delete on security_alerts for each statement
  execute function note_change_of_office();
create trigger note_change after insert or update or delete on weekly_hours for each statement
  execute function note_change_of_office();
