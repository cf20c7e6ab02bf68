import { openEndpoints } from "#contract/areas/open.ts";
import { imageBase } from "#rules/images/image-url.ts";
import { CallFailed } from "./call.ts";
import { activeToken } from "./tokens.ts";

/** Where an uploaded picture stands, as profiles store it. */
export interface UploadedImage {
  readonly base: string;
  readonly name: string;
}

/** Uploads one picture and tells on the way how much is sent, 0 to 100. Throws `CallFailed`. */
export async function uploadImage(
  image: Blob,
  onProgress: (percent: number) => void = () => {},
): Promise<UploadedImage> {
  const { secure_url } = JSON.parse(await post(image, onProgress)) as { secure_url: string };
  return { base: imageBase(secure_url), name: secure_url.split("/").at(-1) ?? "" };
}

/** `fetch` cannot tell how far it is, so this one call goes another way. */
function post(image: Blob, onProgress: (percent: number) => void): Promise<string> {
  const form = new FormData();
  form.append("file", image, "image.jpg");
  const request = new XMLHttpRequest();
  request.open(openEndpoints.uploadImage.method, `/api/${openEndpoints.uploadImage.path}`);
  request.setRequestHeader("authorization", `Bearer ${activeToken()?.token ?? ""}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(new CallFailed(0, {}));
    request.onload = () => {
      if (request.status === 200) resolve(request.responseText);
      else reject(new CallFailed(request.status, refusalOf(request.responseText)));
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
