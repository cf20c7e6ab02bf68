/** What a webhook can be told of, in the order in which it is listed: what it is about, and what happened to it. */
export const webhookEvents = [
  "booking.created",
  "booking.approved",
  "booking.rejected",
  "booking.changed",
  "booking.cancelled",
  "booking.filled",
  "shift.selected",
  "shift.cancelled",
  "shift.arrived",
  "shift.not_arrived",
  "hours.approved",
  "invoice.created",
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** What a webhook is sent when its owner tries it. */
export const TEST_EVENT = "webhook.test";

const told: Readonly<Record<string, readonly WebhookEvent[]>> = {
  "booking.create": ["booking.created"],
  "booking.repeat": ["booking.created"],
  "order.create": ["booking.created"],
  "booking.approve": ["booking.approved"],
  "booking.reject": ["booking.rejected"],
  "booking.owner_decline": ["booking.rejected"],
  "booking.change": ["booking.changed"],
  "booking.change_department": ["booking.changed"],
  "booking.owner_approve": ["booking.changed"],
  "booking.take_up": ["booking.changed"],
  "booking.send_again": ["booking.changed"],
  "booking.open": ["booking.changed"],
  "booking.close": ["booking.changed"],
  "booking.undo_approve": ["booking.changed"],
  "booking.undo_reject": ["booking.changed"],
  "booking.undo_close": ["booking.changed"],
  "booking.cancel": ["booking.cancelled"],
  "shift.selected": ["shift.selected", "booking.filled"],
  "shift.accept_offer": ["shift.selected", "booking.filled"],
  "shift.promote_from_standby": ["shift.selected", "booking.filled"],
  "shift.add_worker": ["shift.selected", "booking.filled"],
  "shift.cancel": ["shift.cancelled"],
  "shift.removed": ["shift.cancelled"],
  "shift.release": ["shift.cancelled"],
  "shift.release_after_change": ["shift.cancelled"],
  "shift.report_sick": ["shift.cancelled"],
  "shift.report_sick_for_person": ["shift.cancelled"],
  "shift.arrive": ["shift.arrived"],
  "shift.note_not_arrived": ["shift.not_arrived"],
  "shift.stamp": ["hours.approved"],
  "shift.agree_by_silence": ["hours.approved"],
  "booking.hours_changed": ["hours.approved"],
  "invoice_document.accept": ["invoice.created"],
};

/**
 * What webhooks may be told of after a recorded event of this type. `booking.filled` is told only where every place is
 * taken then, `hours.approved` only where the hours are settled. Rule: What webhooks are told of, docs/rules/webhooks.md.
 */
export function toldOf(recorded: string): readonly WebhookEvent[] {
  return told[recorded] ?? [];
}
