-- apiAccess.deliveries
select
  *
from
  "webhooks"
where
  "corporation_id" = $1
  and "id" = $2
order by
  "id";

-- apiAccess.keys
select
  "k"."id",
  "k"."corporation_id",
  "k"."made_by",
  "k"."name",
  "k"."scope",
  "k"."prefix",
  "k"."key_hash",
  "k"."created_at",
  "k"."ends_on",
  "k"."revoked_at",
  "k"."last_used_at",
  "maker"."contact_person" as "maker_name",
  "maker"."is_admin" as "maker_is_admin",
  "maker"."office_role" as "maker_office_role",
  "maker"."suspended_at" as "maker_suspended_at",
  "maker"."company_role" as "maker_company_role",
  "maker"."login_disabled_at" as "maker_disabled_at",
  "company"."suspended_at" as "company_suspended_at",
  "company"."name" as "company_name"
from
  "api_keys" as "k"
  inner join "corporations" as "maker" on "maker"."id" = "k"."made_by"
  left join "corporations" as "company" on "company"."id" = "k"."corporation_id"
where
  "k"."corporation_id" = $1
order by
  "k"."id" desc
limit
  $2;

-- apiAccess.officeDeliveries
select
  *
from
  "webhooks"
where
  "corporation_id" is null
  and "id" = $1
order by
  "id";

-- apiAccess.officeKeys
select
  "k"."id",
  "k"."corporation_id",
  "k"."made_by",
  "k"."name",
  "k"."scope",
  "k"."prefix",
  "k"."key_hash",
  "k"."created_at",
  "k"."ends_on",
  "k"."revoked_at",
  "k"."last_used_at",
  "maker"."contact_person" as "maker_name",
  "maker"."is_admin" as "maker_is_admin",
  "maker"."office_role" as "maker_office_role",
  "maker"."suspended_at" as "maker_suspended_at",
  "maker"."company_role" as "maker_company_role",
  "maker"."login_disabled_at" as "maker_disabled_at",
  "company"."suspended_at" as "company_suspended_at",
  "company"."name" as "company_name"
from
  "api_keys" as "k"
  inner join "corporations" as "maker" on "maker"."id" = "k"."made_by"
  left join "corporations" as "company" on "company"."id" = "k"."corporation_id"
where
  "k"."corporation_id" is null
order by
  "k"."id" desc
limit
  $1;

-- apiAccess.officeWebhooks
select
  *
from
  "webhooks"
where
  "corporation_id" is null
order by
  "id";

-- apiAccess.webhooks
select
  *
from
  "webhooks"
where
  "corporation_id" = $1
order by
  "id";
