import { useState } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";

/** The types of pictures that can be picked, as in `<input accept>`. */
export const imageTypes = "image/jpeg,image/png,image/webp,image/gif,image/heic";

/** Bytes; a larger file is refused before anything is read. */
const LARGEST_FILE = 200_000_000;

/**
 * A file that was picked, opened as a picture to crop. `open` answers the sentence that says why it could not be,
 * which also stays as `problem` until another file is picked.
 */
export function usePickedPicture() {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function open(file: File): Promise<string | null> {
    const read = await readPicture(file);
    setPicture(read.picture);
    setProblem(read.problem);
    return read.problem;
  }

  return { picture, problem, open, close: () => setPicture(null) };
}

interface ReadPicture {
  picture: ImageBitmap | null;
  problem: string | null;
}

async function readPicture(file: File): Promise<ReadPicture> {
  if (file.size > LARGEST_FILE) return { picture: null, problem: uiTexts.fileTooLarge };
  try {
    return { picture: await createImageBitmap(file), problem: null };
  } catch {
    return { picture: null, problem: uiTexts.notAnImage };
  }
}
