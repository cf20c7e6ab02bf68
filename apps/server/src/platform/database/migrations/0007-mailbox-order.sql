-- The mailbox shows what failed first, then the newest.
create index outbox_failed_first on outbox ((status = 'failed') desc, id desc);
