import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";
import { errorCause } from "#web/ui/foundation/error-cause.ts";

/** One short message. */
export interface ToastMessage {
  tone: "success" | "info" | "warning" | "error";
  text: string;
  /** What it is about, where the words alone do not say it. */
  detail?: string;
  /** One way to answer, such as «Fortryd» or «Prøv igen»; pressing it closes the message. */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  onAction: () => void;
  /** When the answer comes too late, by `performance.now()`: the message counts down and goes then, whoever reads it. */
  until?: number;
}

/** Milliseconds; the clock stands still while a message is hovered or focused. */
const READING_TIME = 6_000;

/** Messages waiting to be shown, at most four at a time. `Toasts` draws them. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 4 });

/** Shows a short message that goes away by itself. Works outside React too. */
export const toast = {
  success: (text: string, action?: ToastAction) => show({ tone: "success", text, action }),
  info: (text: string, action?: ToastAction) => show({ tone: "info", text, action }),
  warning: (text: string, action?: ToastAction) => show({ tone: "warning", text, action }),
  error: (text: string, action?: ToastAction) => show({ tone: "error", text, detail: errorCause(), action }),
  /** Takes the place of the same words without an answer; of two about different things both stay. */
  undoable: (text: string, detail: string, action: ToastAction & { until: number }) => {
    const key = show({ tone: "success", text, detail, action });
    const close = () => toastQueue.close(key);
    setTimeout(close, action.until - performance.now());
    return close;
  },
  /** Takes words back that are no longer true; nothing where they have gone already. */
  withdraw: (text: string) => {
    for (const { key, content } of toastQueue.visibleToasts) {
      if (content.text === text && content.action === undefined) toastQueue.close(key);
    }
  },
};

/**
 * Words that are still in sight are not said twice: they stay for another reading, or until it is too late to answer.
 */
function show(message: ToastMessage): string {
  for (const { key, content } of toastQueue.visibleToasts) {
    if (content.text !== message.text) continue;
    if (content.action?.until === undefined) toastQueue.close(key);
    else if (message.action === undefined) return key;
  }
  return toastQueue.add(message, message.action?.until === undefined ? { timeout: READING_TIME } : {});
}
