-- The audit log is append-only by the database itself: what was done stays written, whoever asks.

-- Free text that was written down before now: a text can name somebody. What changed stays.
update audit_log set detail = '{}' where action = 'save_sms_template';
update audit_log set detail = detail - 'global_message' where action = 'save_global_settings';

create function refuse_audit_change() returns trigger language plpgsql as $$ begin raise exception 'audit_log is append-only' using errcode = 'insufficient_privilege'; end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
-- Also where a session calls itself a replica, which ordinary triggers let pass.
alter table audit_log enable always trigger audit_log_append_only;
-- The owner has these rights only as long as it keeps them.
revoke update, delete, truncate on audit_log from public;
revoke update, delete, truncate on audit_log from current_user;

-- Keys that outlive a change of APP_SECRET, encrypted with it: links that were mailed years ago have to work.
create table kept_keys (
  purpose text primary key,
  key_encrypted text not null
);
