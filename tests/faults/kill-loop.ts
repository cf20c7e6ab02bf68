import { startProduct } from "#tests/support/product.ts";
import { CLOCK, missing, startWriteLoad } from "./write-load.ts";

/**
 * Starts the product, kills it in the middle of its writes, and looks after the next start which acknowledged bookings
 * are gone; so many times on the same database. Ends early when one is. With a `label` every tenth time prints how far it has come.
 */
export async function killWhileWriting(
  database: Record<string, string>,
  times: number,
  label?: string,
): Promise<{ kills: number; acknowledged: number; lost: number }> {
  const env = { ...database, VAGTKLAR_CLOCK: CLOCK };
  const acknowledged: number[] = [];
  for (let kills = 0; ; kills += 1) {
    const product = await startProduct(env);
    const lost = (await missing(product, acknowledged)).length;
    const count = { kills, acknowledged: acknowledged.length, lost };
    if (label && kills % 10 === 0)
      console.log(`${label}: ${kills} kills, ${acknowledged.length} acknowledged bookings, ${lost} lost`);
    if (lost > 0 || kills === times) {
      await product.stop();
      return count;
    }
    const load = await startWriteLoad(product, { isRestless: true });
    // In the middle of it: after a few answers, another number each time, while others are under way.
    await load.written(3 + (kills % 10));
    await product.kill();
    await load.stop();
    acknowledged.push(...load.acknowledged);
  }
}
