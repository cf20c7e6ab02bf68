// What somebody who is not signed in gets at an address.

/** Paths that show the employee login where they stand, so that signing in leads on to them. */
const EMPLOYEE_PATHS = [
  /^\/editemployee$/,
  /^\/my-data$/,
  /^\/penalties$/,
  /^\/bookinginformation\/[^/]+$/,
  /^\/employee\/shifts\/[^/]+$/,
];
const CHECKOUT = /^\/checkout-employees\/[^/]+$/;

/** The public page at a path, letter case and a closing slash aside; null when there is none. */
export function findPage(
  pagePaths: Readonly<Record<string, string>>,
  pathname: string,
): { page: string; params: Record<string, string> } | null {
  const path = tidy(pathname);
  if (EMPLOYEE_PATHS.some((pattern) => pattern.test(path.toLowerCase()))) {
    return { page: "employee-login", params: { wanted: path } };
  }
  for (const [page, pattern] of Object.entries(pagePaths)) {
    const params = match(pattern, path);
    if (params) return { page, params };
  }
  return null;
}

/** Where a visitor is sent who has no business at a path: checkout to the company login, the rest to `/`. */
export function visitorRedirect(url: URL): string {
  const path = tidy(url.pathname);
  if (CHECKOUT.test(path.toLowerCase())) return `/corporationlogin?next=${encodeURIComponent(path)}`;
  return "/";
}

function tidy(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
}

function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = value;
    else if (part !== value.toLowerCase()) return null;
  }
  return params;
}
