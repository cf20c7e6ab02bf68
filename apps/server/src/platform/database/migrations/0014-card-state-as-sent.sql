-- The state of a card comes back as it was sent: text, number or true and false alike.

alter table bookings alter column box_status drop default;
alter table bookings alter column box_status type jsonb using to_jsonb(box_status);
alter table bookings alter column box_status set default '""';
