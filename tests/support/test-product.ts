import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFailed } from "vitest";
import { freePort } from "#tests/tools/free-port.ts";
import { type Device, launchBrowser, openWindow, picture } from "./browser.ts";
import { JOURNEY_CLOCK, type Product, startProduct } from "./product.ts";

const failures = join(import.meta.dirname, "../../test-output/failures");

/** The product on an empty data directory and a port of its own, and the windows that people have open on it. */
export interface TestProduct {
  readonly product: Product;
  /** Where the product keeps what it knows; to be read once it has stopped. */
  readonly dataDirectory: string;
  /**
   * A window with a storage of its own; `who` names it where something goes wrong in it. Passkeys want the name
   * `localhost`: they belong to no bare address.
   */
  open(who: string, device: Device, host?: "localhost"): Promise<Page>;
  /** Stops the product, starts it again at another moment, and loads every open page anew. */
  moveTo(clock: string): Promise<void>;
}

interface Surroundings {
  /** When the journey begins, where that is not `JOURNEY_CLOCK`. */
  readonly clock?: string;
  /** Starts what the product talks to, and answers the settings that lead there. */
  readonly services?: () => Promise<Record<string, string>>;
}

/**
 * The product of one journey at `JOURNEY_CLOCK`, with the try-out's data. The tests are its steps: the first that fails leaves each window's picture and HTML
 * in `test-output/failures`, and those after it are skipped. What a page logs as an error fails the journey.
 */
export function startTestProduct({ clock = JOURNEY_CLOCK, services }: Surroundings = {}): TestProduct {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-journey-"));
  const dataDirectory = join(folder, "data");
  const windows = new Map<string, Page>();
  const problems: string[][] = [];
  let port = "";
  let product: Product;
  let browser: Browser;
  let settings: Record<string, string> = {};

  async function start(at: string): Promise<void> {
    product = await startProduct({ ...settings, DATA_DIR: dataDirectory, PORT: port, VAGTKLAR_CLOCK: at });
  }

  beforeAll(async () => {
    port = String(await freePort());
    settings = (await services?.()) ?? {};
    cpSync(inject("seededDirectory"), dataDirectory, { recursive: true });
    [browser] = await Promise.all([launchBrowser(), start(clock)]);
  });
  stopAtFirstFailure(windows);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
    expect(problems.flat()).toEqual([]);
  });

  return {
    get product() {
      return product;
    },
    dataDirectory,
    async open(who, device, host) {
      const url = host ? product.url.replace("127.0.0.1", host) : product.url;
      const opened = await openWindow(browser, url, device);
      windows.set(who, opened.page);
      problems.push(opened.problems);
      return opened.page;
    },
    async moveTo(at) {
      await product.stop();
      await start(at);
      await Promise.all([...windows.values()].map((page) => page.reload()));
    },
  };
}

function stopAtFirstFailure(windows: ReadonlyMap<string, Page>): void {
  let hasFailed = false;
  beforeEach(({ skip, task }) => {
    if (hasFailed) skip();
    onTestFailed(async () => {
      hasFailed = true;
      const journey = basename(task.file.name, ".test.ts");
      for (const [who, page] of windows) await keepFailure(`${journey}-${who}`, page);
    });
  });
}

async function keepFailure(name: string, page: Page): Promise<void> {
  mkdirSync(failures, { recursive: true });
  writeFileSync(join(failures, `${name}.html`), `<!-- ${page.url()} -->\n${await page.content()}`);
  await picture(page, `../failures/${name}`);
}
