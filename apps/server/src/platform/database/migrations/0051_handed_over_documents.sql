-- When somebody of the office said that the file of an electronic document was handed over, and who.
alter table invoice_documents add column handed_over_at timestamptz;
alter table invoice_documents add column handed_over_by integer references corporations;
