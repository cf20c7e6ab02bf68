import { X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { openOverlays } from "./close-by-back.ts";

export interface ImageViewerProps {
  isOpen: boolean;
  onClose: () => void;
  src: string;
  /** Whose or what picture; also the dialog's name. */
  alt: string;
}

/** One picture, as large as the screen allows. */
export function ImageViewer({ isOpen, onClose, src, alt }: ImageViewerProps) {
  const goBack = useEffectEvent(onClose);
  useEffect(() => (isOpen ? openOverlays.open(() => goBack()) : undefined), [isOpen]);
  return (
    <ModalOverlay className="scrim" isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
      <Modal className="viewer">
        <Dialog aria-label={alt}>
          <img src={src} alt={alt} />
          <Button isIconOnly aria-label={uiTexts.close} onClick={onClose}>
            <Icon of={X} />
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
