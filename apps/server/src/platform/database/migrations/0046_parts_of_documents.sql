-- What a document says of itself stands in its own row alone.
-- Nothing reads it since 0042.
alter table invoices alter column document_id set not null;
alter table invoices drop column number, drop column url, drop column vendor_id, drop column due_date,
  drop column is_paid, drop column delivery, drop column delivery_message, drop column checked_at;
