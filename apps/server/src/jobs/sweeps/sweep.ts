import type { Services } from "#server/areas/verb.ts";

/** Something that has to happen at a time and not because somebody calls. Running it again changes nothing. */
export interface Sweep {
  readonly name: string;
  readonly everyMinutes: number;
  readonly run: (services: Services) => Promise<void>;
}
