-- What a start, a stream and a repeated request are judged by.

-- One row once the try-out's invented data, with its published passwords, has been loaded.
create table try_out (seeded_at timestamptz not null);
insert into try_out select min(created_at) from corporations where email = 'admin@vagtklar.test' having count(*) > 0;

-- Whoever ends a session, and however: the streams that it opened hear of it once that is committed.
create function session_ended() returns trigger language plpgsql as $$
begin perform pg_notify('vagtklar_sessions', old.token_hash); return null; end $$;
create trigger session_ended after delete on sessions for each row execute function session_ended();

-- A request that a company named: sent again it is answered with the bookings that it made, and the same name with
-- another content is refused. The bookings carry its name.
create table booking_requests (
  corporation_id integer not null references corporations on delete cascade,
  key text not null,
  -- Of method, path and content.
  content_hash text not null,
  created_at timestamptz not null,
  primary key (corporation_id, key)
);
drop index bookings_of_request;
create index bookings_of_request on bookings (corporation_id, request_key) where request_key is not null;
