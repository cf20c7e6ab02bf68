-- Who of the company asked about an invoice; null for questions from before it was stored.
alter table invoice_questions add column asked_by integer references corporations;
