import { Plus } from "lucide-react";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LogoButton } from "./logo-button.tsx";

/** Logo, name, tagline, and the way to a new booking. */
export function HomeHead() {
  const { corporation } = useCorporation();
  return (
    <header className="page-head home-head">
      <LogoButton corporation={corporation} />
      <div>
        <h1 className="h1">{corporation.name}</h1>
        <p className="dim">{texts.tagline}</p>
      </div>
      <LinkButton variant="primary" size="large" isCaps className="push" href="/newBooking">
        <Icon of={Plus} />
        {texts.book}
      </LinkButton>
    </header>
  );
}
