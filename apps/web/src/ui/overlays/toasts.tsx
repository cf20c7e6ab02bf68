import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from "lucide-react";
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

/** The corner where short messages appear. Once per app. */
export function Toasts() {
  return (
    <ToastRegion queue={toastQueue} className="toasts" aria-label={uiTexts.notifications}>
      {({ toast }) => (
        <AriaToast toast={toast} className={`toast toast--${toast.content.tone}`}>
          <Icon of={icons[toast.content.tone]} />
          <ToastContent>
            <Text slot="title">{toast.content.text}</Text>
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
        </Button>
      )}
      <Button variant="quiet" size="small" isIconOnly aria-label={uiTexts.close} onClick={onClose}>
        <Icon of={X} size={16} />
      </Button>
    </span>
  );
}
