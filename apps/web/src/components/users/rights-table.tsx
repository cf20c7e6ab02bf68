import { Check, Minus } from "lucide-react";
import { userTexts as texts } from "#texts/da/users/users.ts";
import { Icon } from "#web/ui/icon.tsx";
import { TableFrame } from "#web/ui/tables/table-frame.tsx";

interface RightsTableProps<Role extends string, Task extends string> {
  roles: readonly Role[];
  roleName: (role: Role) => string;
  /** The tasks in their order, each with its name. */
  tasks: readonly (readonly [Task, string])[];
  mayDo: (role: Role, task: Task) => boolean;
}

/** What each role may do. */
export function RightsTable<Role extends string, Task extends string>({
  roles,
  roleName,
  tasks,
  mayDo,
}: RightsTableProps<Role, Task>) {
  return (
    <section className="stack stack--tight">
      <h2 className="h3">{texts.rights}</h2>
      <TableFrame label={texts.rights}>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {roleName(role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tasks.map(([task, name]) => (
            <tr key={task}>
              <th scope="row">{name}</th>
              {roles.map((role) => (
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
