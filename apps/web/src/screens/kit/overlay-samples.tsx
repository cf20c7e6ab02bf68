import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { kitPageTexts as texts } from "#texts/da/ui/kit-page.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Popover } from "#web/ui/overlays/popover.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { Section } from "./sample.tsx";

/** What comes in front of the page. */
export function OverlaySamples() {
  return (
    <>
      <Section title={texts.sections.toasts}>
        <Button onClick={() => toast.success(texts.created)}>{texts.created}</Button>
        <Button
          onClick={() =>
            toast.info(texts.withdrawn, { label: texts.undo, onAction: () => toast.success(texts.created) })
          }
        >
          {texts.withdrawn}
        </Button>
        <Button onClick={() => toast.warning(texts.invalid)}>{texts.invalid}</Button>
        <Button onClick={() => toast.error(texts.failed)}>{texts.failed}</Button>
      </Section>
      <Section title={texts.sections.dialogs}>
        <DialogSample />
        <QuestionSample />
        <Popover label={texts.more} trigger={<Icon of={EllipsisVertical} />} variant="quiet" isIconOnly>
          {texts.info}
        </Popover>
      </Section>
    </>
  );
}

function DialogSample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.openDialog}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={texts.dialogTitle}
        actions={
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            <Button variant="primary" onClick={close}>
              {texts.sendBooking}
            </Button>
          </>
        }
      >
        <p className="small dim">{texts.dialogText}</p>
      </Dialog>
    </>
  );
}

/** The first answer fails, the second works, so that both can be looked at. */
function QuestionSample() {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  function confirm() {
    if (hasFailed) setOpen(false);
    setFailed(!hasFailed);
  }

  return (
    <>
      <Button variant="refuse" onClick={() => setOpen(true)}>
        {texts.openQuestion}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={confirm}
        title={texts.openQuestion}
        error={hasFailed ? texts.failed : undefined}
        isRefusing
      >
        {texts.questionText}
      </ConfirmDialog>
    </>
  );
}
