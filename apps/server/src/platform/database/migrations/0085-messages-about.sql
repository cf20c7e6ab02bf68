-- The newest messages about a person, a company or a booking, however many there are about others.
create index outbox_of_subject on outbox (subject_key, id desc);
