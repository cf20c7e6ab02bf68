import { ADMIN } from "../agency/fixtures.ts";
import { startMeasured } from "../databases.ts";
import { tokenOf } from "../day/world.ts";
import type { Figure } from "../figures.ts";
import { processorSeconds, residentMegabytes } from "../process/process-facts.ts";

const PASSWORD = "bench-download-password";
/** Milliseconds between two looks at the memory. */
const LOOK = 10;

/** The files that the office takes home, as they are asked for. */
const files = {
  companies: "admin/corporations/corporations-csv",
  "pay of a month": "admin/bookings/employees-csv?startDate=2026-10-01&endDate=2026-10-31",
  "pay of two years": "admin/bookings/employees-csv?startDate=2024-11-01&endDate=2026-10-31",
  log: "admin/audit-export",
} as const;

interface Taken {
  readonly megabytes: number;
  readonly firstByte: number;
  readonly lastByte: number;
  readonly seconds: number;
  readonly before: number;
  readonly most: number;
}

/** Each export at each agency, one call: the file, until its first and last byte, processor time and memory of the server. */
export async function measureExports(urls: readonly string[]): Promise<Figure[]> {
  const taken = new Map<string, Taken[]>(Object.keys(files).map((name) => [name, []]));
  for (const url of urls) {
    const product = await startMeasured(url, { COMPANY_CSV_PASSWORD: PASSWORD });
    try {
      for (const [name, path] of Object.entries(files)) {
        taken.get(name)?.push(await take(`${product.url}/api/${path}`, product.process.pid ?? 0));
      }
    } finally {
      await product.stop();
    }
  }
  return [...taken].map(([name, sizes]) => ({
    what: `export: ${name}`,
    figure: sizes.map(written).join(" → "),
    goal: "reported",
  }));
}

async function take(address: string, pid: number): Promise<Taken> {
  const headers = {
    authorization: `Bearer ${tokenOf("corporation", ADMIN)}`,
    "x-download-password": PASSWORD,
  };
  const before = residentMegabytes(pid) ?? 0;
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid) ?? 0);
  }, LOOK);
  try {
    const used = processorSeconds(pid) ?? 0;
    const from = performance.now();
    const answer = await fetch(address, { headers });
    if (answer.status !== 200 || !answer.body) throw new Error(`${address} answered ${answer.status}`);
    let firstByte: number | undefined;
    let bytes = 0;
    for await (const chunk of answer.body) {
      firstByte ??= performance.now() - from;
      bytes += chunk.byteLength;
    }
    return {
      megabytes: bytes / 1e6,
      firstByte: firstByte ?? Number.NaN,
      lastByte: performance.now() - from,
      seconds: (processorSeconds(pid) ?? 0) - used,
      before,
      most,
    };
  } finally {
    clearInterval(looking);
  }
}

function written({ megabytes, firstByte, lastByte, seconds, before, most }: Taken): string {
  const memory = `${before.toFixed(0)}, ${most.toFixed(0)} MB`;
  return `${megabytes.toFixed(2)} MB; ${firstByte.toFixed(0)}, ${lastByte.toFixed(0)} ms; ${seconds.toFixed(2)} s; ${memory}`;
}
