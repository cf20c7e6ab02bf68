import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { desktop, launchBrowser, openWindow, smallPhone } from "#tests/support/browser.ts";
import { JOURNEY_CLOCK, type Product, startProduct } from "#tests/support/product.ts";
import { openScreen, type Person, people } from "./every-screen.ts";

const output = join(import.meta.dirname, "../../test-output/pictures");
const widths = (process.env.PICTURE_WIDTHS ?? "320,360,760,1280,1920").split(",").map(Number);
const only = new RegExp(process.env.PICTURE_NAMES ?? "");

type Press = (page: Page) => Promise<void>;
type View = { name: string; path: string; open?: Press };

/** What opens over or in a screen of a visitor; a name, where it is, and what is pressed one after the other. */
const ofVisitor: readonly View[] = [
  opened("menu", "/", button("Menu")),
  opened("form-open", "/", button("Videre")),
  opened("form-price", "/", button("Se prisen")),
  opened("form-calendar", "/", button(/^Vælg dato/)),
  opened("terms", "/newCorporation", button(/handelsbetingelser/i)),
  opened("policy", "/employeelogin", button(/privatlivspolitik/i)),
];

/** The same for a company; `searching` and `waiting` are bookings of the try-out. */
function ofCompany(searching: string, full: string, waiting: string): readonly View[] {
  return [
    opened("home-menu", "/", button("Menu")),
    opened("home-staff", "/", button("Vis personale")),
    opened("home-more", "/", button(/^Mere/)),
    opened("home-repeat", "/?step=1", button("Book igen")),
    opened("home-price", "/?step=1", shown("Vis pris")),
    opened("contract", "/", button("Menu"), item("Kontrakt")),
    opened("week-more", "/?view=week", button(/^Mere om /)),
    opened("week-copy", "/?view=week", button(/^Mere om /), item(/^Kopi/)),
    opened("view-book", searching, button("Book")),
    opened("view-applicant", searching, button(/^Mere om \S+ \S\.$/)),
    opened("view-reasons", searching, shown("Hvorfor denne rækkefølge?")),
    opened("view-price", searching, shown("Vis pris")),
    opened("view-facts", searching, shown(/^(Flere oplysninger|Adresse, løn og påklædning)$/)),
    opened("view-remove", searching, button(/^Fjern/)),
    opened("view-full-price", full, button(/^Vis pris/)),
    opened("view-menu", searching, button(/^Mere/)),
    opened("view-delete", waiting, button(/^SLET/)),
    opened("view-delete-menu", waiting, button(/^Mere/), item(/^SLET/)),
    opened("form-price", "/newBooking", button("Se prisen")),
    opened("form-calendar", "/newBooking", button(/^Vælg dato/)),
    opened("security-app", "/security", button(/^Sæt op/)),
    opened("profile-calendar", "/editcorporation", button(/^Forny|^Ny adresse/)),
  ];
}

let folder: string;
let product: Product;
let browser: Browser;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vagtklar-pictures-"));
  mkdirSync(output, { recursive: true });
  // With the whole season, as people try it out.
  const env = { DATA_DIR: join(folder, "data"), VAGTKLAR_CLOCK: JOURNEY_CLOCK, VAGTKLAR_DEMO: "" };
  [browser, product] = await Promise.all([launchBrowser(), startProduct(env)]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const shownPeople = people.filter(({ who }) =>
  (process.env.PICTURE_PEOPLE ?? "visitor,company").includes(who),
);
const visits = shownPeople.flatMap((person) => widths.map((width) => ({ width, ...person })));

test.each(visits)("the $who's screens at $width px", async ({ width, who, ...person }) => {
  const device = width < 761 ? smallPhone : desktop;
  const { page, context } = await openWindow(browser, product.url, device);
  await page.setViewportSize({ width, height: width < 500 ? 740 : width < 1500 ? 900 : 1080 });
  await person.enter(page);
  const paths = await person.screens(product);
  const missed: string[] = [];
  for (const { name, path, open } of viewsOf(who, paths)) {
    if (!only.test(`${who}-${name}`)) continue;
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await openScreen(page, path);
    await open?.(page).catch((error: Error) => missed.push(`${name}: ${error.message.split("\n")[0]}`));
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      const file = join(output, `${who}-${name}-${String(width).padStart(4, "0")}-${theme}.png`);
      await page.screenshot({ path: file, fullPage: !open, scale: "css" });
    }
  }
  await context.close();
  // Not everything is there at every width: a sheet of phones, a menu of narrow cards.
  if (missed.length > 0) console.log(`${who}, ${width} px, not there:\n  ${missed.join("\n  ")}`);
  expect(paths.length).toBeGreaterThan(0);
});

function viewsOf(who: Person["who"], paths: readonly string[]): readonly View[] {
  const screens = paths.map((path, place) => ({
    name: `${String(place).padStart(2, "0")}${path.replaceAll(/[^a-zA-Z0-9]+/g, "-")}`,
    path,
  }));
  const [first = "", second = ""] = paths.filter((path) => path.startsWith("/viewBooking/"));
  const bookings = paths.filter((path) => /^\/viewBooking\/\d{1,5}$/.test(path));
  const searching = paths.find((path) => path.startsWith("/editBooking/"))?.replace("edit", "view") ?? first;
  if (who === "visitor") return [...screens, ...ofVisitor];
  return who === "company"
    ? [...screens, ...ofCompany(searching, second, bookings.at(-1) ?? first)]
    : screens;
}

function opened(name: string, path: string, ...presses: Press[]): View {
  return {
    name,
    path,
    async open(page) {
      for (const press of presses) await press(page);
      await page.waitForTimeout(500);
    },
  };
}

function button(name: string | RegExp): Press {
  return (page) => page.getByRole("button", { name, exact: true }).first().click({ timeout: 3000 });
}

function item(name: string | RegExp): Press {
  return (page) => page.getByRole("menuitem", { name, exact: true }).first().click({ timeout: 3000 });
}

function shown(words: string | RegExp): Press {
  return (page) => page.getByText(words, { exact: true }).first().click({ timeout: 3000 });
}
