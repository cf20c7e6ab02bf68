-- What accounting says of an invoice afterwards: until when it is to be paid, whether it is, and whether an electronic
-- one arrived.
alter table invoices
  -- Its id at the accounting service.
  add column vendor_id text,
  add column due_date date,
  add column is_paid boolean not null default false,
  add column delivery text check (delivery in ('sent', 'delivered', 'failed')),
  add column delivery_message text not null default '',
  add column checked_at timestamptz;
update invoices i set vendor_id = o.reference,
  due_date = ((o.payload ->> 'entryDate')::date + coalesce((o.payload ->> 'paymentTermsDays')::integer, 0))
from outbox o where o.key = concat('ledger-invoice:', i.id) and i.state = 'accepted' and o.payload ->> 'entryDate' is not null;
create index invoices_to_check on invoices (checked_at nulls first, id)
  where state = 'accepted' and (not is_paid or delivery = 'sent');

-- The order number that a public buyer wants on its electronic invoice: the company's usual one, and the booking's own.
alter table corporations add column ean_order_reference text not null default '';
alter table bookings add column ean_order_reference text not null default '';

-- Why and when a late removal cost its fee, kept when the person applies again.
alter table shifts
  add column fee_reason text not null default '',
  add column fee_at timestamptz;
update shifts set fee_reason = coalesce(removed_reason, ''), fee_at = removed_at where cancellation_fee > 0;
