/** Pixels on the longer side: telephones take four times as many as anybody is shown. */
const MAX_SIDE = 4096;

/** The size that a picture is reduced to, in whole pixels; a smaller one keeps its own. */
export function reducedSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * Opens a picked file as a picture that stands upright and has at most 4,096 pixels on its longer side. Where the
 * browser cannot reduce, the picture stays as large as it is. Throws when the file is no picture.
 */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const { width, height } = reducedSize(picture);
  if (width === picture.width && height === picture.height) return picture;
  try {
    const size = { resizeWidth: width, resizeHeight: height, resizeQuality: "high" } as const;
    const reduced = await createImageBitmap(picture, size);
    picture.close();
    return reduced;
  } catch {
    return picture;
  }
}
