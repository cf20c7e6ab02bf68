import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { imageTexts } from "#texts/da/ui/images.ts";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { type Crop, highestZoom, keptSquare, lowestZoom, moveCrop, zoomCrop } from "./crop.ts";

/** The window's part of the frame: the style sheet insets it by 12 % on each side. */
const WINDOW_PART = 0.76;
const KEY_STEP = 0.05;

export interface CropViewProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
  isSquare?: boolean;
}

/** A picture behind a window: dragged or moved with the arrow keys, zoomed with a slider. */
export function CropView({ picture, crop, onChange, isSquare }: CropViewProps) {
  const grip = useRef<{ x: number; y: number } | null>(null);

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!grip.current) return;
    const window = event.currentTarget.clientWidth * WINDOW_PART;
    const right = (grip.current.x - event.clientX) / window;
    const down = (grip.current.y - event.clientY) / window;
    grip.current = { x: event.clientX, y: event.clientY };
    onChange(moveCrop(picture, crop, right, down));
  }

  function moveByKey(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    onChange(moveCrop(picture, crop, direction[0] * KEY_STEP, direction[1] * KEY_STEP));
  }

  return (
    <div className="stack stack--centre">
      <div
        className={classNames("crop", isSquare && "crop--square")}
        role="application"
        aria-label={imageTexts.cropWindow}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture.
        tabIndex={0}
        onKeyDown={moveByKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          grip.current = null;
        }}
        onPointerCancel={() => {
          grip.current = null;
        }}
      >
        <Picture picture={picture} crop={crop} />
        <span className="crop-window" />
      </div>
      <input
        className="slider"
        type="range"
        min={lowestZoom}
        max={highestZoom}
        step={0.05}
        value={crop.zoom}
        aria-label={imageTexts.zoom}
        onChange={(event) => onChange(zoomCrop(picture, crop, event.target.valueAsNumber))}
      />
      <p className="small dim">{imageTexts.cropHint}</p>
    </div>
  );
}

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Drawn once; moving and zooming only place the canvas. A canvas needs no blob address in the security policy. */
function Picture({ picture, crop }: { picture: ImageBitmap; crop: Crop }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(picture, 0, 0);
  }, [picture]);

  const kept = keptSquare(picture, crop);
  const margin = (1 - WINDOW_PART) / 2;
  const percent = (part: number) => `${part * 100}%`;
  return (
    <canvas
      ref={canvas}
      width={picture.width}
      height={picture.height}
      style={{
        width: percent((picture.width / kept.side) * WINDOW_PART),
        height: percent((picture.height / kept.side) * WINDOW_PART),
        left: percent(margin - (kept.x / kept.side) * WINDOW_PART),
        top: percent(margin - (kept.y / kept.side) * WINDOW_PART),
      }}
    />
  );
}
