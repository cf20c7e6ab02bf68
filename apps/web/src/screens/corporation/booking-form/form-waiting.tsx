import { Skeleton } from "#web/kit/feedback/skeleton.tsx";
import { Page } from "#web/kit/layout/page.tsx";
import { PageHead } from "#web/kit/layout/page-head.tsx";
import { Stack } from "#web/kit/layout/stack.tsx";
import { LoadFailed } from "#web/widgets/feedback/load-failed.tsx";

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
