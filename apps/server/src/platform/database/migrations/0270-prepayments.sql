-- Bookings of which something was prepaid, read without all other invoices.
create index invoices_prepaid on invoices (booking_id) where kind = 'prepayment' and state = 'accepted';
