import { X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { errorCause } from "#web/ui/foundation/error-cause.ts";
import { Icon } from "#web/ui/icon.tsx";
import { openOverlays } from "./close-by-back.ts";
import type { DialogProps } from "./dialog-props.ts";
import { keepPlace } from "./keep-place.ts";

/** Milliseconds that an answer may take before somebody wonders. */
const UNUSUALLY_LONG = 2_500;

/** `Dialog` itself, for what is fetched when it is opened anyway. */
export function OpenDialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    children,
    actions,
    summary,
    error,
    width = "normal",
    isQuestion,
    isSheet = summary !== undefined,
    isPending = false,
  } = props;
  const goBack = useEffectEvent(() => {
    if (!isPending) onClose();
  });
  useEffect(() => (isOpen ? openOverlays.open(() => goBack()) : undefined), [isOpen]);
  // What is pressed to open it still has the focus when it is drawn for the first time.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => (isOpen ? keepPlace(opener) : undefined), [isOpen, opener]);
  return (
    <ModalOverlay
      className={classNames("scrim", isSheet && "scrim--sheet")}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isQuestion && !isPending}
      isKeyboardDismissDisabled={isPending}
    >
      <Modal className={classNames("dialog", width !== "normal" && `dialog--${width}`)}>
        <AriaDialog role={isQuestion ? "alertdialog" : "dialog"}>
          <div className="dialog-head">
            <Heading slot="title" className="h2">
              {title}
            </Heading>
            {!isQuestion && (
              <Button
                variant="quiet"
                isIconOnly
                aria-label={uiTexts.close}
                isDisabled={isPending}
                onClick={onClose}
              >
                <Icon of={X} />
              </Button>
            )}
          </div>
          <AfterHead isAtOnce={isQuestion}>
            {children && <DialogBody>{children}</DialogBody>}
            {(actions || summary || isPending) && (
              <div className="dialog-foot">
                {isPending && <WhyOneWaits />}
                {error && (
                  <Note tone="brick" role="alert">
                    {[error, errorCause()].filter(Boolean).join(" ")}
                  </Note>
                )}
                {typeof summary === "string" ? <p className="small dim">{summary}</p> : summary}
                {actions && <div className="dialog-actions">{actions}</div>}
              </div>
            )}
          </AfterHead>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * What stands under the title is drawn in the frame after it, which a press is answered by. A question is read out as it
 * opens, and is there at once.
 */
function AfterHead({ isAtOnce = false, children }: { isAtOnce?: boolean | undefined; children: ReactNode }) {
  const [isNext, setNext] = useState(isAtOnce);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setNext(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isNext && children;
}

/** Why nothing closes the dialog, said once an answer takes longer than usual. */
function WhyOneWaits() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), UNUSUALLY_LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      {isLong && (
        <Note tone="blue" title={uiTexts.waiting.title}>
          {uiTexts.waiting.text}
        </Note>
      )}
    </div>
  );
}

/** What a dialog says. Long text without anything to press is a stop of the Tab key, so that the arrows scroll it. */
function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight));
    for (const part of [element, ...element.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, []);

  return (
    <div ref={body} className="dialog-body" tabIndex={isLong ? 0 : undefined}>
      {children}
    </div>
  );
}
