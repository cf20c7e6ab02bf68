-- The departments of a company. One that is not used any more is archived: it stays on the bookings that it has.
create table departments (
  id integer generated always as identity primary key,
  corporation_id integer not null references corporations on delete cascade,
  name text not null check (name <> ''),
  -- What the company's bookkeeping calls it; empty where it has no word for it.
  cost_centre text not null default '',
  archived_at timestamptz,
  created_at timestamptz not null
);
create unique index departments_name on departments
  (corporation_id, translate(lower(name), 'ÆØÅÄÖÜÉ', 'æøåäöüé'));

alter table bookings add column department_id integer references departments on delete set null;
create index bookings_department on bookings (department_id) where department_id is not null;

-- Which department a user of a company books for at first.
alter table corporations add column own_department_id integer references departments on delete set null;
create index corporations_own_department on corporations (own_department_id) where own_department_id is not null;

alter table corporations drop constraint corporations_invoice_grouping_check;
alter table corporations add constraint corporations_invoice_grouping_check
  check (invoice_grouping in ('booking', 'week', 'order', 'department'));
