import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { orderEndpoints, type orderPreview } from "#contract/bookings/order.endpoints.ts";
import type { OrderForm } from "#contract/bookings/order-form.ts";
import { ApiError, call } from "#web/api/calls/call.ts";

export type OrderPreview = z.output<typeof orderPreview>;

interface Preview {
  /** What was asked about. */
  readonly asked: string;
  readonly answer: OrderPreview | null;
  /** What is wrong, by the field: `lines.0.dates.1.date`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly hasFailed: boolean;
}

/** Typing goes on for so long before it is asked, in milliseconds. */
const WAIT_MS = 350;

/** What an order, or roles beside a booking, come to as the server says, asked anew when it changes; the last answer stays until the next. */
export function usePreview(body: OrderForm | null, besideId: number | null) {
  const wanted = body === null ? null : JSON.stringify(body);
  const [preview, setPreview] = useState<Preview | null>(null);

  useEffect(() => {
    if (wanted === null) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const sent = JSON.parse(wanted) as OrderForm;
      try {
        const parts = { query: { dryRun: "1" as const }, body: sent, signal: stop.signal };
        const answer =
          besideId === null
            ? await call(orderEndpoints.create, parts)
            : await call(orderEndpoints.addRoles, { ...parts, params: { id: besideId } });
        if (!stop.signal.aborted && "lines" in answer)
          setPreview({ asked: wanted, answer, errors: {}, hasFailed: false });
      } catch (error) {
        if (stop.signal.aborted) return;
        const errors = error instanceof ApiError ? error.fields : {};
        const hasFailed = Object.keys(errors).length === 0;
        setPreview({ asked: wanted, answer: null, errors, hasFailed });
      }
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, besideId]);

  const isCurrent = preview?.asked === wanted;
  return {
    answer: wanted === null ? null : (preview?.answer ?? null),
    errors: isCurrent ? preview.errors : {},
    hasFailed: isCurrent && preview.hasFailed,
    isCounting: wanted !== null && !isCurrent,
  };
}
