import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { adminEmployeesTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { formatCount } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { EndlessList, ListFilters, useEndless, useNarrowed } from "#web/screens/admin/endless-list.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { EmployeeCard } from "./employee-card.tsx";
import { employeeColumns } from "./employee-columns.tsx";
import { peopleNarrowingIn } from "./people-address.ts";

const SEARCH_AFTER = 500;
const columnsOf = { with: employeeColumns(false), without: employeeColumns(true) };

/** All employees, to search and to take over. */
export function EmployeesScreen() {
  const narrowed = useNarrowed("/admin/showEmployees", peopleNarrowingIn);
  const { searchTerm, isNarrowed, narrow } = narrowed;
  const { staffType, access = "" } = narrowed.address;
  const isDeactivated = access === "without";
  const list = useEndless(
    employeeEndpoints.list,
    { searchTerm, staffType: staffType?.toString(), deactivated: isDeactivated ? "1" : undefined },
    // More than the tallest common screen shows, so that its end is not seen to go.
    { size: 25, rowsOf: ({ employees }) => employees },
  );
  const staffTypes = useApiQuery(staffTypeEndpoints.list);
  return (
    <AdminPage
      className="people-list people-list--employees"
      title={texts.title}
      actions={
        <p className="kpi">
          {texts.totalLabel} <b>{list.first ? formatCount(list.first.totalEmployees) : "–"}</b>
        </p>
      }
    >
      <ListFilters list={narrowed} search={texts.search} debounce={SEARCH_AFTER}>
        <NativeSelect
          label={texts.filter}
          placeholder={texts.allTypes}
          {...(staffTypes.isError && {
            error: texts.typesFailed,
            note: <TextButton onClick={() => void staffTypes.refetch()}>{uiTexts.retry}</TextButton>,
          })}
          options={(staffTypes.data ?? []).map(({ id, job_title, company }) => ({
            value: String(id),
            label: job_title,
            isDisabled: !company,
          }))}
          value={staffType ?? ""}
          onChange={({ target }) => narrow({ staffType: target.value })}
        />
        <NativeSelect
          label={texts.access}
          placeholder={texts.withAccess}
          options={[{ value: "without", label: texts.withoutAccess }]}
          value={access}
          onChange={({ target }) => narrow({ access: target.value })}
        />
      </ListFilters>
      <EndlessList
        label={texts.title}
        card={(employee) => <EmployeeCard employee={employee} isDeactivated={isDeactivated} />}
        columns={columnsOf[isDeactivated ? "without" : "with"]}
        list={list}
        texts={{
          loading: texts.loading,
          empty: isNarrowed ? texts.emptyNarrowed(searchTerm) : texts.empty,
          failed: adminToasts.employeesFailed,
        }}
      />
    </AdminPage>
  );
}
