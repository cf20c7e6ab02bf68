import type { Sweep } from "./sweep.ts";

/** Every timed job of the product. */
export const allSweeps: readonly Sweep[] = [];
