import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { StartError } from "#server/platform/errors.ts";
import { readSettings } from "#server/platform/settings/settings.ts";

// On a machine with much memory the engine lets its heap grow to three times what is in use before it looks for garbage.
setFlagsFromString("--heap-growing-percent=30");

try {
  const settings = readSettings(process.env);
  const web = buildWebIfStale();
  // Loaded only now: refused settings are answered at once.
  const { start } = await import("./start.ts");
  await start(settings, web);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** In a process of its own, beside what else a start does: the server never loads the web app's sources. */
function buildWebIfStale(): Promise<boolean> {
  const script = fileURLToPath(new URL("../../web/build.ts", import.meta.url));
  const build = spawn(process.execPath, [script, "--if-stale"], { stdio: "inherit" });
  const kill = () => build.kill();
  process.once("exit", kill);
  return new Promise((resolve) => {
    const end = (isBuilt: boolean) => {
      process.off("exit", kill);
      resolve(isBuilt);
    };
    build.once("error", () => end(false));
    build.once("exit", (code) => end(code === 0));
  });
}
