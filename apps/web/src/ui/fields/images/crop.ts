/** The size of a picture in its own pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** What of a picture is kept: a square around a middle. All in the picture's own pixels; `zoom` 1 is the largest. */
export interface Crop {
  zoom: number;
  middleX: number;
  middleY: number;
}

export const lowestZoom = 1;
export const highestZoom = 3;

/** The largest square in the middle of the picture. */
export function largestCrop({ width, height }: PictureSize): Crop {
  return { zoom: lowestZoom, middleX: width / 2, middleY: height / 2 };
}

/** The side of the kept square. */
function sideOf({ width, height }: PictureSize, { zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

/** Moves the kept square by a part of its own side, stopping at the picture's edges. */
export function moveCrop(size: PictureSize, crop: Crop, sidesRight: number, sidesDown: number): Crop {
  const side = sideOf(size, crop);
  return keepInside(size, {
    ...crop,
    middleX: crop.middleX + sidesRight * side,
    middleY: crop.middleY + sidesDown * side,
  });
}

/** Zooms around the middle; zooming out pushes the square back inside. */
export function zoomCrop(size: PictureSize, crop: Crop, zoom: number): Crop {
  return keepInside(size, { ...crop, zoom: Math.min(highestZoom, Math.max(lowestZoom, zoom)) });
}

/** The kept square's upper left corner and side, for drawing it. */
export function keptSquare(size: PictureSize, crop: Crop): { x: number; y: number; side: number } {
  const side = sideOf(size, crop);
  return { x: crop.middleX - side / 2, y: crop.middleY - side / 2, side };
}

function keepInside(size: PictureSize, crop: Crop): Crop {
  const half = sideOf(size, crop) / 2;
  return {
    ...crop,
    middleX: Math.min(size.width - half, Math.max(half, crop.middleX)),
    middleY: Math.min(size.height - half, Math.max(half, crop.middleY)),
  };
}
