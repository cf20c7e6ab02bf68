import type { ReactNode } from "react";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

interface FormWaitingProps {
  /** Way back, title and what else stands over the form, as it will. */
  head: ReactNode;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Stands in the form's own place until it has what it needs, or says that it could not get it. */
export function FormWaiting({ head, hasFailed, onRetry }: FormWaitingProps) {
  return (
    <div className="has-total-bar">
      <div className="booking-start booking-start--plain">
        <main className="booking-main">
          {head}
          {hasFailed ? <LoadFailed onRetry={onRetry} /> : <Skeleton count={4} />}
        </main>
        {!hasFailed && (
          <div className="booking-price" aria-hidden="true">
            <div className="price-card">
              <span className="skeleton" style={{ width: "100%", height: 220 }} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
