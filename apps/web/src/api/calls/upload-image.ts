import { lookupEndpoints } from "#contract/settings/lookup.endpoints.ts";
import { imageBase } from "#rules/images/image-url.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { ApiError, identityHeaders, reportUnauthorized } from "./call.ts";
import { activeToken } from "./tokens.ts";

/** Milliseconds for one picture; longer than other calls have, for slow lines. */
const TIMEOUT = 120_000;

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
  const { secure_url } = JSON.parse(await post(image, onProgress)) as { secure_url: string };
  return { base: imageBase(secure_url), name: secure_url.split("/").at(-1) ?? "" };
}

/** The sentence that says what is wrong with a picture or when to try again; null where the call failed otherwise. */
export function uploadRefusal(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === "file_too_large") return corporationToasts.fileTooLarge;
  const isAboutPictures = error.code?.startsWith("image") || error.code === "too_many_images";
  return isAboutPictures && error.sentence !== "" ? error.sentence : null;
}

/** `fetch` cannot tell how far it is, so this one call goes another way. */
function post(image: Blob, onProgress: (percent: number) => void): Promise<string> {
  const session = activeToken();
  const form = new FormData();
  form.append("file", image, "image.jpg");
  const request = new XMLHttpRequest();
  request.open(lookupEndpoints.uploadImage.method, `/api/${lookupEndpoints.uploadImage.path}`);
  for (const [name, value] of Object.entries(identityHeaders())) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
  request.timeout = TIMEOUT;
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ApiError(0, {}));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onload = () => {
      if (request.status === 200) return resolve(request.responseText);
      if (request.status === 401 && session) reportUnauthorized(session.key);
      reject(new ApiError(request.status, refusalOf(request.responseText)));
    };
    request.send(form);
  });
}

function refusalOf(text: string): { code?: string; message?: string } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
