-- A passkey is a company's second factor, or signs an employee in by itself.
alter table passkeys alter column corporation_id drop not null;
alter table passkeys add column employee_id integer references employees on delete cascade;
alter table passkeys add constraint passkeys_of_one check ((corporation_id is null) <> (employee_id is null));
create index passkeys_of_employee on passkeys (employee_id) where employee_id is not null;

-- Whoever signs in with a passkey alone is known only once it has signed; an employee's new passkey is made in a session.
alter table identity_challenges alter column corporation_id drop not null;
alter table identity_challenges drop constraint identity_challenges_purpose_check;
alter table identity_challenges add constraint identity_challenges_purpose_check
  check (purpose in ('sign-in', 'step-up', 'passkey', 'employee-sign-in', 'employee-passkey'));
alter table identity_challenges drop constraint identity_challenges_check;
alter table identity_challenges add constraint identity_challenges_check
  check ((purpose in ('sign-in', 'employee-sign-in')) = (session_hash is null));
alter table identity_challenges add constraint identity_challenges_of_company
  check ((purpose in ('employee-sign-in', 'employee-passkey')) = (corporation_id is null));
