import { useState } from "react";
import { kitTexts } from "#texts/da/kit/kit.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { largestCrop } from "./crop.ts";
import { CropView } from "./crop-view.tsx";
import { drawCrop } from "./draw-crop.ts";

/** Pixels; the largest size that pictures are shown in. */
const SIDE = 1000;

export interface CropDialogProps {
  picture: ImageBitmap;
  isSquare?: boolean;
  onDone: (image: Blob) => void;
  onClose: () => void;
}

/** Chooses the square of a picture that is kept. */
export function CropDialog({ picture, isSquare, onDone, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(() => largestCrop(picture));
  return (
    <Dialog
      isOpen
      title={kitTexts.cropTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{kitTexts.cancel}</Button>
          <Button variant="primary" onClick={async () => onDone(await drawCrop(picture, crop, SIDE))}>
            {kitTexts.useImage}
          </Button>
        </>
      }
    >
      <CropView picture={picture} crop={crop} onChange={setCrop} isSquare={isSquare} />
    </Dialog>
  );
}
