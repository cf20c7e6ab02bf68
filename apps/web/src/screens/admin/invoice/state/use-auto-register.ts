import { useEffect, useRef } from "react";
import { invoicingEndpoints } from "#contract/invoicing/endpoints.ts";
import { call } from "#web/api/calls/call.ts";
import type { InvoiceDetails } from "./invoice-details.ts";
import { useInvoiceEdits } from "./invoice-edits.ts";

/**
 * Once a booking is shown, the times that are settled are registered by themselves: agreed stamps, and the
 * booked times where nobody stamped. A failure says nothing.
 */
export function useAutoRegister(all: readonly InvoiceDetails[]): void {
  const { refresh } = useInvoiceEdits();
  const asked = useRef(new Set<number>());
  const after = useRef(refresh);
  after.current = refresh;

  useEffect(() => {
    const fresh = all.filter(({ booking }) => !asked.current.has(booking.id));
    if (fresh.length === 0) return;
    for (const { booking } of fresh) asked.current.add(booking.id);
    Promise.all(fresh.map(register)).then(() => after.current(), console.error);
  }, [all]);
}

function register({ booking }: InvoiceDetails) {
  return call(invoicingEndpoints.autoRegisterTime, {
    body: { booking_id: booking.id, start_time: booking.start_time, end_time: booking.end_time },
  });
}
