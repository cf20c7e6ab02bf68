import { project } from "#tests/support/product.ts";
import { type Figure, median } from "../figures.ts";
import { mostResidentMegabytes, residentMegabytes } from "../process/process-facts.ts";
import { callsOfShift, openPages } from "./calls.ts";
import { openStreams, playAtOnce, shuffled } from "./client.ts";
import { startSide } from "./sides.ts";

const REQUESTS = 100_000;
const A_TURN = 20;
const AT_ONCE = 16;
const MAX_MEGABYTES = 250;
const MAX_GROWTH = 1.03;

/** A server's resident memory over 100,000 requests of the day mix. */
export async function measureMemory(): Promise<Figure[]> {
  const side = await startSide("product", project);
  const streams = openStreams(side.url, openPages());
  const pid = side.process.pid ?? 0;
  const resident = () => residentMegabytes(pid) ?? Number.NaN;
  const seen = [resident()];
  const failures: string[] = [];
  let sent = 0;
  try {
    for (let shift = 0; sent < REQUESTS; shift += A_TURN) {
      const calls = Array.from({ length: A_TURN }, (_, n) => callsOfShift(shift + n)).flat();
      const played = await playAtOnce(side.url, shuffled(calls, shift), AT_ONCE);
      sent += played.requests;
      failures.push(...played.failures);
      seen.push(resident());
    }
    const at = (share: number) => seen[Math.round(share * (seen.length - 1))] ?? Number.NaN;
    const quarter = (from: number) =>
      median(seen.slice(Math.round(from * seen.length), Math.round((from + 0.25) * seen.length)));
    const [third, last] = [quarter(0.5), quarter(0.75)];
    const megabytes = (value: number | null) => `${Math.round(value ?? Number.NaN)} MB`;
    return [
      {
        what: `resident at the start, after an eighth, half and all of ${sent} requests; at most`,
        figure: [...[0, 0.125, 0.5, 1].map(at), mostResidentMegabytes(pid)].map(megabytes).join(", "),
        goal: `≤ ${MAX_MEGABYTES} MB`,
        met: at(1) <= MAX_MEGABYTES,
      },
      {
        what: "last quarter's median, times the third's",
        figure: (last / third).toFixed(3),
        goal: `≤ ${MAX_GROWTH}`,
        met: last / third <= MAX_GROWTH,
      },
      {
        what: "requests that failed",
        figure: `${failures.length} ${failures[0] ?? ""}`,
        goal: "0",
        met: failures.length === 0,
      },
    ];
  } finally {
    streams.close();
    await side.stop();
  }
}
