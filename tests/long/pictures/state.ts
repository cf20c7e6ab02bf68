import type { Page } from "playwright-core";
import type { Endpoint } from "#contract/wire/endpoint.ts";

export type Act = (page: Page) => Promise<unknown>;

/** One state of a screen: what is done to the page before its path is opened, and what is pressed there, in turn. */
export interface State {
  readonly name: string;
  readonly path: string;
  readonly before?: Act;
  readonly acts: readonly Act[];
  /** Waits for less than the whole screen: what is on its way never comes. */
  readonly isUnfinished?: true;
  /** Only what the window shows, as of dialogs; else the page to its end. */
  readonly isWindow: boolean;
}

/** A screen as it opens. */
export function screen(name: string, path: string, before?: Act): State {
  return { name, path, acts: [], isWindow: false, ...(before ? { before } : {}) };
}

/** A screen, and something pressed in it that lies over it. */
export function over(name: string, path: string, ...acts: Act[]): State {
  return { name, path, acts, isWindow: true };
}

/** A screen in which something is pressed that makes the page itself longer. */
export function unfolded(name: string, path: string, ...acts: Act[]): State {
  return { name, path, acts, isWindow: false };
}

/** A screen whose calls of these rows are never answered. */
export function loading(name: string, path: string, ...rows: Endpoint[]): State {
  return {
    ...screen(name, path, (page) => onEach(page, rows, () => new Promise(() => {}))),
    isUnfinished: true,
  };
}

/** A screen whose calls of these rows are answered 500. */
export function failing(name: string, path: string, ...rows: Endpoint[]): State {
  return screen(name, path, (page) =>
    onEach(page, rows, (route) => route.fulfill({ status: 500, json: { status: "error", message: "" } })),
  );
}

type Handler = Parameters<Page["route"]>[1];

async function onEach(page: Page, rows: readonly Endpoint[], handler: Handler): Promise<void> {
  for (const row of rows) await page.route(addressOf(row), handler);
}

/** Has every answer of a row changed; a list that is returned takes its place. */
export function answered(row: Endpoint, change: (answer: never) => unknown): Act {
  return (page) =>
    page.route(addressOf(row), async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({ response, json: change(answer as never) ?? answer });
    });
}

function addressOf({ path }: Endpoint): RegExp {
  return new RegExp(`/api/${path.replace(/:\w+/g, "\\d+")}(\\?|$)`);
}

const SOON = { timeout: 8000 };

export function button(name: string | RegExp): Act {
  return (page) =>
    page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click(SOON);
}

export function item(name: string | RegExp): Act {
  return (page) => page.getByRole("menuitem", { name, exact: true }).first().click(SOON);
}

export function words(text: string | RegExp): Act {
  return (page) => page.getByText(text, { exact: true }).filter({ visible: true }).first().click(SOON);
}

export function typed(label: string | RegExp, value: string): Act {
  return (page) => page.getByLabel(label, { exact: true }).first().fill(value, SOON);
}

export function ticked(label: string | RegExp): Act {
  return (page) => page.getByLabel(label).first().check(SOON);
}

/** The first of the acts that works: what is a button on a desktop stands in a menu on a phone. */
export function either(...ways: (readonly Act[])[]): Act {
  return async (page) => {
    let failure: unknown;
    for (const acts of ways) {
      try {
        for (const act of acts) await act(page);
        return;
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
}

/** Without a connection from now on. */
export const offline: Act = (page) => page.context().setOffline(true);

/** The last day of the month that the calendar opens with. */
export const pickedDay: Act = async (page) => {
  await button(/^Vælg dato/)(page);
  await page.getByRole("gridcell").getByText("30", { exact: true }).last().click(SOON);
};
