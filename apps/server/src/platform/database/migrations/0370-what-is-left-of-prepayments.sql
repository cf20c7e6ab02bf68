-- What was prepaid of a booking and neither came off an invoice nor is taken back by a credit note, kept by whatever
-- changes its documents: 'I dag' looked at every prepayment that was ever accepted.
create table prepaid_left (
  booking_id integer primary key references bookings on delete cascade,
  -- Øre without VAT.
  amount integer not null
);
create index prepaid_left_of_some on prepaid_left (booking_id) where amount > 0;

-- The same anew out of the documents.
create function prepaid_left_of(whose integer) returns integer language sql stable as $$
  select coalesce(sum(case when i.kind = 'prepayment' then i.total else 0 end) - sum(i.deducted), 0)::integer
  from invoices i
  where i.booking_id = whose and i.taken_back_at is null and (i.kind <> 'prepayment' or i.state = 'accepted')
    and not exists (select from invoices note where note.credits = i.id and note.taken_back_at is null) $$;

-- A booking of which nothing was ever prepaid has no row. Two documents of one booking take turns at its row, behind the
-- booking itself, so that the second one counts the first.
create function keep_prepaid_left() returns trigger language plpgsql as $$ begin
  insert into prepaid_left select distinct i.booking_id, 0 from invoices i
    where i.booking_id in (old.booking_id, new.booking_id) and i.kind = 'prepayment' on conflict do nothing; perform
  from prepaid_left p where p.booking_id in (old.booking_id, new.booking_id) order by p.booking_id for update; update
  prepaid_left set amount = prepaid_left_of(booking_id)
    where booking_id in (old.booking_id, new.booking_id); return null; end $$;

create trigger keep_prepaid_left_of_new after insert or delete on invoices for each row
  execute function keep_prepaid_left();
create trigger keep_prepaid_left_of_changed after update on invoices for each row
  when ((old.booking_id, old.kind, old.state, old.credits, old.total, old.deducted, old.taken_back_at)
    is distinct from (new.booking_id, new.kind, new.state, new.credits, new.total, new.deducted, new.taken_back_at))
  execute function keep_prepaid_left();
create trigger note_change after insert or update or delete on prepaid_left for each statement
  execute function note_change_of_office();

insert into prepaid_left
  select booking_id, prepaid_left_of(booking_id) from invoices where kind = 'prepayment' group by booking_id;
-- Nothing reads the prepayments of all bookings any more.
drop index invoices_prepaid;
