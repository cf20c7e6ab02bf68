-- activeSessions.ofCorporation
select
  "id",
  "token_hash",
  "actor_corporation_id",
  "user_agent",
  "network",
  "created_at",
  "last_seen_at"
from
  "sessions"
where
  "corporation_id" = $1
  and "expires_at" > $2
order by
  coalesce("last_seen_at", "created_at") desc,
  "id" desc;

-- activeSessions.ofEmployee
select
  "id",
  "token_hash",
  "actor_corporation_id",
  "user_agent",
  "network",
  "created_at",
  "last_seen_at"
from
  "sessions"
where
  "employee_id" = $1
  and "expires_at" > $2
order by
  coalesce("last_seen_at", "created_at") desc,
  "id" desc;
