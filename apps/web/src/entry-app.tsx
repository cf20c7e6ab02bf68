import { createRoot } from "react-dom/client";
import { commonTexts, errorHelp } from "#texts/da/common/common.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { watchInstallOffer } from "#web/api/page/install.ts";
import { readPageData } from "#web/api/page/page-data.ts";
import { setServerClock } from "#web/api/page/server-clock.ts";
import { CodeUnavailable, leaveStaleBuild } from "#web/api/page/stale-build.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { speakDanish } from "#web/ui/foundation/speak-danish.ts";
import "./styles/app.css";

const data = readPageData();
setServerClock(data.config.now);
speakDanish();
watchInstallOffer();

async function start(): Promise<void> {
  if (!globalThis.Temporal) await import("temporal-polyfill/global");
  const root = createRoot(document.getElementById("root") as HTMLElement, {
    // Code that cannot be fetched is told on the page, and is no error of it.
    onCaughtError: (error) => error instanceof CodeUnavailable || console.error(error),
  });
  if (location.pathname.toLowerCase() === "/kit") {
    const { KitPage } = await import("#web/screens/kit/kit-page.tsx");
    root.render(<KitPage />);
    return;
  }
  const app = await import("#web/app.tsx").catch(() => null);
  if (app) return root.render(<app.App config={data.config} />);
  if (await leaveStaleBuild()) return;
  root.render(
    <ErrorState title={commonTexts.errorTitle} onRetry={() => location.reload()}>
      {errorHelp(formatPhone(data.config.brand.supportPhone))}
    </ErrorState>,
  );
}

void start();
