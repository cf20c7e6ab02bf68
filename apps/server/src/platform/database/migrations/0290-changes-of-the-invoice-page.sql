-- The invoice page is left out like the other kept answers. It also follows from documents, from what both sides said of
-- each other, and from the credit ceiling.
create function note_change_of_document() returns trigger language plpgsql as $$ begin
  insert into changes (subject) select noted.subject from (values
    ('booking ' || old.booking_id),
    (case when new.booking_id is distinct from old.booking_id then 'booking ' || new.booking_id end), ('today')
  ) noted (subject) where noted.subject is not null; return null; end $$;

drop trigger note_change on invoices;
create trigger note_change after insert or update or delete on invoices for each row
  execute function note_change_of_document();
create trigger note_change after insert or update or delete on ratings for each row
  execute function note_change_of_employee();
create trigger note_change after insert or update or delete on price_settings for each statement
  execute function note_change_of_all();
