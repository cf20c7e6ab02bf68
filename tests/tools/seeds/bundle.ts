import { globSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { onceForAll } from "./once-for-all.ts";

const project = join(import.meta.dirname, "../../..");
const server = join(project, "apps/server/src");
/** What holds machine code or is loaded by few. */
const separate = ["@electric-sql/pglite", "@node-rs/argon2", "pg-native", "sharp", "vite"];

/**
 * Makes one file each of the product and its commands, in a folder that TEST_PRODUCT names from now on: a start that
 * loads it takes half the processor time of one that loads two thousand modules.
 */
export default async function bundleProduct(): Promise<() => Promise<void>> {
  const { end } = await onceForAll("product", async () => {
    const output = join(project, "test-output");
    mkdirSync(output, { recursive: true });
    // Inside the project, whose packages it loads.
    const folder = mkdtempSync(join(output, "product-"));
    await bundle(folder);
    process.env.TEST_PRODUCT = folder;
    return { value: folder, end: () => rmSync(folder, { recursive: true, force: true }) };
  });
  return end;
}

async function bundle(folder: string): Promise<void> {
  const programs = globSync(["main.ts", "commands/*.ts"], {
    cwd: server,
    exclude: ["commands/run-command.ts"],
  });
  await build({
    configFile: false,
    root: project,
    publicDir: false,
    logLevel: "error",
    plugins: [ownPlaces],
    ssr: { noExternal: true, external: separate },
    build: {
      ssr: true,
      target: "esnext",
      minify: false,
      outDir: folder,
      rollupOptions: {
        input: Object.fromEntries(programs.map((file) => [basename(file, ".ts"), join(server, file)])),
      },
    },
  });
}

/** Each module goes on to find what it reads, and the processes that it starts, where its source stands. */
const ownPlaces: Plugin = {
  name: "own-places",
  transform(code, id) {
    const [path = id] = id.split("?");
    const of = { dirname: dirname(path), filename: path, url: pathToFileURL(path).href };
    return code
      .replaceAll(/\bimport\.meta\.(dirname|filename|url)\b/g, (_, name: keyof typeof of) =>
        JSON.stringify(of[name]),
      )
      .replaceAll(/\b__dirname\b/g, JSON.stringify(of.dirname));
  },
};
