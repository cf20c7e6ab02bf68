-- settings.acceptancesOfCompany
select
  "id"
from
  "corporations"
where
  "id" = $1;

-- settings.acceptancesOfPerson
select
  "id"
from
  "employees"
where
  "id" = $1;

-- settings.companyAcceptances, settings.acceptancesOfCompany
select
  "id",
  "text_id",
  "accepted_at",
  "given_with",
  "booking_id",
  "admin_id"
from
  "acceptances"
where
  "corporation_id" = $1
order by
  "accepted_at" desc,
  "id" desc
limit
  $2;

-- settings.contractText
select distinct
  on ("kind") "id",
  "kind",
  "valid_from",
  "sections"
from
  "contract_texts"
where
  "withdrawn_at" is null
  and "valid_from" <= $1
  and (
    "valid_from" <= $2
    or "told_at" is not null
  )
order by
  "kind",
  "valid_from" desc;

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

-- settings.officeTexts
select
  "t".*,
  (
    select
      coalesce(nullif(contact_person, ''), name)
    from
      corporations
    where
      id = "t"."created_by"
  ) as "created_name",
  (
    select
      coalesce(nullif(contact_person, ''), name)
    from
      corporations
    where
      id = "t"."withdrawn_by"
  ) as "withdrawn_name"
from
  "contract_texts" as "t"
order by
  "t"."valid_from" desc,
  "t"."id" desc;

-- settings.ownAcceptances, settings.acceptancesOfPerson
select
  "id",
  "text_id",
  "accepted_at",
  "given_with",
  "booking_id",
  "admin_id"
from
  "acceptances"
where
  "employee_id" = $1
order by
  "accepted_at" desc,
  "id" desc
limit
  $2;

-- settings.smsTemplates
select
  "key",
  "template_content"
from
  "sms_templates";

-- settings.staffWages
select
  "w".*,
  (
    select
      coalesce(nullif(contact_person, ''), name)
    from
      corporations
    where
      id = "w"."created_by"
  ) as "created_name",
  (
    select
      coalesce(nullif(contact_person, ''), name)
    from
      corporations
    where
      id = "w"."withdrawn_by"
  ) as "withdrawn_name"
from
  "staff_type_wages" as "w"
where
  "w"."staff_type_id" = $1
order by
  "w"."valid_from" desc,
  "w"."id" desc;

-- settings.staffWages
select
  b.id,
  b.date,
  c.name as company,
  b.hourly_wage,
  w.lowest_wage,
  count(*) over ()::int as count
from
  bookings b
  join corporations c on c.id = b.corporation_id
  cross join lateral (
    select
      lowest_wage
    from
      staff_type_wages
    where
      staff_type_id = b.staff_type_id
      and valid_from <= b.date
      and withdrawn_at is null
    order by
      valid_from desc
    limit
      1
  ) w
where
  b.staff_type_id = $1
  and b.status <> 'cancelled'
  and b.starts_at > $2
  and b.hourly_wage < w.lowest_wage
order by
  b.starts_at,
  b.id
limit
  100;

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

-- settings.wageAgreements
select
  id,
  date,
  company,
  agreement_id,
  count
from
  (
    select
      b.id,
      b.date,
      c.name as company,
      a.id as agreement_id,
      count(*) over (
        partition by
          a.id
      )::int as count,
      row_number() over (
        partition by
          a.id
        order by
          b.starts_at,
          b.id
      ) as place
    from
      bookings b
      join corporations c on c.id = b.corporation_id
      join wage_agreements a on a.id = c.wage_agreement_id
      or (
        c.wage_agreement_choice = 'default'
        and a.is_default
      )
      cross join lateral (
        select
          content
        from
          wage_agreement_versions
        where
          agreement_id = a.id
          and valid_from <= b.date
          and withdrawn_at is null
        order by
          valid_from desc
        limit
          1
      ) v
    where
      b.status <> 'cancelled'
      and b.starts_at > $1
      and case jsonb_typeof(b.agreement)
        when 'object' then b.agreement - 'name'
        else '{}'
      end <> v.content
  ) found
where
  place <= 20
order by
  agreement_id,
  place;
