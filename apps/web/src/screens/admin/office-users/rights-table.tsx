import { Check, Minus } from "lucide-react";
import { mayDo, officeRoles } from "#rules/people/security/office-roles.ts";
import { taskNames, officeUserTexts as texts } from "#texts/da/backoffice/office-users.ts";
import { officeRoleNames } from "#texts/da/common/office-roles.ts";
import { Icon } from "#web/ui/icon.tsx";
import { TableFrame } from "#web/ui/tables/table-frame.tsx";

/** What each role may do. */
export function RightsTable() {
  return (
    <section className="stack stack--tight">
      <h2 className="h3">{texts.rights}</h2>
      <TableFrame label={texts.rights}>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            {officeRoles.map((role) => (
              <th key={role} scope="col">
                {officeRoleNames[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {taskNames.map(([task, name]) => (
            <tr key={task}>
              <th scope="row">{name}</th>
              {officeRoles.map((role) => (
                <td key={role}>
                  <Icon of={mayDo(role, task) ? Check : Minus} size={16} />
                  <span className="visually-hidden">{mayDo(role, task) ? texts.yes : texts.no}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </section>
  );
}
