-- sessions.corporationMe, sessions.employeeMe
select
  "renew_token"
from
  "sessions"
where
  "token_hash" = $1
  and "renew_token" = $2;
