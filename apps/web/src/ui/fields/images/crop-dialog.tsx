import { useState } from "react";
import { imageTexts } from "#texts/da/ui/images.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { type Crop, keptSquare, largestCrop } from "./crop.ts";
import { CropView } from "./crop-view.tsx";

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
      title={imageTexts.cropTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button variant="primary" onClick={async () => onDone(await drawCrop(picture, crop, SIDE))}>
            {imageTexts.useImage}
          </Button>
        </>
      }
    >
      <CropView picture={picture} crop={crop} onChange={setCrop} isSquare={isSquare} />
    </Dialog>
  );
}

/**
 * Draws the kept square of a picture as a JPEG. What is transparent becomes white.
 * @param side of the result in pixels
 */
function drawCrop(picture: ImageBitmap, crop: Crop, side: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const paper = canvas.getContext("2d");
  if (!paper) return Promise.reject(new Error("This browser cannot draw"));
  const kept = keptSquare(picture, crop);
  paper.fillStyle = "white";
  paper.fillRect(0, 0, side, side);
  paper.drawImage(picture, kept.x, kept.y, kept.side, kept.side, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("This browser cannot write a JPEG"))),
      "image/jpeg",
      0.9,
    );
  });
}
