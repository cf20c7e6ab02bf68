// What somebody gets at an address: the app, a public page, or another address.

/** Both are without any secret: who is signed in, and whose phone it is. */
const HINT_COOKIE = /(?:^|;\s*)(?:__Host-)?vagtklar_session=(corporation|employee)/;
const PHONE_COOKIE = /(?:^|;\s*)(?:__Host-)?vagtklar_phone=employee/;

/** Public pages that are the same for who is signed in: a mailed link, or the footer, may be opened beside an open session. */
const PAGES_FOR_ALL = ["confirm-email", "unsubscribe", "trade-terms", "employee-agreement"];

/** Paths that show the employee login where they stand, so that signing in leads on to them. */
const EMPLOYEE_PATHS = [
  /^\/editemployee$/,
  /^\/my-data$/,
  /^\/penalties$/,
  /^\/history$/,
  /^\/pay$/,
  /^\/bookinginformation\/[^/]+$/,
  /^\/employee\/shifts\/[^/]+$/,
];
/** Paths that a company's mail leads to, and that the company's login leads back to. */
const COMPANY_PATHS = [/^\/checkout-employees\/[^/]+$/, /^\/invoices$/];

/** Whoever goes on from the front page, or comes back to what was written, gets the booking form: `/?booking`. */
const BOOKING = "booking";

interface FoundPage {
  readonly page: string;
  readonly params: Record<string, string>;
}

/**
 * What is sent for an address. An employee's phone starts (`isStart`: by a link, an address or the icon) with the
 * employee's login; whoever comes from a page of ours wants the front page itself.
 */
export function answerTo(
  pagePaths: Readonly<Record<string, string>>,
  url: URL,
  visitor: { readonly cookie: string; readonly isStart: boolean },
): "app" | FoundPage | { readonly redirect: string } {
  const found = findPage(pagePaths, url.pathname, url.search);
  const isForAll = found !== null && PAGES_FOR_ALL.includes(found.page);
  if (HINT_COOKIE.test(visitor.cookie) && !isForAll) return "app";
  if (url.pathname.toLowerCase() === "/kit") return "app";
  if (found?.page !== "home") return found ?? { redirect: visitorRedirect(url) };
  const isOwnStart = visitor.isStart && url.search === "" && PHONE_COOKIE.test(visitor.cookie);
  if (isForEmployee(url) || isOwnStart) return { redirect: "/employeelogin" };
  return url.searchParams.has(BOOKING) ? { ...found, page: "booking" } : found;
}

/** Whether the app is to show the home of an employee, as far as the hint tells. */
export function isEmployeeHome(url: URL, cookie: string): boolean {
  return url.pathname === "/" && HINT_COOKIE.exec(cookie)?.[1] === "employee";
}

/**
 * The public page at a path, letter case and a closing slash aside; null when there is none. Where an employee signs in
 * on the way, `wanted` keeps what the address carries, such as scanned digits.
 */
export function findPage(
  pagePaths: Readonly<Record<string, string>>,
  pathname: string,
  search = "",
): FoundPage | null {
  const path = tidy(pathname);
  if (EMPLOYEE_PATHS.some((pattern) => pattern.test(path.toLowerCase()))) {
    return { page: "employee-login", params: { wanted: `${path}${carried(search)}` } };
  }
  for (const [page, pattern] of Object.entries(pagePaths)) {
    const params = match(pattern, path);
    if (params) return { page, params };
  }
  return null;
}

/**
 * Where a visitor is sent who has no business at a path: what a message to an employee leads to (`?as=employee`) to the
 * employee's login and back, other checkouts and invoices to the company's, the rest to `/`.
 */
export function visitorRedirect(url: URL): string {
  const path = tidy(url.pathname);
  if (isForEmployee(url)) return `/employeelogin?next=${encodeURIComponent(path)}`;
  if (!COMPANY_PATHS.some((pattern) => pattern.test(path.toLowerCase()))) return "/";
  return `/corporationlogin?next=${encodeURIComponent(path + carried(url.search))}`;
}

/** What an address carries besides whom it was written to. */
function carried(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("as");
  return params.size === 0 ? "" : `?${params}`;
}

/** Whether the link was written to an employee. */
function isForEmployee(url: URL): boolean {
  return url.searchParams.get("as") === "employee";
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
