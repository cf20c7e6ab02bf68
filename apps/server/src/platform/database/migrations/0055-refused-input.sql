-- Input that a schema refuses is noted too, a row an hour for each call.
alter table security_events drop constraint security_events_kind_check;
alter table security_events add constraint security_events_kind_check check (kind in
  ('sign_in', 'failed_sign_in', 'failed_proof', 'forbidden', 'limited', 'bad_input'));
-- 'about' is the call that was refused; of a sign-in, a failed one and a failed proof it is what was given.
