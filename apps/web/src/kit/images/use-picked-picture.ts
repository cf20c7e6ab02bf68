import { useState } from "react";
import { kitTexts } from "#texts/da/kit/kit.ts";

/** The types of pictures that can be picked, as in `<input accept>`. */
export const imageTypes = "image/jpeg,image/png,image/webp,image/gif,image/heic";

/** Bytes; a larger file is refused before anything is read (C-504). */
const LARGEST_FILE = 200_000_000;

/** A file that was picked, opened as a picture to crop, or the sentence that says why it could not be. */
export function usePickedPicture() {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function open(file: File): Promise<void> {
    if (file.size > LARGEST_FILE) {
      setProblem(kitTexts.fileTooLarge);
      return;
    }
    const opened = await createImageBitmap(file).catch(() => null);
    setPicture(opened);
    setProblem(opened === null ? kitTexts.notAnImage : null);
  }

  return { picture, problem, open, close: () => setPicture(null) };
}
