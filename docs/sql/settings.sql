-- settings.globalMessage
select
  "global_message"
from
  "global_settings";

-- settings.globalMessage
select
  "v"."id",
  "v"."valid_from",
  "v"."content",
  "a"."name"
from
  "wage_agreement_versions" as "v"
  inner join "wage_agreements" as "a" on "a"."id" = "v"."agreement_id"
where
  "v"."withdrawn_at" is null
  and "a"."is_default" = $1
order by
  "v"."valid_from";

-- settings.officeSettings
select
  "approve_profiles"
from
  "global_settings";

-- settings.smsTemplates
select
  "key",
  "template_content"
from
  "sms_templates";

-- settings.wageAgreements
select
  "id",
  "name",
  "is_default"
from
  "wage_agreements"
order by
  "name",
  "id";

-- settings.wageAgreements
select
  "id",
  "name",
  "wage_agreement_id"
from
  "corporations"
where
  "wage_agreement_id" is not null
order by
  "name",
  "id";

-- settings.wageAgreements
select
  "v".*,
  (
    select
      coalesce(nullif(contact_person, ''), name)
    from
      corporations
    where
      id = "v"."created_by"
  ) as "created_name",
  (
    select
      coalesce(nullif(contact_person, ''), name)
    from
      corporations
    where
      id = "v"."withdrawn_by"
  ) as "withdrawn_name"
from
  "wage_agreement_versions" as "v"
order by
  "v"."valid_from" desc,
  "v"."id" desc;
