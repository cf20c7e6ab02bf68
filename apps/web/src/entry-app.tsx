import { createRoot } from "react-dom/client";
import { readPageData } from "#web/client/page-data.ts";
import { setServerClock } from "#web/client/server-clock.ts";
import "./styles/app.css";

const data = readPageData();
setServerClock(data.config.now);

async function start(): Promise<void> {
  if (!globalThis.Temporal) await import("temporal-polyfill/global");
  const root = createRoot(document.getElementById("root") as HTMLElement);
  if (location.pathname.toLowerCase() === "/kit") {
    const { KitPage } = await import("#web/screens/kit/kit-page.tsx");
    root.render(<KitPage />);
    return;
  }
  const { App } = await import("#web/app.tsx");
  root.render(<App config={data.config} />);
}

void start();
