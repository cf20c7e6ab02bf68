import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";

/** One short message. */
export interface ToastMessage {
  tone: "success" | "info" | "warning" | "error";
  text: string;
  /** One way to answer, such as «Fortryd» or «Prøv igen»; pressing it closes the message. */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  onAction: () => void;
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
  error: (text: string, action?: ToastAction) => show({ tone: "error", text, action }),
};

/** Words that are still in sight are not said twice: they stay for another reading. */
function show(message: ToastMessage) {
  for (const { key, content } of toastQueue.visibleToasts) {
    if (content.text === message.text) toastQueue.close(key);
  }
  toastQueue.add(message, { timeout: READING_TIME });
}
