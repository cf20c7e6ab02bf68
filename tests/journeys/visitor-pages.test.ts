import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { emptyDatabase } from "#tests/support/postgres.ts";
import { type Product, startProduct } from "#tests/support/product.ts";

const folder = mkdtempSync(join(tmpdir(), "vagtklar-visitor-"));
let product: Product;
let dropDatabase = async () => {};

beforeAll(async () => {
  const onPostgres = inject("seededDatabase");
  const database = onPostgres && (await emptyDatabase({ server: onPostgres.server }));
  if (database) dropDatabase = database.drop;
  product = await startProduct({
    DATA_DIR: join(folder, "data"),
    VAGTKLAR_DEMO: "0",
    ...(database ? { DATABASE_URL: database.url } : {}),
  });
});
afterAll(async () => {
  await product.stop();
  await dropDatabase();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string) => fetch(`${product.url}${path}`);

/** The answer as it comes over the line: `fetch` would unpack it. */
async function bytesOf(path: string, encoding: string) {
  const sent = request(`${product.url}${path}`, { headers: { "accept-encoding": encoding } }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
}

test("a rendered page comes compressed, and as it is to who cannot read that", async () => {
  const plain = await bytesOf("/", "identity");
  expect(plain.headers["content-encoding"]).toBeUndefined();

  const compressed = await bytesOf("/", "br");
  expect(compressed.headers["content-encoding"]).toBe("br");
  expect(compressed.headers.vary).toContain("accept-encoding");
  expect(brotliDecompressSync(compressed.body).toString()).toContain("<!doctype html>");
  expect(compressed.body.length).toBeLessThan(plain.body.length / 3);
});

test("every page of the sitemap describes itself, and names its own address", async () => {
  const [sitemap] = (await (await get("/robots.txt")).text()).match(/(?<=Sitemap: ).*/) ?? [];
  const listed = [...(await (await fetch(String(sitemap))).text()).matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(listed.length).toBeGreaterThan(3);
  for (const [, address = ""] of listed) {
    const page = await fetch(address);
    expect(page.status, address).toBe(200);
    const html = await page.text();
    expect(html).toMatch(/<meta name="description" content="[^"]{50,160}">/);
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html).not.toContain("noindex");
  }
});

test("search engines pass over what a mailed link leads to", async () => {
  expect(await (await get("/confirmResetPassword/abc")).text()).toContain(
    '<meta name="robots" content="noindex">',
  );
});

test.each([
  ["GET", "/api/nothing"],
  ["GET", "/assets/nothing.js"],
  ["POST", "/"],
])("%s %s finds nothing", async (method, path) => {
  expect((await fetch(`${product.url}${path}`, { method })).status).toBe(404);
});

const built = join(import.meta.dirname, "../../apps/web/dist/client");

function readManifest() {
  return JSON.parse(readFileSync(`${built}/.vite/manifest.json`, "utf8")) as Record<
    string,
    { file: string; imports?: string[]; dynamicImports?: string[] }
  >;
}

/** Bytes of the scripts that these modules need before they run, compressed as they are sent. */
function scriptBytes(modules: readonly string[]): number {
  const manifest = readManifest();
  const files = new Set<string>();
  const follow = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const module of modules) follow(`src/${module}`);
  // It fetches the public pages' code as soon as the page has been drawn.
  if (modules.includes("start-public.ts")) manifest["src/start-public.ts"]?.dynamicImports?.forEach(follow);
  return [...files].reduce((bytes, file) => bytes + statSync(`${built}/${file}.br`).size, 0);
}

const app = ["entry-app.tsx", "app.tsx"];

test.each([
  ["the front page", 135, ["start-public.ts", "screens/public/landing/landing-page.tsx"]],
  ["a visitor's booking form", 145, ["start-public.ts", "screens/public/booking/booking-start.tsx"]],
  ["a company's home", 217, [...app, "screens/corporation/home/home-screen.tsx"]],
  ["an admin's day", 213, [...app, "screens/admin/today/today-screen.tsx"]],
  ["an employee's home", 210, [...app, "screens/employee/home/home-screen.tsx"]],
  ["a new employee's questions", 200, [...app, "screens/employee/onboarding/onboarding-screen.tsx"]],
])("%s is drawn by at most %i kB of script", (_, kilobytes, modules) => {
  expect(scriptBytes(modules)).toBeLessThanOrEqual(kilobytes * 1000);
});

test("nothing of the app brings the public pages' entry along", () => {
  const manifest = readManifest();
  const ofApp = new Set<string>();
  const follow = (name: string) => {
    if (ofApp.has(name)) return;
    ofApp.add(name);
    for (const next of [...(manifest[name]?.imports ?? []), ...(manifest[name]?.dynamicImports ?? [])])
      follow(next);
  };
  follow("src/entry-app.tsx");
  expect(ofApp.size).toBeGreaterThan(100);
  const [entry = ""] = manifest["src/start-public.ts"]?.dynamicImports ?? [];
  expect(manifest).toHaveProperty([entry]);
  expect([...ofApp]).not.toContain(entry);
});

test("the app's page names the files of an employee's home, so that they aren't asked for one after another", async () => {
  const manifest = readManifest();
  const namedFor = async (path: string, role: string) => {
    const headers = { cookie: `vagtklar_session=${role}` };
    const html = await (await fetch(`${product.url}${path}`, { headers })).text();
    return [...html.matchAll(/<link rel="modulepreload" href="\/(.*?)">/g)].map(([, file]) => file);
  };
  const fileOf = (module: string) => manifest[`src/${module}`]?.file;
  const [app, home] = [fileOf("app.tsx"), fileOf("screens/employee/home/home-screen.tsx")];
  expect(await namedFor("/", "employee")).toEqual(expect.arrayContaining([app, home]));
  for (const named of [await namedFor("/", "corporation"), await namedFor("/pay", "employee")]) {
    expect(named).toContain(app);
    expect(named).not.toContain(home);
  }
});

test("no files of the build import each other: neither could run before the other", () => {
  const manifest = readManifest();
  const finished = new Set<string>();
  const follow = (name: string, way: readonly string[]) => {
    expect(way, `${[...way, name].join(" imports ")}`).not.toContain(name);
    if (finished.has(name)) return;
    for (const next of manifest[name]?.imports ?? []) follow(next, [...way, name]);
    finished.add(name);
  };
  for (const name of Object.keys(manifest)) follow(name, []);
});
