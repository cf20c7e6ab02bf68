import type { WireEmployee } from "#contract/employees/employee.entities.ts";
import { dayOf } from "#rules/time/moment.ts";
import { adminEmployeesTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { formatPhone, fullName } from "#texts/format/contact.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { fromList } from "#web/components/frame/way-back.tsx";
import { pictureOf } from "#web/components/people/picture.ts";
import { TakeOverButton } from "#web/screens/admin/take-over-button.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import type { Column } from "#web/ui/tables/table.tsx";
import { ShowNumbersButton, useShownNumbers } from "../shown-numbers.tsx";
import { EmployeeMenu } from "./employee-menu.tsx";

const { columns } = texts;

/** Menu to 'take over', of people with access or of people without. */
export const employeeColumns = (isDeactivated: boolean): readonly Column<WireEmployee>[] => [
  {
    id: "menu",
    header: <span className="visually-hidden">{columns.menu}</span>,
    cell: (employee) => (
      <EmployeeMenu id={employee.id} name={nameOf(employee)} isDeactivated={isDeactivated} />
    ),
  },
  {
    id: "photo",
    header: columns.photo,
    cell: (employee) => <Avatar name={nameOf(employee)} src={pictureOf(employee, "100x100")} size={32} />,
  },
  { id: "id", header: columns.id, cell: ({ id }) => id, isNumber: true },
  {
    id: "first",
    header: columns.firstName,
    cell: (employee) => <PersonLink employee={employee} />,
    isRowKey: true,
  },
  { id: "last", header: columns.lastName, cell: ({ last_name }) => last_name },
  { id: "cpr", header: columns.cpr, cell: (employee) => <CprNumber employee={employee} /> },
  { id: "email", header: columns.email, cell: (employee) => <Emails employee={employee} /> },
  { id: "phone", header: columns.phone, cell: ({ phone }) => formatPhone(phone) },
  { id: "age", header: columns.age, cell: ({ age }) => age ?? commonTexts.none, isNumber: true },
  { id: "city", header: columns.city, cell: ({ city }) => city },
  {
    id: "applied",
    header: <span className="two-line">{columns.applied}</span>,
    cell: ({ nrOfAppliedShifts }) => nrOfAppliedShifts,
    isNumber: true,
  },
  {
    id: "obtained",
    header: <span className="two-line">{columns.obtained}</span>,
    cell: ({ nrOfShifts }) => nrOfShifts,
    isNumber: true,
  },
  {
    id: "created",
    header: columns.created,
    cell: ({ terms_accepted_at }) => formatDayNumeric(dayOf(Date.parse(terms_accepted_at))),
  },
  {
    id: "facebook",
    header: <span className="visually-hidden">{columns.facebook}</span>,
    cell: ({ facebook_link }) =>
      facebook_link && (
        <a href={facebook_link} target="_blank" rel="noreferrer">
          {columns.facebook}
        </a>
      ),
  },
  {
    id: "take-over",
    header: columns.takeOver,
    cell: (employee) => <TakeOverButton kind="employee" id={employee.id} name={nameOf(employee)} />,
  },
];

/** Dots, and the press that shows the number. */
function CprNumber({ employee }: { employee: WireEmployee }) {
  const shown = useShownNumbers(employee);
  if (employee.cpr_nr === "") return commonTexts.none;
  return (
    <span className="nowrap">
      {shown.numbers.cpr_nr} <ShowNumbersButton shown={shown} name={nameOf(employee)} />
    </span>
  );
}

/** Both addresses: the one that signs in, and the one to write to. */
function Emails({ employee: { login_email, email } }: { employee: WireEmployee }) {
  return (
    <span className="emails">
      <span>
        <span className="dim">{texts.loginEmail}</span> {login_email || commonTexts.none}
      </span>
      <span>
        <span className="dim">{texts.contactEmail}</span> {email || commonTexts.none}
      </span>
    </span>
  );
}

export function nameOf({ first_name, last_name }: WireEmployee): string {
  return fullName(first_name, last_name);
}

/** Leads to the person's page. */
export function PersonLink({ employee, children }: { employee: WireEmployee; children?: string }) {
  return (
    <ScreenLink
      className="list-link"
      to="/admin/employees/$employeeId"
      params={{ employeeId: String(employee.id) }}
      state={fromList}
    >
      {children ?? (employee.first_name || nameOf(employee) || employee.id)}
    </ScreenLink>
  );
}
