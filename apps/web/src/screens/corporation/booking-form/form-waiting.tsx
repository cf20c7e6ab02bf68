import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

interface FormWaitingProps {
  title: string;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Stands until the booking form has what it needs, or says that it could not get it. */
export function FormWaiting({ title, hasFailed, onRetry }: FormWaitingProps) {
  return (
    <Page width="narrow">
      <Stack gap={20}>
        <PageHead title={title} />
        {hasFailed ? <LoadFailed onRetry={onRetry} /> : <Skeleton count={3} />}
      </Stack>
    </Page>
  );
}
