import { useState } from "react";
import { imageTexts } from "#texts/da/ui/images.ts";
import { useAskBeforeLeaving } from "#web/ui/foundation/ask-before-leaving.ts";
import { openPicture } from "./open-picture.ts";

/** The types of pictures that can be picked, as in `<input accept>`. */
export const imageTypes = "image/jpeg,image/png,image/webp,image/gif,image/heic";

/** What the server reads; HEIC is what a browser has to open. */
const readByServer = ["image/jpeg", "image/png", "image/webp", "image/gif"];

/** Bytes; a larger file is refused before anything is read. */
const LARGEST_FILE = 200_000_000;

/**
 * A file that was picked, opened as a picture to crop. `open` answers the sentence that says why it could not be,
 * which also stays as `problem` until another file is picked. A picture that this browser cannot open, because it is too
 * large for a small telephone or damaged, goes to `onUnopened` as it is: the server judges it and says why not. The
 * browser asks before a page with an opened picture is left.
 */
export function usePickedPicture(onUnopened: (file: Blob) => void) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useAskBeforeLeaving(picture !== null);

  async function open(file: File): Promise<string | null> {
    const read = await readPicture(file);
    setPicture(read.picture);
    setProblem(read.problem);
    if (read.isUnopened) onUnopened(file);
    return read.problem;
  }

  return { picture, problem, open, close: () => setPicture(null) };
}

interface ReadPicture {
  picture: ImageBitmap | null;
  problem: string | null;
  isUnopened?: boolean;
}

async function readPicture(file: File): Promise<ReadPicture> {
  if (file.size > LARGEST_FILE) return { picture: null, problem: imageTexts.fileTooLarge };
  try {
    return { picture: await openPicture(file), problem: null };
  } catch {
    const isUnopened = readByServer.includes(file.type);
    return { picture: null, problem: isUnopened ? null : imageTexts.notAnImage, isUnopened };
  }
}
