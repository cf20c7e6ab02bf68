-- When the database had let go of what an erasure emptied: until then its files may still hold it.
alter table erasures add column let_go_at timestamptz;
create index erasures_held on erasures (id) where let_go_at is null;
