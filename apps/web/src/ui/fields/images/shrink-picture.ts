/** The longest side of a picture that is sent as a document, in pixels: a page of text stays readable. */
const LONGEST_SIDE = 2000;

/**
 * A picture of a telephone's camera as a JPEG that is small enough to be sent; what is small already, no picture, or
 * nothing that this browser can open stays as it is.
 */
export async function shrinkPicture(file: File, maxBytes: number): Promise<Blob> {
  if (file.size <= maxBytes || !file.type.startsWith("image/")) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement("canvas");
  const paper = canvas.getContext("2d");
  if (!picture || !paper) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), "image/jpeg", 0.85));
}
