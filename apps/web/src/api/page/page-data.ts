import type { Brand } from "#texts/da/common/brand.ts";
import type { Keeping } from "#texts/da/privacy/privacy-page.ts";

/** What every page is handed in a JSON block of its HTML: nothing secret, nothing personal. */
export interface AppConfig {
  readonly brand: Brand;
  /** The server's clock when it sent the page, in milliseconds; the browser keeps the difference. */
  readonly now: number;
  readonly facebookAppId: string | null;
  /** The address of Facebook's page for signing in; null where it is not configured. */
  readonly facebookDialog: string | null;
  readonly appleServicesId: string | null;
  readonly publicUrl: string;
  readonly keeping: Keeping;
  /** Whether employees can be sent a code that signs them in. */
  readonly codes: { readonly email: boolean; readonly phone: boolean };
  /** Outside production people can be signed in without Facebook and Apple. */
  readonly localSignIn: boolean;
  /** Of a try-out: its sign-ins, shown as buttons, and when its data was made, in milliseconds. */
  readonly demo: {
    readonly since: number;
    readonly password: string;
    readonly accounts: readonly { email: string; label: string }[];
    /** Names that employees sign in with. */
    readonly employees: readonly string[];
  } | null;
}

export interface PageData {
  readonly config: AppConfig;
  /** The public page that was rendered, null for the signed-in app. */
  readonly page: string | null;
  /** What that page was rendered from. */
  readonly props: Readonly<Record<string, unknown>>;
}

/** The element that carries the page's data; its content is no script and is never run. */
const PAGE_DATA_ID = "page-data";

export function readPageData(): PageData {
  const element = document.getElementById(PAGE_DATA_ID);
  return JSON.parse(element?.textContent ?? "null") as PageData;
}

/** What every public page is given. `props` differ by page; the server loads them. */
export interface PublicPageProps {
  readonly config: AppConfig;
  readonly props: Readonly<Record<string, unknown>>;
}
