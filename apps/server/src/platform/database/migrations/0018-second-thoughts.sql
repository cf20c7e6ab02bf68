-- A booking that an admin rejected, apart from one that its company cancelled, so that it can be taken up again.
alter table bookings add column rejected_at timestamptz;
update bookings b set rejected_at = b.cancelled_at
  where b.status = 'cancelled' and b.approved_at is null and exists (
    select from audit_log a where a.entity = 'booking' and a.entity_id = b.id::text and a.action = 'reject');
create index bookings_rejected on bookings (ends_at) where rejected_at is not null;
