import { Check } from "lucide-react";
import { editProfileTexts as texts } from "#texts/da/backoffice/edit-profile.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

interface EditBarProps {
  /** The id of the form that is saved. */
  form: string;
  isPending: boolean;
  onCancel: () => void;
}

/** What ends the editing of a profile, always in sight. */
export function EditBar({ form, isPending, onCancel }: EditBarProps) {
  return (
    <div className="save-bar edit-bar">
      <Button size="large" isDisabled={isPending} onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={form} variant="primary" size="large" isPending={isPending}>
        <Icon of={Check} />
        {texts.save}
      </Button>
    </div>
  );
}
