import { renderToString } from "react-dom/server";
import type { PageData } from "#web/api/page/page-data.ts";
import { type PublicPageName, publicPages } from "#web/screens/public/pages.ts";

/** The HTML of a public page, as the browser will hydrate it. */
export async function renderPage(name: PublicPageName, data: PageData): Promise<string> {
  const Page = await publicPages[name].load();
  return renderToString(<Page config={data.config} props={data.props} />);
}

/** The path of every public page that has one, for the server's routing. */
export const pagePaths = Object.fromEntries(
  Object.entries(publicPages).flatMap(([name, { path }]) => (path === null ? [] : [[name, path]])),
);

/** The module of every public page, for preloading. */
export const pageModules = Object.fromEntries(
  Object.entries(publicPages).map(([name, { module }]) => [name, module]),
);
