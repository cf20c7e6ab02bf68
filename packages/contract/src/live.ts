import type { QueryKey } from "#contract/endpoint.ts";

/**
 * Who is told of a change: `corporation:5`, `employee:7`, every `employees`, every `corporations`, `admins`.
 */
export type Channel =
  | `corporation:${number}`
  | `employee:${number}`
  | "employees"
  | "corporations"
  | "admins";

/** What travels from the transaction that changed something to the pages that show it. */
export interface Invalidation {
  readonly channels: readonly Channel[];
  /** Query keys, or beginnings of them, that are stale now. */
  readonly keys: readonly QueryKey[];
}
