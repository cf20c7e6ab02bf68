-- A CPR number belongs to one profile. Profiles that had somebody else's number before this was so keep it and are told
-- of; whoever had it first is the one whom the index guards.
alter table employees add column shares_cpr boolean not null default false;
update employees e set shares_cpr = true
  where exists (select from employees first where first.cpr_digest = e.cpr_digest and first.id < e.id);
create unique index employees_one_cpr on employees (cpr_digest) where not shares_cpr;
create index employees_sharing_cpr on employees (id) where shares_cpr;
