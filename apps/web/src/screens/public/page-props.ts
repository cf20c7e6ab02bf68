import type { AppConfig } from "#web/api/page/page-data.ts";

/** What every public page is given. `props` differ by page; the server loads them. */
export interface PublicPageProps {
  readonly config: AppConfig;
  readonly props: Readonly<Record<string, unknown>>;
}
