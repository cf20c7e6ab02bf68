import { useNavigate, useSearch } from "@tanstack/react-router";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/endpoints.ts";
import { adminEmployeesTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatCount } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { EndlessList, useEndless } from "#web/screens/admin/endless-list.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { EmployeeCard } from "./employee-card.tsx";
import { employeeColumns } from "./employee-columns.tsx";
import { type PeopleNarrowing, peopleNarrowingIn } from "./people-address.ts";

const SEARCH_AFTER = 500;
const columnsOf = { with: employeeColumns(false), without: employeeColumns(true) };

/** All employees, to search and to take over. */
export function EmployeesScreen() {
  const typed = useSearch({ strict: false });
  const address = { q: typed.q, ...peopleNarrowingIn(typed) };
  const { q: searchTerm = "", staffType, access = "" } = address;
  const navigate = useNavigate();
  const isDeactivated = access === "without";
  const list = useEndless(
    employeeEndpoints.list,
    { searchTerm, staffType: staffType?.toString(), deactivated: isDeactivated ? "1" : undefined },
    // More than the tallest common screen shows, so that its end is not seen to go.
    { size: 25, rowsOf: ({ employees }) => employees },
  );
  const staffTypes = useApiQuery(staffTypeEndpoints.list);
  const isNarrowed = Object.values(address).some((part) => part !== undefined);

  function show(search: PeopleNarrowing & { q?: string | undefined }) {
    void navigate({ to: "/admin/showEmployees", search, replace: true, resetScroll: false });
  }

  return (
    <AdminPage
      className="people-list"
      title={texts.title}
      actions={
        <p className="kpi">
          {texts.totalLabel} <b>{list.first ? formatCount(list.first.totalEmployees) : "–"}</b>
        </p>
      }
    >
      <div className="row row--wrap list-filters">
        <SearchField
          label={texts.search}
          debounce={SEARCH_AFTER}
          defaultValue={searchTerm}
          onSearch={(q) => show({ ...address, q: q || undefined })}
        />
        <NativeSelect
          label={texts.filter}
          placeholder={texts.allTypes}
          options={(staffTypes.data ?? []).map(({ id, job_title, company }) => ({
            value: String(id),
            label: job_title,
            isDisabled: !company,
          }))}
          value={staffType ?? ""}
          onChange={({ target }) => show({ ...address, staffType: Number(target.value) || undefined })}
        />
        <NativeSelect
          label={texts.access}
          placeholder={texts.withAccess}
          options={[{ value: "without", label: texts.withoutAccess }]}
          value={access}
          onChange={({ target }) =>
            show({ ...address, access: target.value === "without" ? "without" : undefined })
          }
        />
      </div>
      {isNarrowed && (
        <p className="list-count">
          <TextButton onClick={() => show({})}>{commonTexts.reset}</TextButton>
        </p>
      )}
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
