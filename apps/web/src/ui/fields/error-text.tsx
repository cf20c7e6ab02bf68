import { CircleAlert } from "lucide-react";
import { Icon } from "#web/ui/icon.tsx";

/** Why a value is refused, with the icon that lets it stand without colour. */
export function ErrorText({ id, children }: { id?: string; children: string }) {
  return (
    <p className="error-text" id={id}>
      <Icon of={CircleAlert} size={16} />
      {children}
    </p>
  );
}
