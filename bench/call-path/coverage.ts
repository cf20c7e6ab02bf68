import { Session } from "node:inspector/promises";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const project = join(import.meta.dirname, "../..");
/** The files that a call is counted on. */
const ours = ["packages/", "apps/server/src/"].map((folder) => pathToFileURL(join(project, folder)).href);

/** Counts with the engine's own coverage, in this process. */
export interface Coverage {
  /** The files of ours in which a function ran while `work` did, module bodies apart, sorted. */
  filesOf(work: () => Promise<void>): Promise<string[]>;
  stop(): void;
}

export async function startCoverage(): Promise<Coverage> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  return {
    async filesOf(work) {
      // Taking the counts sets them to zero.
      await session.post("Profiler.takePreciseCoverage");
      await work();
      const { result } = await session.post("Profiler.takePreciseCoverage");
      return result
        .filter(({ url }) => ours.some((folder) => url.startsWith(folder)))
        .filter(({ functions }) => functions.some((one) => hasRun(one) && !isModuleBody(one)))
        .map(({ url }) => relative(project, fileURLToPath(url)))
        .sort();
    },
    stop: () => session.disconnect(),
  };
}

interface CoveredFunction {
  readonly functionName: string;
  readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
}

function hasRun({ ranges }: CoveredFunction): boolean {
  return ranges.some(({ count }) => count > 0);
}

/** The engine treats the top level of a module as a function without name that begins where the file does. */
function isModuleBody({ functionName, ranges }: CoveredFunction): boolean {
  return functionName === "" && ranges[0]?.startOffset === 0;
}
