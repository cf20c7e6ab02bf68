-- Company users: a login of a company is a row of its own, which is a member of the company's row. The company's row is
-- its first login. Name, e-mail, password, invitation and sign-in stand in the row's own columns.
alter table corporations add column member_of integer references corporations on delete cascade;
alter table corporations add column company_role text not null default 'owner'
  check (company_role in ('owner', 'booker', 'approver', 'finance'));
-- When an owner of the company switched this login off; `suspended_at` is the office's word on the whole company.
alter table corporations add column login_disabled_at timestamptz;
alter table corporations add constraint corporations_member_is_no_admin check (member_of is null or not is_admin);
create index corporations_members on corporations (member_of) where member_of is not null;

-- Which login of the company it was; null for the first one.
alter table audit_log add column actor_login_id integer;

-- The office's list of companies does not count their logins.
create or replace function count_corporation() returns trigger language plpgsql as $$ begin
  perform move_in_list_counts(
    case when old.id is not null and old.erased_at is null and old.member_of is null then 'corporations' end,
    case when new.id is not null and new.erased_at is null and new.member_of is null then 'corporations' end); return null; end $$;

create or replace function true_list_counts() returns table (list text, rows integer) language sql stable as $$
  select 'corporations', count(*)::integer from corporations where erased_at is null and member_of is null
  union all select 'employees', count(*)::integer from employees where erased_at is null and deactivated_at is null
  union all select 'employees without access', count(*)::integer from employees
    where erased_at is null and deactivated_at is not null
  union all select 'penalties', count(*)::integer from penalties where annulled_at is null
  union all select 'lifted penalties', count(*)::integer from penalties where annulled_at is not null $$;
