import { reportReached } from "#web/api/offline/connection.ts";

const KEY = "vagtklar-left-build";

/** Code that could not be fetched: without a connection, or because a newer build has replaced the one that runs. */
export class CodeUnavailable extends Error {
  /** Fetches it again. */
  readonly load: () => Promise<unknown>;

  constructor(load: () => Promise<unknown>, cause: unknown) {
    super("the code could not be fetched", { cause });
    this.load = load;
  }
}

/**
 * Loads this address anew when a newer build has replaced the one that runs here, whose code the server has no more. Each build is left once at most, so that nothing loads for ever. False where the page stays as it is.
 */
export async function leaveStaleBuild(): Promise<boolean> {
  const own = ownEntry();
  if (!own || sessionStorage.getItem(KEY) === own) return false;
  const page = await pageOfServer();
  if (page === null || page.includes(own)) return false;
  sessionStorage.setItem(KEY, own);
  location.reload();
  return true;
}

/** Whether the server answers with this page: without it a reload would end on the browser's own error. */
export async function isServerThere(): Promise<boolean> {
  return (await pageOfServer()) !== null;
}

/** The script of this build as its page names it. */
function ownEntry(): string | null {
  return document.querySelector('script[type="module"]')?.getAttribute("src") ?? null;
}

async function pageOfServer(): Promise<string | null> {
  try {
    const response = await fetch(location.href, {
      cache: "no-store",
      headers: { accept: "text/html" },
      signal: AbortSignal.timeout(10_000),
    });
    reportReached(true);
    return response.ok ? await response.text() : null;
  } catch {
    reportReached(false);
    return null;
  }
}
