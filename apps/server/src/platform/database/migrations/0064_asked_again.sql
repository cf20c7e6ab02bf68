-- Whom a company asks to come again, since they worked for it last time: they get a letter of their own.
alter table job_offers add column asked_at timestamptz;
alter table job_offers add column asked_told_at timestamptz;
create index job_offers_asked on job_offers (booking_id) where asked_at is not null and asked_told_at is null;
