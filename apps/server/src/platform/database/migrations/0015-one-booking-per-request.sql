-- A booking that is sent again because its answer was lost is the same booking.

alter table bookings add column request_key text;
create unique index bookings_of_request on bookings (corporation_id, request_key) where request_key is not null;
