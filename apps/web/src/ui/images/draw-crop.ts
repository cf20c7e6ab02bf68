import { type Crop, keptSquare } from "./crop.ts";

/**
 * Draws the kept square of a picture as a JPEG. What is transparent becomes white.
 * @param side of the result in pixels
 */
export function drawCrop(picture: ImageBitmap, crop: Crop, side: number): Promise<Blob> {
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
