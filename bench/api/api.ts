import { type Figure, median, spread } from "../figures.ts";
import type { Outcome } from "../load/generator.ts";
import { residentMegabytes } from "../process/process-facts.ts";
import { type MeasuredCall, measuredWrites } from "./calls.ts";
import { type Sides, WARM_UP, withSides } from "./sides.ts";
import { worldNames, worlds } from "./world.ts";

const ROUNDS = 7;
const ROUND = 1_000;
const LEAST_SHARE = { read: 0.4, write: 0.3 };
const MOST_PROCESSOR = 3;
const MOST_STATEMENTS = 2;

/** The product against the limit, each on a database of its own with the same content. */
export async function measureApi(server: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const world of worldNames) {
    await withSides(server, { name: "api", world }, async (sides) => {
      for (const call of worlds[world]) figures.push(...(await measureCall(call, sides)));
      figures.push(memoryOf(sides.product.pid, world));
    });
  }
  return figures;
}

async function measureCall(call: MeasuredCall, sides: Sides): Promise<Figure[]> {
  const { product, limit, recordings, send } = sides;
  const { statements, messages, databaseBytes, answers } = recordings[call];
  await send(product, { call, ...WARM_UP });
  await send(limit, { call, ...WARM_UP });
  const rounds: { product: Outcome & { processor: number }; limit: Outcome & { processor: number } }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ofLimit = await send(limit, { call, milliseconds: ROUND });
    rounds.push({ product: await send(product, { call, milliseconds: ROUND }), limit: ofLimit });
  }
  const rate = (of: "product" | "limit") => Math.round(median(rounds.map((one) => one[of].perSecond)));
  const spent = (of: "product" | "limit") => median(rounds.map((one) => one[of].processor * 1000)).toFixed(2);
  const share = rounds.map((one) => one.product.perSecond / one.limit.perSecond);
  const cpu = rounds.map((one) => one.product.processor / one.limit.processor);
  const isWrite = call in measuredWrites;
  const least = isWrite ? LEAST_SHARE.write : LEAST_SHARE.read;
  const said = `${statements.length} in ${messages}; ${databaseBytes} with PostgreSQL, ${Buffer.byteLength(answers[0] ?? "")} answered`;
  return [
    {
      what: `${call}: requests per second, share of the limit's (${rate("product")} of ${rate("limit")})`,
      figure: spread(share),
      goal: `≥ ${least}`,
      met: median(share) >= least,
    },
    {
      what: `${call}: processor time a request, times the limit's (${spent("product")} of ${spent("limit")} ms)`,
      figure: spread(cpu, 1),
      goal: `≤ ${MOST_PROCESSOR}`,
      met: median(cpu) <= MOST_PROCESSOR,
    },
    isWrite
      ? { what: `${call}: statements in messages; bytes`, figure: said, goal: "reported" }
      : {
          what: `${call}: statements in messages; bytes`,
          figure: said,
          goal: `≤ ${MOST_STATEMENTS} statements`,
          met: statements.length <= MOST_STATEMENTS,
        },
    ...(isWrite ? [] : [await measureAnew(call, sides)]),
  ];
}

/** What a read costs whose rows are others than before, and what both cost as a browser asks. */
async function measureAnew(call: MeasuredCall, { product, anew, limit, send }: Sides): Promise<Figure> {
  await send(anew, { call, ...WARM_UP });
  const kinds = [
    [anew, undefined],
    [product, "br"],
    [anew, "br"],
  ] as const;
  const ratios: number[][] = kinds.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    const { processor } = await send(limit, { call, milliseconds: ROUND / 2 });
    for (const [index, [side, accepts]] of kinds.entries()) {
      const load = { call, milliseconds: ROUND / 2, ...(accepts ? { accepts } : {}) };
      ratios[index]?.push((await send(side, load)).processor / processor);
    }
  }
  return {
    what: `${call}: processor time, times the limit's: made anew; compressed, kept; compressed, made anew`,
    figure: ratios.map((all) => spread(all, 1)).join("; "),
    goal: "reported",
  };
}

function memoryOf(pid: number, world: string): Figure {
  const megabytes = residentMegabytes(pid);
  const figure = megabytes === null ? "not told by this system" : `${Math.round(megabytes)} MB`;
  return { what: `memory of the server after the ${world} (RSS)`, figure, goal: "" };
}
