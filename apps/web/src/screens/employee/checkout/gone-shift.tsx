import { employeeCheckoutTexts as texts } from "#texts/da/employee/employee-checkout.ts";
import { StateHead } from "#web/components/feedback/state-head.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";

/** A shift that a link led to and that is not this person's any more, or never was. */
export function GoneShift() {
  return (
    <main className="emp emp--checkout state">
      <StateHead title={texts.gone}>
        <p>{texts.goneText}</p>
      </StateHead>
      <ScreenButton isWide variant="primary" to="/history">
        {texts.history}
      </ScreenButton>
    </main>
  );
}
