import type { WireEmployee } from "#contract/employees/employee.entities.ts";
import { adminEmployeesTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import { pictureOf } from "#web/components/people/picture.ts";
import { TakeOverButton } from "#web/screens/admin/take-over-button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { nameOf, PersonLink } from "./employee-columns.tsx";
import { EmployeeMenu } from "./employee-menu.tsx";

interface EmployeeCardProps {
  employee: WireEmployee;
  isDeactivated: boolean;
}

/** A person on a phone: who, whether something stands in the way, how to reach them, and what can be done. */
export function EmployeeCard({ employee, isDeactivated }: EmployeeCardProps) {
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
