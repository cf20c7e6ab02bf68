import type { ReactNode } from "react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Skeleton, type SkeletonProps } from "#web/ui/feedback/skeleton.tsx";
import { LoadFailed, useFailureToast } from "./load-failed.tsx";

/** What the view must know of a query; several that are needed together can be handed over as one. */
export interface ViewedQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching?: boolean;
  refetch: () => unknown;
}

export interface QueryViewProps<Data> {
  query: ViewedQuery<Data>;
  /** The grey shapes until the answer is there. */
  skeleton?: SkeletonProps;
  /** Stands in the place of the grey shapes. */
  loading?: ReactNode;
  /** What has failed, where the screen has a sentence of its own for it. */
  failedTitle?: string;
  /** Said in a toast, once, when the query fails; also when older data still stands there. */
  failedToast?: string;
  /** Stands in the place of an empty list, or of data that `isEmpty` holds for. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Draws the answer. Older data stays while a newer answer is fetched, or could not be. */
  children?: (data: Data) => ReactNode;
}

/** The answer of a query, and what stands in its place while it is loading, has failed or is empty. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, skeleton, loading, failedTitle, failedToast = "" } = props;
  const { empty, isEmpty = isEmptyList, children } = props;
  useFailureToast(query.isError && failedToast !== "", failedToast);
  if (query.data !== undefined) {
    return empty !== undefined && isEmpty(query.data) ? (
      <EmptyState>{empty}</EmptyState>
    ) : (
      children?.(query.data)
    );
  }
  if (!query.isError) return loading ?? <Skeleton {...skeleton} />;
  const retry = { onRetry: () => void query.refetch(), isRetrying: query.isFetching };
  return failedTitle ? <ErrorState title={failedTitle} {...retry} /> : <LoadFailed {...retry} />;
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}
