import { Plus } from "lucide-react";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
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
      <ScreenButton variant="primary" size="large" isCaps className="push" to="/newBooking">
        <Icon of={Plus} />
        {texts.book}
      </ScreenButton>
    </header>
  );
}
