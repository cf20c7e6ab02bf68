import { corporationNotificationTexts as texts } from "#texts/da/corporation/corporation-profile.ts";
import { Switch } from "#web/ui/choices/checkbox.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import type { ProfileValues } from "./profile-values.ts";
import { useProfileForm } from "./use-profile-field.ts";

interface NotificationRow {
  row: keyof typeof texts.rows;
  email: keyof ProfileValues;
  sms?: keyof ProfileValues;
}

const rows: readonly NotificationRow[] = [
  { row: "confirmed_booking", email: "noti_confirmed_booking" },
  { row: "approved_booking", email: "noti_approved_booking" },
  { row: "stamp_out_booking", email: "noti_stamp_out_booking", sms: "sms_stamp_out_booking" },
  { row: "cancel_booking", email: "noti_cancel_booking" },
  { row: "update_booking", email: "noti_update_booking" },
];

/** What the company is told about, and how. */
export function NotificationsPart() {
  const { register } = useProfileForm();
  return (
    <Card aria-labelledby="profile-notifications">
      <table className="notifications">
        <caption className="h3" id="profile-notifications">
          {texts.title}
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{texts.channels.email}</th>
            <th scope="col">{texts.channels.sms}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, email, sms }) => (
            <tr key={row}>
              <th scope="row">{texts.rows[row]}</th>
              <td>
                <Switch isLabelHidden {...register(email)}>
                  {texts.switchName(texts.rows[row], texts.channels.email)}
                </Switch>
              </td>
              <td>
                {sms && (
                  <Switch isLabelHidden {...register(sms)}>
                    {texts.switchName(texts.rows[row], texts.channels.sms)}
                  </Switch>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
