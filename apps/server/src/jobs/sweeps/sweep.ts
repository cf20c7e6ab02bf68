import type { Services } from "#server/areas/verb.ts";

/** Something that is looked at every so often. Run twice, or by two processes, it does the same once. */
export interface Sweep {
  readonly name: string;
  readonly everyMinutes: number;
  run(services: Services): Promise<unknown>;
}
