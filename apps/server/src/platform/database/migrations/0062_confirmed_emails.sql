-- Since when the e-mail that a company signed up with waits to be confirmed; null once it is. Companies from before count as
-- confirmed. Until then the link of `pending_email_hash` is one to the e-mail itself.
alter table corporations add column email_unconfirmed_since timestamptz;
