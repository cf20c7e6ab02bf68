import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import type { WireEmployee } from "#contract/employees/employee.entities.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { adminEmployeesTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { invitationTexts } from "#texts/da/admin/people/invitations.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { personFitnessTexts } from "#texts/da/fitness/office.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import { formatCount } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { usePages } from "#web/api/calls/pages.ts";
import { pictureOf } from "#web/components/people/picture.ts";
import { EndlessList, ListFilters, useNarrowed } from "#web/screens/admin/endless-list.tsx";
import { TakeOverButton } from "#web/screens/admin/take-over-button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { PeoplePage } from "../people-page.tsx";
import { employeeColumns, nameOf, PersonLink } from "./employee-columns.tsx";
import { EmployeeMenu } from "./employee-menu.tsx";
import { peopleNarrowingIn } from "./people-address.ts";

const SEARCH_AFTER = 500;
const columnsOf = { with: employeeColumns(false), without: employeeColumns(true) };

/** All employees, to search and to take over. */
export function EmployeesScreen() {
  const narrowed = useNarrowed("/admin/showEmployees", peopleNarrowingIn);
  const { searchTerm, isNarrowed, narrow } = narrowed;
  const { staffType, access = "", right } = narrowed.address;
  const isDeactivated = access === "without";
  const list = usePages(
    employeeEndpoints.list,
    {
      query: {
        searchTerm,
        staffType: staffType?.toString(),
        deactivated: isDeactivated ? "1" : undefined,
        right,
      },
    },
    // More than the tallest common screen shows, so that its end is not seen to go.
    { size: 25, rowsOf: ({ employees }) => employees, staysFilled: true },
  );
  const staffTypes = useApiQuery(staffTypeEndpoints.list);
  return (
    <PeoplePage
      className="people-list people-list--employees"
      status={
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
        <NativeSelect
          label={personFitnessTexts.filter}
          placeholder={personFitnessTexts.all}
          options={[{ value: "not_stated", label: personFitnessTexts.notStated }]}
          value={right ?? ""}
          onChange={({ target }) => narrow({ right: target.value })}
        />
      </ListFilters>
      <EndlessList
        label={texts.title}
        card={(employee) => <EmployeeCard employee={employee} isDeactivated={isDeactivated} />}
        columns={columnsOf[isDeactivated ? "without" : "with"]}
        list={list}
        texts={{
          loading: texts.loading,
          empty: isNarrowed ? texts.emptyNarrowed(searchTerm) : invitationTexts.emptyEmployees,
          failed: adminToasts.employeesFailed,
        }}
      />
    </PeoplePage>
  );
}

interface EmployeeCardProps {
  employee: WireEmployee;
  isDeactivated: boolean;
}

/** A person on a phone: who, whether something stands in the way, how to reach them, and what can be done. */
function EmployeeCard({ employee, isDeactivated }: EmployeeCardProps) {
  const { id, cpr_nr, city, age, phone, nrOfAppliedShifts, nrOfShifts } = employee;
  const name = nameOf(employee);
  return (
    <>
      <div className="row">
        <Avatar name={name} src={pictureOf(employee, "100x100")} size={40} />
        <span className="booking-row-what">
          <PersonLink employee={employee}>{name || String(id)}</PersonLink>
          <span className="small dim">{texts.from(city, age)}</span>
        </span>
      </div>
      <p className="small dim company-contact">
        <span>{texts.jobs(nrOfShifts, nrOfAppliedShifts)}</span>
        {phone && (
          <a className="nowrap" href={phoneLink(phone)}>
            {formatPhone(phone)}
          </a>
        )}
      </p>
      {(isDeactivated || !cpr_nr) && (
        <div className="booking-row-states">
          {isDeactivated && <Status tone="brick">{texts.isDeactivated}</Status>}
          {!cpr_nr && <Status tone="amber">{texts.lacksCpr}</Status>}
        </div>
      )}
      <div className="booking-row-acts">
        <TakeOverButton kind="employee" id={id} name={name} />
        <EmployeeMenu id={id} name={name} isDeactivated={isDeactivated} />
      </div>
    </>
  );
}
