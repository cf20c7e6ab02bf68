-- Office users: accounts with is_admin. Their role is read only there; whoever was an admin before is an owner.
alter table corporations add column office_role text not null default 'owner'
  check (office_role in ('owner', 'planner', 'bookkeeper', 'reader'));
-- When an office user was invited last; one that the console made never was.
alter table corporations add column invited_at timestamptz;
-- Whether new profiles wait for an approval; as the installation says until an owner has chosen.
alter table global_settings add column approve_profiles boolean;
