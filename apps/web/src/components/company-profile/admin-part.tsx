import { useController } from "react-hook-form";
import { corporationProfileTexts } from "#texts/da/corporation/corporation-profile.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { useProfileField, useProfileForm } from "./use-profile-field.ts";

const texts = corporationProfileTexts.admin;

/** What admins agree with the company: approval, and a message to its staff. */
export function AdminPart() {
  const { control } = useProfileForm();
  const { field: privileged } = useController({ control, name: "is_privileged_user" });
  return (
    <Card className="stack" aria-labelledby="profile-admin">
      <h2 className="h3" id="profile-admin">
        {texts.title}
      </h2>
      {/* The flag says the opposite: a privileged company's bookings are approved at once. */}
      <Checkbox
        name={privileged.name}
        checked={!privileged.value}
        onChange={({ target }) => privileged.onChange(!target.checked)}
      >
        {texts.approveAll}
      </Checkbox>
      <TextArea label={texts.message} rows={3} maxLength={1000} {...useProfileField("admin_message")} />
    </Card>
  );
}
