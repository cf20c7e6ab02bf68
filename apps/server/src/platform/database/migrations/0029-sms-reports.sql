-- What GatewayAPI reports of an SMS after it has taken it: on its way, delivered, or not delivered, and since when.
alter table outbox add column report text check (report in ('on_its_way', 'delivered', 'not_delivered'));
alter table outbox add column reported_at timestamptz;
