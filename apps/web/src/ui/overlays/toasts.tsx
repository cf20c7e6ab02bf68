import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import {
  UNSTABLE_Toast as AriaToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components/Toast";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { fitToPage } from "./page-under/fit-to-page.ts";
import { type ToastMessage, toastQueue } from "./toast.ts";

/** The corner where short messages appear. Once per app. */
export function Toasts() {
  return (
    <ToastRegion ref={fitToPage} queue={toastQueue} className="toasts" aria-label={uiTexts.notifications}>
      {({ toast }) => (
        <AriaToast toast={toast} className={`toast toast--${toast.content.tone}`}>
          <Icon of={icons[toast.content.tone]} />
          <ToastContent>
            <Text slot="title">{toast.content.text}</Text>
            {toast.content.detail !== undefined && (
              <Text slot="description">
                {toast.content.detail}
                {toast.content.action?.until !== undefined && (
                  <span className="visually-hidden">. {uiTexts.answerInTime}</span>
                )}
              </Text>
            )}
          </ToastContent>
          <Answers message={toast.content} onClose={() => toastQueue.close(toast.key)} />
        </AriaToast>
      )}
    </ToastRegion>
  );
}

const icons: Record<ToastMessage["tone"], LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
};

function Answers({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const { action } = message;
  return (
    <span className="toast-do">
      {action && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onClose();
            action.onAction();
          }}
        >
          {action.label}
          {action.until !== undefined && <SecondsLeft until={action.until} />}
        </Button>
      )}
      <Button variant="quiet" size="small" isIconOnly aria-label={uiTexts.close} onClick={onClose}>
        <Icon of={X} size={16} />
      </Button>
    </span>
  );
}

/** How long the answer can be given; not read aloud, since it changes every second. F6 leads to its button. */
function SecondsLeft({ until }: { until: number }) {
  const left = () => Math.max(0, Math.ceil((until - performance.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      if (event.key !== "F6") return;
      event.preventDefault();
      ref.current?.closest("button")?.focus();
    };
    document.addEventListener("keydown", lead);
    return () => document.removeEventListener("keydown", lead);
  }, []);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 250);
    return () => clearInterval(timer);
  });
  return (
    <span ref={ref} aria-hidden className="toast-seconds">
      {seconds}
    </span>
  );
}
