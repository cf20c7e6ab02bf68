-- What a start, a stream and a repeated request are judged by.

-- One row once the try-out's invented data, with its published passwords, has been loaded.
create table try_out (seeded_at timestamptz not null);
insert into try_out select min(created_at) from corporations where email = 'admin@vagtklar.test' having count(*) > 0;

-- Whoever ends a session, and however: the streams that it opened hear of it once that is committed.
create function session_ended() returns trigger language plpgsql as $$
begin perform pg_notify('vagtklar_sessions', old.token_hash); return null; end $$;
create trigger session_ended after delete on sessions for each row execute function session_ended();

-- What was asked for under a request's key, so that the same key with another content is refused.
alter table bookings add column request_hash text;
