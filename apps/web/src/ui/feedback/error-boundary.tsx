import { Component, type ErrorInfo, type ReactNode } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { ErrorState } from "./error-state.tsx";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Told once per failure; the error may carry personal data, so don't send it anywhere unread. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** Another value means another page, which deserves a fresh start. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey: string | undefined;
}

/** Keeps a crash inside one part of the page and offers to draw that part again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return props.resetKey === state.resetKey ? null : { hasFailed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState retryLabel={uiTexts.retry} onRetry={() => this.setState({ hasFailed: false })}>
        {uiTexts.crashed}
      </ErrorState>
    );
  }
}
