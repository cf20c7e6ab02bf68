-- Which request decided on an effect, as the log names it.
alter table outbox add column request_id text;
