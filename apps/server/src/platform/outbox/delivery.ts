import type { Tx } from "#server/platform/database/database.ts";
import type { OutboxRow } from "./queries.ts";

/** What a channel did: the service's reference, and what follows for us, in the transaction that notes it. */
export interface Delivered {
  readonly reference: string | null;
  readonly accepted?: (tx: Tx) => Promise<void>;
}

/** Hands one row to an outside service. Throws the failures of the integrations. */
export type Delivery = (row: OutboxRow) => Promise<Delivered>;

/** How the rows of each channel are delivered. */
export type Deliveries = Record<OutboxRow["channel"], Delivery>;
