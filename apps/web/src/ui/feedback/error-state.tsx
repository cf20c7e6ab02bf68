import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

export interface ErrorStateProps {
  title?: string;
  /** What to do when trying again does not help. */
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  isRetrying?: boolean;
}

/** Stands where content should have been, with a way to ask for it again. */
export function ErrorState({
  title = uiTexts.somethingWentWrong,
  children,
  onRetry,
  retryLabel = uiTexts.retry,
  isRetrying,
}: ErrorStateProps) {
  return (
    <div className="blank" role="alert">
      <Icon of={CircleAlert} size={22} />
      <p className="strong ink">{title}</p>
      {children && <div className="small">{children}</div>}
      {onRetry && (
        <Button onClick={onRetry} isPending={isRetrying}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
