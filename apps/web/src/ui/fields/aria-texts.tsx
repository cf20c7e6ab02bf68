import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { Icon } from "#web/ui/icon.tsx";

/** The label of a React Aria field, which finds its control by itself. */
export function AriaLabel({ label, note }: { label: ReactNode; note?: ReactNode }) {
  return (
    <span className="label">
      <Label>{label}</Label>
      {note && <span className="optional">{note}</span>}
    </span>
  );
}

/** The sentences under a React Aria field. The field itself must be `isInvalid` for the error to show. */
export function AriaHelp({ hint, error }: { hint?: ReactNode; error?: string }) {
  return (
    <>
      {hint && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      {error && (
        <FieldError className="error-text">
          <Icon of={CircleAlert} size={16} />
          {error}
        </FieldError>
      )}
    </>
  );
}
