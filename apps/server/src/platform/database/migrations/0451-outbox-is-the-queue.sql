-- The workers poll the outbox itself: when a row may be tried again, how often it has waited for that, and until when the
-- process that has it counts as alive.
-- Nothing reads it since 0450.
alter table outbox
  add column next_try_at timestamptz,
  add column waits smallint not null default 0,
  add column claimed_until timestamptz;
create index outbox_pending_of_channel on outbox (channel, id) where status in ('queued', 'sending');
drop schema if exists pgboss cascade;
