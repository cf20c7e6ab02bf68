import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const WORKER = "service-worker";
/** Screens that an employee never opens. */
const OTHERS = /\/screens\/(admin|corporation|public|kit)\//;

/**
 * Writes into the service worker which files it keeps: what the signed-in app needs for an employee's screens, with
 * its styles and typefaces.
 */
export function offlineFiles(): Plugin {
  return {
    name: "offline-files",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
      const worker = chunks.find(({ name }) => name === WORKER);
      const app = chunks.find(({ isEntry, name }) => isEntry && name === "app");
      if (!worker || !app) return;
      const found = new Set<string>();
      const follow = (fileName: string) => {
        const chunk = chunks.find((candidate) => candidate.fileName === fileName);
        if (!chunk || found.has(fileName) || OTHERS.test(chunk.facadeModuleId ?? "")) return;
        found.add(fileName);
        for (const next of [...chunk.imports, ...chunk.dynamicImports]) follow(next);
      };
      follow(app.fileName);
      const faces = Object.keys(bundle).filter((name) => name.endsWith(".woff2"));
      const styles = chunks
        .filter(({ fileName }) => found.has(fileName))
        .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      const files = [...new Set([...found, ...styles, ...faces])].sort().map((name) => `/${name}`);
      const build = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      worker.code = worker.code
        .replace("OFFLINE_FILES", JSON.stringify(files))
        .replace("OFFLINE_BUILD", JSON.stringify(build));
    },
  };
}
