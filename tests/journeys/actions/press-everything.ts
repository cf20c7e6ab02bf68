import type { Locator, Page, Request, Response, Route } from "playwright-core";
import { allEndpoints } from "#contract/all-endpoints.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { mayDo, type OfficeRole } from "#rules/people/security/office-roles.ts";
import { mayOpen } from "#web/components/frame/office/office-pages.ts";

const PRESSABLE =
  "button:not([aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-disabled=true]):visible:enabled, [role=switch]:visible:enabled, input[type=checkbox]:visible:enabled, summary:visible";
/** Presses that leave things as they are, wherever they stand. */
const HARMLESS = /^(Annuller|Luk|Tilbage|Fortryd|Nej|Behold|Udskriv)/;

/** What a role was shown that it may not do or that does nothing, by the page and the press that led there. */
interface Presses {
  /** Calls that the role may not make, and links to pages that it may not open. */
  readonly forbidden: string[];
  /** Presses after which the page is as it was, and nothing was called. */
  readonly silent: string[];
  /** Calls that change something which the role may make. */
  readonly allowed: Set<string>;
}

/**
 * Presses whatever can be pressed on each of the pages, and in the dialogs and menus that open, once for each label, as
 * an office user of a role. Nothing is changed: calls that write are answered in the server's place. What is found is
 * printed at once.
 */
export async function pressEverything(
  page: Page,
  role: OfficeRole,
  paths: readonly string[],
): Promise<Presses> {
  const presses: Presses = { forbidden: [], silent: [], allowed: new Set() };
  let where = "";
  const find = (what: "forbidden" | "silent", found: string) => {
    console.error(`${role}: ${what}: ${found}`);
    presses[what].push(found);
  };
  let effects = 0;
  const onEffect = () => {
    effects += 1;
  };
  const onRequest = (request: Request) => {
    const row = rowOf(request);
    if (!row) return;
    onEffect();
    const name = `${row.method} ${row.path}`;
    if (row.roles && !mayDo(role, row.roles)) find("forbidden", `${where}: ${name}`);
    else if (isWriting(row)) presses.allowed.add(name);
  };
  const refuse = async (route: Route) => {
    const row = rowOf(route.request());
    if (!row || !isWriting(row)) return route.fallback();
    await route.fulfill({ status: 409, json: { status: "error", code: "not_found", message: "Prøve" } });
  };
  const pressAt = async ({ at }: Press) => {
    const [before, made] = [await stateOf(page), effects];
    await press(at);
    // What opens may have to be fetched first.
    for (let waited = 0; waited < 20; waited += 1) {
      if (effects !== made || (await stateOf(page)) !== before) return;
      await page.waitForTimeout(150);
    }
    find("silent", where);
  };
  const onResponse = (response: Response) => {
    if (response.status() === 403) find("forbidden", `${where}: 403 of ${new URL(response.url()).pathname}`);
  };
  page.on("request", onRequest).on("response", onResponse);
  page.on("filechooser", onEffect).on("download", onEffect).on("popup", onEffect);
  await page.route("**/api/**", refuse);
  for (const path of paths) {
    const pressed = new Set<string>();
    where = path;
    console.error(`${role}: ${path}`);
    await open(page, path);
    for (const to of await closedWays(page, role)) find("forbidden", `${path}: leads to ${to}`);
    for (;;) {
      const next = await unpressed(page.locator("main, .office-content").first(), pressed);
      if (!next) break;
      where = `${path} «${next.label}»`;
      await pressAt(next);
      await pressInside(page, where, (inside, next) => {
        where = inside;
        return pressAt(next);
      });
      await leave(page, path);
      where = path;
    }
  }
  await page.unroute("**/api/**", refuse);
  page.off("request", onRequest).off("response", onResponse);
  page.off("filechooser", onEffect).off("download", onEffect).off("popup", onEffect);
  return presses;
}

/** Where the links of a page lead that the role may not open. */
async function closedWays(page: Page, role: OfficeRole): Promise<string[]> {
  const links = page.locator("a[href]:not([href^='#']):visible");
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  return [...new Set(paths)].filter((path) => !mayOpen(role, path));
}

