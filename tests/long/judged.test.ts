import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { HtmlValidate } from "html-validate";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { type Product, startProduct } from "#tests/support/product.ts";
import { findBrowser } from "#tests/tools/programs.ts";

// What we send, read by programs that others wrote.

/** Not synchronously: a connection that the product closes meanwhile would look open to the next call. */
const run = promisify(execFile);

const folder = mkdtempSync(join(tmpdir(), "vagtklar-judged-"));
let product: Product;

beforeAll(async () => {
  product = await startProduct({ DATA_DIR: join(folder, "data") });
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  "/",
  "/newcorporation",
  "/corporationlogin",
  "/employeelogin",
  "/resetpassword",
  "/privacy",
  "/confirmresetpassword/x",
  "/confirmemail/x",
  "/email/unsubscribe/x",
])("html-validate finds nothing on %s", async (path) => {
  const html = await (await fetch(`${product.url}${path}`)).text();
  const { results } = await new HtmlValidate({ extends: ["html-validate:standard"] }).validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});

describe("Lighthouse", () => {
  const chrome = findBrowser();
  // Its hundred packages are fetched when it runs, rather than with each install.
  const lighthouse = ["--yes", "lighthouse@13.5.0"];
  const isHere = chrome !== null && spawnSync("npx", [...lighthouse, "--version"]).status === 0;
  if (!isHere) console.log("NOT RUN. Lighthouse: it needs Chromium and npm's registry.");

  test.skipIf(!isHere).each(["/", "/corporationlogin", "/employeelogin"])(
    "finds nothing on %s",
    async (path) => {
      const { stdout: said } = await run(
        "npx",
        [
          ...lighthouse,
          `${product.url}${path}`,
          "--quiet",
          "--output=json",
          "--only-categories=performance,accessibility,best-practices,seo",
          "--chrome-flags=--headless=new --no-sandbox",
        ],
        { env: { ...process.env, CHROME_PATH: chrome ?? "" }, maxBuffer: 64 * 1024 * 1024 },
      );
      const report = JSON.parse(said) as { categories: Record<string, { score: number }> };
      const { performance, ...others } = report.categories;
      console.log(
        `Lighthouse's performance of ${path}: ${performance?.score} (goal 0.95 on a quiet machine)`,
      );
      const scores = Object.entries(others).map(([name, { score }]) => [name, score]);
      expect(Object.fromEntries(scores)).toEqual({ accessibility: 1, "best-practices": 1, seo: 1 });
    },
  );
});

test("redocly finds no error in the description of the interface", async () => {
  const program = join(import.meta.dirname, "../../node_modules/.bin/redocly");
  const { stdout: said } = await run(program, ["lint", `${product.url}/api/openapi.json`, "--format=json"], {
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  const { totals } = JSON.parse(said.slice(said.indexOf("{")));
  expect(totals.errors).toBe(0);
});

test("ical.js reads a company's calendar, each booking with its times", async () => {
  const { body } = await product.call(sessionEndpoints.corporationSignIn, {
    body: { email: "hotel@vagtklar.test", password: demoPassword },
  });
  const { token } = body as { token: string };
  const { body: address } = await product.call(corporationEndpoints.calendar, { as: token });
  const { pathname } = new URL(address.url);
  const calendar = new ICAL.Component(ICAL.parse(await (await fetch(`${product.url}${pathname}`)).text()));
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) {
    expect(event.summary).not.toBe("");
    expect(event.endDate.compare(event.startDate)).toBe(1);
  }
});
