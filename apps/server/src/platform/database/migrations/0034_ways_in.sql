-- When each way in last signed somebody in, and which one opened a session: a keyed digest, null where that is not known.
alter table employees add column way_used_at timestamptz;
alter table employee_identities add column last_used_at timestamptz;
alter table sessions add column way_in text;
