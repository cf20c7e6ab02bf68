import { type Figure, median } from "../figures.ts";
import { startGenerator } from "../load/load.ts";
import { mostResidentMegabytes, residentMegabytes } from "../process/process-facts.ts";
import { type MeasuredCall, measuredCalls } from "./calls.ts";
import { startMeasured } from "./sides.ts";
import { databaseOf } from "./world.ts";

const REQUESTS = 100_000;
/** How many requests of one call stand behind each other before the next call's turn. */
const TURN = 250;
const TURN_MILLISECONDS = 600_000;
const AT_ONCE = 16;
const EARLY = 0.12;
const MOST_MEGABYTES = 250;
const MOST_GROWTH = 1.03;

/** A server's resident memory while the measured calls take turns at it, 100,000 requests in all. */
export async function measureMemory(server: string): Promise<Figure[]> {
  const product = await startMeasured(await databaseOf(server, "memory", "writes", 1_000));
  const pid = product.process.pid ?? 0;
  const resident = () => residentMegabytes(pid) ?? Number.NaN;
  const generator = startGenerator();
  const calls = Object.keys(measuredCalls) as MeasuredCall[];
  const seen = [{ sent: 0, megabytes: resident() }];
  let sent = 0;
  const failures: string[] = [];
  try {
    for (let from = 0; sent < REQUESTS; from += TURN) {
      for (const call of calls) {
        const load = { call, from, requests: TURN, milliseconds: TURN_MILLISECONDS, atOnce: AT_ONCE };
        const outcome = await generator.send({ targets: [product.url], ...load });
        sent += outcome.sent;
        for (const [status, times] of Object.entries(outcome.refusals))
          failures.push(`${call} ${status}: ${times}`);
      }
      seen.push({ sent, megabytes: resident() });
    }
    return [...figuresOf(seen), ...wholeRun(sent, failures, mostResidentMegabytes(pid))];
  } finally {
    generator.stop();
    await product.stop();
  }
}

interface Seen {
  /** Requests answered so far. */
  readonly sent: number;
  readonly megabytes: number;
}

function figuresOf(seen: readonly Seen[]): Figure[] {
  const end = seen.at(-1)?.sent ?? 0;
  const at = (share: number) =>
    seen.find(({ sent }) => sent >= share * end) ?? { sent: 0, megabytes: Number.NaN };
  const quarter = (from: number, to: number) =>
    median(seen.filter(({ sent }) => sent > from * end && sent <= to * end).map((one) => one.megabytes));
  const [third, last] = [quarter(0.5, 0.75), quarter(0.75, 1)];
  return [
    { what: "resident at the start", figure: written(at(0).megabytes), goal: "reported" },
    ...[EARLY, 0.5].map((share) => {
      const { sent, megabytes } = at(share);
      return {
        what: `after ${sent.toLocaleString("en")} requests`,
        figure: written(megabytes),
        goal: "reported",
      };
    }),
    {
      what: `after ${end.toLocaleString("en")} requests`,
      figure: written(at(1).megabytes),
      goal: `≤ ${MOST_MEGABYTES} MB`,
      met: at(1).megabytes <= MOST_MEGABYTES,
    },
    {
      what: `last quarter's median, times the third's (${written(last)} of ${written(third)})`,
      figure: (last / third).toFixed(3),
      goal: `≤ ${MOST_GROWTH}`,
      met: last / third <= MOST_GROWTH,
    },
  ];
}

function wholeRun(sent: number, failures: readonly string[], most: number | null): Figure[] {
  return [
    { what: "at most, its start among it", figure: written(most ?? Number.NaN), goal: "reported" },
    {
      what: `requests that failed, of ${sent.toLocaleString("en")}`,
      figure: failures.length === 0 ? "0" : failures.join(", "),
      goal: "0",
      met: failures.length === 0,
    },
  ];
}

function written(megabytes: number): string {
  return Number.isNaN(megabytes) ? "not told by this system" : `${Math.round(megabytes)} MB`;
}
