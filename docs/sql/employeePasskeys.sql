-- employeePasskeys.list
select
  *
from
  "passkeys"
where
  "employee_id" = $1
order by
  "id";
