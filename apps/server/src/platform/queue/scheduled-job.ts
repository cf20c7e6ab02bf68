import type { Services } from "#server/platform/http/handler.ts";

/** Something that has to happen at a time and not because somebody calls. Running it again changes nothing. */
export interface ScheduledJob {
  readonly name: string;
  readonly everyMinutes: number;
  readonly run: (services: Services) => Promise<void>;
}
