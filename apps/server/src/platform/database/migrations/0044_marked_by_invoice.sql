-- Whether a booking is marked as invoiced because its invoices were accepted; marked by hand, it stays marked.
alter table bookings add column is_marked_by_invoice boolean not null default false;
