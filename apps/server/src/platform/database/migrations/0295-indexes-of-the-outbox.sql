-- Three indexes of all messages were written at each step of each message, only for the pages of the mailbox. Now it
-- reads the newest by their key, and what has not left, or goes over a channel of few messages, by indexes of only those.
drop index outbox_newest;
drop index outbox_by_status;
drop index outbox_failed_first;
create index outbox_not_sent on outbox (status, id desc) where status <> 'sent';
create index outbox_of_channel on outbox (channel, id desc) where channel in ('push', 'accounting', 'payroll');
