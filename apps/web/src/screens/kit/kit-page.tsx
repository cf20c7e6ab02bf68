import { kitPageTexts as texts } from "#texts/da/ui/kit-page.ts";
import { BrandMark } from "#web/ui/layout/brand-mark.tsx";
import { Toasts } from "#web/ui/overlays/toasts.tsx";
import { ActionSamples } from "./action-samples.tsx";
import { ChoiceSamples } from "./choice-samples.tsx";
import { FeedbackSamples } from "./feedback-samples.tsx";
import { FieldSamples } from "./field-samples.tsx";
import { FoundationSamples } from "./foundation-samples.tsx";
import { MarkSamples } from "./mark-samples.tsx";
import { NavigationSamples } from "./navigation-samples.tsx";
import { OverlaySamples } from "./overlay-samples.tsx";
import { TableSamples } from "./table-samples.tsx";
import { TimeSamples } from "./time-samples.tsx";

/** Every control in every state, light beside dark. For development: build against it, compare with it. */
export function KitPage() {
  return (
    <>
      <main>
        <header className="kit-head">
          <span className="brand">
            <BrandMark />
          </span>
          <h1 className="h1">{texts.title}</h1>
        </header>
        <div className="kit-sides">
          <Side theme="light" />
          <Side theme="dark" />
        </div>
      </main>
      <Toasts />
    </>
  );
}

function Side({ theme }: { theme: "light" | "dark" }) {
  return (
    <section className={`kit-side theme-${theme}`} aria-label={texts.themes[theme]}>
      <h2 className="h2">{texts.themes[theme]}</h2>
      <FoundationSamples />
      <ActionSamples />
      <FieldSamples />
      <ChoiceSamples />
      <TimeSamples />
      <NavigationSamples />
      <MarkSamples />
      <FeedbackSamples />
      <OverlaySamples />
      <TableSamples theme={texts.themes[theme]} />
    </section>
  );
}