/** Presses everything in the menu or dialog that a press has opened; what opens from there is pressed as well. */
async function pressInside(
  page: Page,
  where: string,
  pressAt: (where: string, next: Press) => Promise<void>,
  depth = 0,
): Promise<void> {
  const over = page.locator("[role=dialog]:visible, [role=alertdialog]:visible, [role=menu]:visible").last();
  if (depth > 2 || (await over.count()) === 0) return;
  await fill(over);
  const pressed = new Set<string>();
  for (;;) {
    if ((await over.count()) === 0) return;
    const next = await unpressed(over, pressed, "[role=menuitem]:visible");
    if (!next) return;
    await pressAt(`${where} «${next.label}»`, next);
  }
}

/** Gives empty fields something, so that the button at the end can be pressed. */
async function fill(dialog: Locator): Promise<void> {
  for (const field of await dialog.locator("textarea:visible, input[type=text]:visible").all()) {
    if ((await field.inputValue()) === "") await field.fill("Prøve").catch(() => {});
  }
}

interface Press {
  readonly at: Locator;
  readonly label: string;
}

/** The first that has not been pressed under its label. */
async function unpressed(within: Locator, pressed: Set<string>, also = ""): Promise<Press | null> {
  const all = within.locator(also ? `${PRESSABLE}, ${also}` : PRESSABLE);
  const labels = await all.evaluateAll((elements) =>
    elements.map((element) => {
      const input = element instanceof HTMLInputElement ? element.labels?.[0] : null;
      const named = (input ?? element).cloneNode(true) as HTMLElement;
      for (const hidden of named.querySelectorAll(".visually-hidden"))
        if (named.textContent !== hidden.textContent) hidden.remove();
      return `${element.tagName} ${named.textContent?.trim() || element.getAttribute("aria-label")?.split(",")[0] || ""}`
        .replaceAll(/[\d.,:–-]+/g, "#")
        .slice(0, 60);
    }),
  );
  const index = labels.findIndex(
    (label) => !pressed.has(label) && !HARMLESS.test(label.replace(/^\w+ /, "")),
  );
  const label = labels[index];
  if (label === undefined) return null;
  pressed.add(label);
  return { at: all.nth(index), label };
}

/** What somebody can tell a press's effect by. */
async function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll("input, select, textarea")] as HTMLInputElement[];
    const values = fields.map(({ value, checked }) => `${value} ${checked}`);
    return [location.href, scrollY, document.body.innerHTML, ...values].join("\n");
  });
}

async function press(at: Locator): Promise<void> {
  await at.click({ timeout: 2_000, force: true }).catch(() => {});
  await at.page().waitForTimeout(120);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.locator(".skeleton").first().waitFor({ state: "detached" });
}

/** Back to the page as it was, without what was opened. */
async function leave(page: Page, path: string): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    if ((await page.locator("[role=dialog], [role=alertdialog], [role=menu]").count()) === 0) break;
    await page.keyboard.press("Escape");
    await page.waitForTimeout(80);
  }
  const isHere = new URL(page.url()).pathname === path.split("?")[0];
  const isOver = (await page.locator("[role=dialog], [role=alertdialog]").count()) > 0;
  if (!isHere || isOver) await open(page, path);
}

/** A session that is taken over is a read by its method alone. */
function isWriting({ method, path }: Endpoint): boolean {
  return method !== "GET" || path.includes("take-over") || path.includes("takeover");
}

function rowOf(request: Request): Endpoint | undefined {
  const url = new URL(request.url());
  if (!url.pathname.startsWith("/api/")) return undefined;
  const asked = url.pathname.slice("/api/".length).split("/");
  const fits = ({ row }: { row: Endpoint }) => {
    const parts = row.path.split("/");
    return (
      row.method === request.method() &&
      parts.length === asked.length &&
      parts.every((part, place) => part.startsWith(":") || part === asked[place])
    );
  };
  const found = allEndpoints.filter(fits).toSorted((a, b) => parametersOf(a.row) - parametersOf(b.row));
  return found[0]?.row;
}

function parametersOf({ path }: Endpoint): number {
  return path.split(":").length;
}
