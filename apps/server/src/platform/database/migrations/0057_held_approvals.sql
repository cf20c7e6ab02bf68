-- An order's booking that was approved, and whose company is told of it together with the others of the order.
create table held_approvals (
  booking_id integer primary key references bookings on delete cascade,
  order_id integer not null references orders on delete cascade,
  approved_at timestamptz not null
);
create index held_approvals_of_order on held_approvals (order_id);
