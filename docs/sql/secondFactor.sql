-- secondFactor.overview
select
  *
from
  "authenticator_apps"
where
  "corporation_id" = $1;

-- secondFactor.overview
select
  *
from
  "passkeys"
where
  "corporation_id" = $1
order by
  "id";

-- secondFactor.overview
select
  count(*) as "count"
from
  "recovery_codes"
where
  "corporation_id" = $1;
