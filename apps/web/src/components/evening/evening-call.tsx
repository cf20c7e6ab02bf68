import { Phone } from "lucide-react";
import { eveningTexts as texts } from "#texts/da/corporation/evening.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** Calls somebody in one press. */
export function EveningCall({ name, phone, isUrgent }: { name: string; phone: string; isUrgent?: boolean }) {
  return (
    <LinkButton
      isIconOnly
      variant={isUrgent ? "primary" : undefined}
      className="eve-call"
      href={phoneLink(phone)}
      aria-label={texts.call(name, formatPhone(phone))}
    >
      <Icon of={Phone} />
    </LinkButton>
  );
}
