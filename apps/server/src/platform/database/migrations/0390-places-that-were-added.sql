-- Somebody whom an admin added to a full booking has a place that was made for that: it goes again with the person.
alter table shifts add column added_place boolean not null default false;
