-- What needs somebody's look: deliveries that failed, and SMS that were sent but did not arrive.
create index outbox_undelivered on outbox (id desc) where status = 'failed' or report = 'not_delivered';
