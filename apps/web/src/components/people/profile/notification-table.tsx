import { useFormContext } from "react-hook-form";
import { employeeNotificationTexts as texts } from "#texts/da/employee/employee-profile.ts";
import { Switch } from "#web/ui/choices/checkbox.tsx";
import { type AccountValues, notificationRows } from "./account-values.ts";

/** What to be told about, by e-mail, by SMS and on the phone. */
export function NotificationTable() {
  const { register } = useFormContext<AccountValues>();
  return (
    <table className="notifications notifications--three">
      <caption className="visually-hidden">{texts.title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.channels.email}</th>
          <th scope="col">{texts.channels.sms}</th>
          <th scope="col">{texts.channels.push}</th>
        </tr>
      </thead>
      <tbody>
        {notificationRows.map((entry) => (
          <tr key={entry.row}>
            <th scope="row">{texts.rows[entry.row]}</th>
            <td>
              {"email" in entry && (
                <Switch isLabelHidden {...register(entry.email)}>
                  {texts.switchName(texts.rows[entry.row], texts.channels.email)}
                </Switch>
              )}
            </td>
            <td>
              {"sms" in entry && (
                <Switch isLabelHidden {...register(entry.sms)}>
                  {texts.switchName(texts.rows[entry.row], texts.channels.sms)}
                </Switch>
              )}
            </td>
            <td>
              <Switch isLabelHidden {...register(entry.push)}>
                {texts.switchName(texts.rows[entry.row], texts.channels.push)}
              </Switch>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
