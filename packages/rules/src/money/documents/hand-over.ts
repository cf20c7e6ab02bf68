/** How far an electronic document of our own series is on its way: its file waits for somebody, or was handed over. */
export type HandOver = "by_hand" | "sent";

/** What decides whether a document can be handed over by hand. */
interface HandedDocument {
  readonly isOwn: boolean;
  /** How far it is on its way; null for one that goes by mail. */
  readonly delivery: string | null;
}

/**
 * How far a document is once somebody says that its file is handed over, or takes that back; null where there is nothing
 * to hand over. Rule: Handing over an electronic invoice, docs/rules/payments.md.
 */
export function handOver({ isOwn, delivery }: HandedDocument, isHandedOver: boolean): HandOver | null {
  if (!isOwn || delivery === null) return null;
  return isHandedOver ? "sent" : "by_hand";
}
