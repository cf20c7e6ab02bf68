-- Ways in that a profile has beside its own: those of profiles that were merged into it.
create table employee_identities (
  identity_provider text not null check (identity_provider in ('facebook', 'apple', 'local', 'email', 'phone')),
  identity_subject text not null,
  employee_id integer not null references employees on delete cascade,
  -- The e-mail that the provider confirmed; empty where it gave none.
  email text not null default '',
  created_at timestamptz not null,
  primary key (identity_provider, identity_subject)
);
create index employee_identities_of_employee on employee_identities (employee_id);
create index employee_identities_by_email on employee_identities (lower(email)) where email <> '';
