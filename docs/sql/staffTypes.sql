-- staffTypes.drafts
select
  *
from
  "staff_type_drafts"
order by
  "saved_at" desc,
  "id" desc;

-- staffTypes.list
select
  "id",
  "job_title",
  "worker",
  "company",
  "billy_id"
from
  "staff_types"
order by
  danish_order (job_title);

-- staffTypes.list
select
  "id",
  "staff_type_id",
  "valid_from",
  "default_wage",
  "lowest_wage"
from
  "staff_type_wages"
where
  "withdrawn_at" is null
order by
  "valid_from";
