import { corporationNotificationTexts as texts } from "#texts/da/corporation/corporation-profile.ts";
import { Switch } from "#web/ui/choices/checkbox.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import type { ProfileValues } from "./profile-values.ts";
import { useProfileForm } from "./use-profile-field.ts";

interface NotificationRow {
  row: keyof typeof texts.rows;
  /** Null for what is always told by e-mail. */
  email: keyof ProfileValues | null;
  sms?: keyof ProfileValues;
}

const rows: readonly NotificationRow[] = [
  { row: "confirmed_booking", email: "noti_confirmed_booking" },
  { row: "approved_booking", email: "noti_approved_booking" },
  { row: "stamp_out_booking", email: "noti_stamp_out_booking", sms: "sms_stamp_out_booking" },
  { row: "cancel_booking", email: "noti_cancel_booking" },
  { row: "update_booking", email: "noti_update_booking" },
  { row: "applicants_booking", email: "noti_applicants_booking", sms: "sms_applicants_booking" },
  { row: "unfilled_booking", email: null, sms: "sms_unfilled_booking" },
  { row: "not_ready_booking", email: "noti_not_ready_booking", sms: "sms_not_ready_booking" },
  { row: "rejected_booking", email: null, sms: "sms_rejected_booking" },
  { row: "prepayment_booking", email: "noti_prepayment_booking" },
  { row: "invoice_booking", email: "noti_invoice_booking" },
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
                {email === null ? (
                  <span className="small dim">{texts.always}</span>
                ) : (
                  <Switch isLabelHidden {...register(email)}>
                    {texts.switchName(texts.rows[row], texts.channels.email)}
                  </Switch>
                )}
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
