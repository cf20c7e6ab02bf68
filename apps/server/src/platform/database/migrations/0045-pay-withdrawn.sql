-- Somebody who was paid and did not work after all: all of the pay is taken back by a line for the difference.
alter table shifts add column pay_withdrawn boolean not null default false;
