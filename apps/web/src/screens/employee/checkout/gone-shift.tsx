import { CalendarX2 } from "lucide-react";
import { employeeCheckoutTexts as texts } from "#texts/da/employee/employee-checkout.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** A shift that a link led to and that is not this person's any more, or never was. */
export function GoneShift() {
  return (
    <main className="emp emp--checkout state">
      <header className="state-head">
        <span className="state-ic" aria-hidden="true">
          <Icon of={CalendarX2} size={22} />
        </span>
        <h1 className="h2">{texts.gone}</h1>
        <p>{texts.goneText}</p>
      </header>
      <ScreenButton isWide variant="primary" to="/history">
        {texts.history}
      </ScreenButton>
    </main>
  );
}
