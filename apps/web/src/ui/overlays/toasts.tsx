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
import { type ToastMessage, toastQueue } from "./toast.ts";

/** What may stand at the foot of a page, by its class; where there are two, the first is the taller. */
const bars = ["save-bar", "total-bar", "act-bar", "run-commit", "staff-save", "bottom-bar"];

/**
 * Messages and the page know of each other until the returned function is called: `region` has the class of the bar that
 * it stands over in `data-over`, the page `data-toasts`, and `--toasts-height` in pixels. Asked here and not with
 * `:has()`, which would make the browser style the whole page whenever anything in it changes.
 */
function fitToPage(region: HTMLElement | null) {
  if (!region) return;
  const { body, documentElement: root } = region.ownerDocument;

  function look() {
    const bar = bars.find((name) => body.querySelector(`.${name}`));
    if (bar) (region as HTMLElement).dataset.over = bar;
    else delete (region as HTMLElement).dataset.over;
    root.dataset.toasts = body.querySelector(":scope > .scrim") ? "over-dialog" : "over-page";
  }

  const sizes = new ResizeObserver(() => {
    root.style.setProperty("--toasts-height", `${region.offsetHeight}px`);
    showFocused(region);
  });
  const changes = new MutationObserver(look);
  look();
  sizes.observe(region);
  changes.observe(body, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
    delete root.dataset.toasts;
  };
}

/** Scrolls what has the focus out from under the messages. */
function showFocused(region: HTMLElement) {
  const focused = region.ownerDocument.activeElement;
  if (focused?.matches("input, textarea, select, button") && isUnder(region, focused)) {
    focused.scrollIntoView({ block: "nearest" });
  }
}

function isUnder(region: Element, part: Element): boolean {
  const [above, below] = [region.getBoundingClientRect(), part.getBoundingClientRect()];
  const overlapsDown = below.bottom > above.top && below.top < above.bottom;
  return overlapsDown && below.right > above.left && below.left < above.right;
}

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
