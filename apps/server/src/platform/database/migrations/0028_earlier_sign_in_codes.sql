-- Codes that were sent to an e-mail or number before the newest one, and can still be typed.
create table earlier_sign_in_codes (
  contact_digest text not null,
  code_digest text not null,
  wrong_tries smallint not null,
  expires_at timestamptz not null,
  primary key (contact_digest, code_digest)
);
create index earlier_sign_in_codes_by_expiry on earlier_sign_in_codes (expires_at);
