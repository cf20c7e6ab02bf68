-- When an admin saved the default fees for the first time: until then they are what the product came with.
alter table global_settings add column fees_saved_at timestamptz;
