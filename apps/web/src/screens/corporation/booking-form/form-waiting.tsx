import { Skeleton } from "#web/kit/feedback/skeleton.tsx";
import { Page } from "#web/kit/layout/page.tsx";
import { LoadFailed } from "#web/widgets/feedback/load-failed.tsx";

/** Stands until the booking form has what it needs, or says that it could not get it. */
export function FormWaiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  return <Page width="narrow">{hasFailed ? <LoadFailed onRetry={onRetry} /> : <Skeleton count={3} />}</Page>;
}
