-- What was prepaid of a booking and neither came off an invoice nor is taken back by a credit note, in øre without VAT.
-- Whoever changes a document of the booking saves it with the two flags 'sent' (docs/rules/money.md).
-- Nothing reads it since 0390.
alter table bookings add column prepaid_left integer not null default 0;

drop trigger keep_prepaid_left_of_new on invoices;
drop trigger keep_prepaid_left_of_changed on invoices;
update bookings set prepaid_left = amount from prepaid_left p where p.booking_id = bookings.id and amount <> 0;
drop table prepaid_left;
drop function keep_prepaid_left();
drop function prepaid_left_of(integer);

create index bookings_prepaid_left on bookings (ends_at, id) where prepaid_left > 0;
