import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const dist = new URL("../../../../../web/dist/", import.meta.url);

/** What the server needs to know of the built web app. */
export interface WebBuild {
  /** Folder of the files that browsers fetch. */
  readonly clientFolder: string;
  readonly public: EntryAssets;
  readonly app: EntryAssets;
  /** What the home of an employee needs besides the app, which fetches it once it knows who is signed in. */
  readonly employeeHome: readonly string[];
  /** Public pages by name, with their documented paths. */
  readonly pagePaths: Readonly<Record<string, string>>;
  /** The module that each public page needs besides its entry. */
  preloadsOf(page: string): readonly string[];
  renderPage(page: string, data: unknown): Promise<string>;
}

export interface EntryAssets {
  readonly script: string;
  readonly preloads: readonly string[];
  /** The entry's styles as text: inlined, they cost no round trip before the first paint. */
  readonly css: string;
  /** The files that these styles are in. */
  readonly styles: readonly string[];
}

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

/** Reads the build in `apps/web/dist`, by path: server source never imports web source. */
export async function loadWebBuild(): Promise<WebBuild> {
  const manifest = JSON.parse(readFileSync(new URL("client/.vite/manifest.json", dist), "utf8")) as Manifest;
  const rendering = (await import(
    pathToFileURL(fileURLToPath(new URL("server/entry-server.js", dist))).href
  )) as {
    renderPage: WebBuild["renderPage"];
    pagePaths: Record<string, string>;
    pageModules: Record<string, string>;
  };
  return {
    clientFolder: fileURLToPath(new URL("client/", dist)),
    public: entry(manifest, "src/start-public.ts", manifest["src/start-public.ts"]?.dynamicImports),
    app: entry(manifest, "src/entry-app.tsx", ["src/app.tsx"]),
    employeeHome: [...filesOf(manifest, "src/screens/employee/home/home-screen.tsx")],
    pagePaths: rendering.pagePaths,
    preloadsOf: (page) => {
      const key = `src/screens/public/${rendering.pageModules[page]}`;
      return manifest[key] ? [...filesOf(manifest, key)] : [];
    },
    renderPage: rendering.renderPage,
  };
}

/** An entry, and what it fetches (`later`) as soon as it runs. */
function entry(manifest: Manifest, key: string, later: readonly string[] = []): EntryAssets {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The web build has no ${key}.`);
  const styles = [...new Set([...chunksOf(manifest, key)].flatMap((name) => manifest[name]?.css ?? []))];
  const css = styles.map((file) => readFileSync(new URL(`client/${file}`, dist), "utf8")).join("\n");
  const files = new Set([key, ...later].flatMap((name) => [...filesOf(manifest, name)]));
  files.delete(`/${chunk.file}`);
  return {
    script: `/${chunk.file}`,
    preloads: [...files],
    css,
    styles: styles.map((file) => `/${file}`),
  };
}

function filesOf(manifest: Manifest, key: string): Set<string> {
  return new Set([...chunksOf(manifest, key)].map((name) => `/${manifest[name]?.file}`));
}

/** A chunk and everything that it imports before it can run. */
function chunksOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const name of manifest[key]?.imports ?? []) chunksOf(manifest, name, found);
  return found;
}
