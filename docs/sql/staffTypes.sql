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

-- staffTypes.skillDetail
select
  *
from
  "staff_types"
where
  "id" = $1;
