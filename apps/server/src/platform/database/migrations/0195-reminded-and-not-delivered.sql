-- A line of 'I dag' says who was reminded of it, which is read from the log.
create trigger note_change after insert on audit_log for each row when (new.action like 'remind%')
  execute function note_change_of_office();

-- Electronic invoices that did not arrive stand in 'I dag'.
create index invoices_not_delivered on invoices (id desc) where delivery = 'failed';
