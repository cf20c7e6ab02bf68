import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFailed } from "vitest";
import type { Database } from "#server/platform/database/database.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { freePort } from "#tests/tools/free-port.ts";
import { type Device, launchBrowser, openWindow, picture } from "./browser.ts";
import { emptyDatabase } from "./postgres.ts";
import { JOURNEY_CLOCK, type Product, startProduct } from "./product.ts";

const failures = join(import.meta.dirname, "../../test-output/failures");

/** The product on a database and a port of its own, and the windows that people have open on it. */
export interface TestProduct {
  readonly product: Product;
  /** What the product knows; an embedded database opens once the product has stopped. */
  openDatabase(): Promise<Database>;
  /**
   * A window with a storage of its own; `who` names it where something goes wrong in it. Passkeys want the name
   * `localhost`: they belong to no bare address.
   */
  open(who: string, device: Device, host?: "localhost"): Promise<Page>;
  /** Stops the product, starts it again at another moment, with some other settings, and loads every open page anew. */
  moveTo(clock: string, changed?: Record<string, string>): Promise<void>;
}

interface Surroundings {
  /** When the journey begins, where that is not `JOURNEY_CLOCK`. */
  readonly clock?: string;
  /** On the embedded database, which takes four times the processor time, also where PostgreSQL is found. */
  readonly isEmbedded?: boolean;
  /** In a browser that shows notifications. */
  readonly isWholeBrowser?: boolean;
  /** Starts what the product talks to, and answers the settings that lead there. */
  readonly services?: () => Promise<Record<string, string>>;
}

/**
 * The product of one journey at `JOURNEY_CLOCK`, with the try-out's data. The tests are its steps: the first that fails leaves each window's picture and HTML
 * in `test-output/failures`, and those after it are skipped. What a page logs as an error fails the journey.
 */
export function startTestProduct({
  clock = JOURNEY_CLOCK,
  isEmbedded = false,
  isWholeBrowser = false,
  services,
}: Surroundings = {}): TestProduct {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-journey-"));
  const dataDirectory = join(folder, "data");
  const windows = new Map<string, Page>();
  const problems: string[][] = [];
  let port = "";
  let product: Product;
  let browser: Browser;
  let settings: Record<string, string> = {};
  let dropDatabase = async () => {};

  async function start(at: string): Promise<void> {
    product = await startProduct({ ...settings, DATA_DIR: dataDirectory, PORT: port, VAGTKLAR_CLOCK: at });
  }

  beforeAll(async () => {
    port = String(await freePort());
    settings = (await services?.()) ?? {};
    const [directory, seeded] = [inject("seededDirectory"), inject("seededDatabase")];
    if (seeded && !isEmbedded) {
      const database = await emptyDatabase(seeded);
      settings = { ...settings, DATABASE_URL: database.url };
      dropDatabase = database.drop;
    } else cpSync(directory, dataDirectory, { recursive: true });
    [browser] = await Promise.all([launchBrowser({ isWhole: isWholeBrowser }), start(clock)]);
  });
  stopAtFirstFailure(windows);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await dropDatabase();
    rmSync(folder, { recursive: true, force: true });
    expect(problems.flat()).toEqual([]);
  });

  return {
    get product() {
      return product;
    },
    openDatabase: () => openDatabase({ databaseUrl: settings.DATABASE_URL ?? null, dataDir: dataDirectory }),
    async open(who, device, host) {
      const url = host ? product.url.replace("127.0.0.1", host) : product.url;
      const opened = await openWindow(browser, url, device);
      windows.set(who, opened.page);
      problems.push(opened.problems);
      return opened.page;
    },
    async moveTo(at, changed) {
      await product.stop();
      settings = { ...settings, ...changed };
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
