-- The people and fees that could go on an invoice and were left for later, by the ids of their shifts.
alter table invoices add column left_shift_ids jsonb not null default '[]';
