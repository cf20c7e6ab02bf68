import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon.tsx";

interface FieldHelpProps {
  /** The id of the control; the sentences get ids made from it. */
  controlId: string;
  hint?: ReactNode;
  error?: string;
}

/** The sentences under a control: help first, then why its value is refused. */
export function FieldHelp({ controlId, hint, error }: FieldHelpProps) {
  return (
    <>
      {hint && (
        <p className="hint" id={hintId(controlId)}>
          {hint}
        </p>
      )}
      {error && <ErrorText id={errorId(controlId)}>{error}</ErrorText>}
    </>
  );
}

/** The `aria-describedby` of a control whose sentences `FieldHelp` draws. */
export function describedBy({ controlId, hint, error }: FieldHelpProps): string | undefined {
  const ids = [hint ? hintId(controlId) : "", error ? errorId(controlId) : ""].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

const hintId = (controlId: string) => `${controlId}-hint`;
const errorId = (controlId: string) => `${controlId}-error`;

/** Why a value is refused, with the icon that lets it stand without colour. */
export function ErrorText({ id, children }: { id?: string; children: string }) {
  return (
    <p className="error-text" id={id}>
      <Icon of={CircleAlert} size={16} />
      {children}
    </p>
  );
}
