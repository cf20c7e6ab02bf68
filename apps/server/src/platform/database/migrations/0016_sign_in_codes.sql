-- Codes that sign employees in by e-mail or SMS, each for one e-mail or number: keyed digests, nothing that can be read.
create table sign_in_codes (
  contact_digest text primary key,
  code_digest text not null,
  wrong_tries smallint not null default 0,
  expires_at timestamptz not null
);
create index sign_in_codes_by_expiry on sign_in_codes (expires_at);

-- An employee's own way in may be an e-mail or a number that a code was sent to.
alter table employees drop constraint employees_identity_provider_check;
alter table employees add constraint employees_identity_provider_check
  check (identity_provider in ('facebook', 'apple', 'local', 'email', 'phone'));
create index employees_by_login_email on employees (lower(login_email)) where login_email <> '';
create index employees_by_email on employees (lower(email)) where email <> '';
create index employees_by_phone on employees (phone) where phone <> '';
