import { lookupEndpoints } from "#contract/settings/lookup.endpoints.ts";
import { imageBase } from "#rules/images/image-url.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { ApiError } from "./call.ts";
import { uploadFile } from "./upload-file.ts";

/** Where an uploaded picture stands, as profiles store it. */
export interface UploadedImage {
  readonly base: string;
  readonly name: string;
}

/** Uploads one picture and tells on the way how much is sent, 0 to 100. Throws `ApiError`. */
export async function uploadImage(
  image: Blob,
  onProgress: (percent: number) => void = () => {},
): Promise<UploadedImage> {
  const text = await uploadFile(lookupEndpoints.uploadImage, { file: image, name: "image.jpg", onProgress });
  const { secure_url } = JSON.parse(text) as { secure_url: string };
  return { base: imageBase(secure_url), name: secure_url.split("/").at(-1) ?? "" };
}

/** The sentence that says what is wrong with a picture or when to try again; null where the call failed otherwise. */
export function uploadRefusal(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === "file_too_large") return corporationToasts.fileTooLarge;
  const isAboutPictures = error.code?.startsWith("image") || error.code === "too_many_images";
  return isAboutPictures && error.sentence !== "" ? error.sentence : null;
}
