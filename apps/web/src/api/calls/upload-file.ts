import type { Endpoint } from "#contract/wire/endpoint.ts";
import { askBeforeLeaving } from "#web/ui/foundation/ask-before-leaving.ts";
import { addressOf } from "./address.ts";
import { ApiError, identityHeaders, reportUnauthorized } from "./call.ts";
import { activeToken } from "./tokens.ts";

/** Milliseconds for one file; longer than other calls have, for slow lines. */
const TIMEOUT = 120_000;

export interface Upload {
  readonly params?: Readonly<Record<string, string | number>>;
  /** What is said beside the file; what is null is left out. */
  readonly query?: Readonly<Record<string, string | number | null>>;
  readonly file: Blob;
  readonly name: string;
  /** Is told how much is sent, 0 to 100. */
  readonly onProgress?: (percent: number) => void;
}

/**
 * Sends one file to a multipart endpoint, and gives the text of the answer. Throws `ApiError`. `fetch` cannot tell how
 * far it is, so this call goes another way. Until it ends the browser asks before the page is left.
 */
export function uploadFile(row: unknown, { params, query, file, name, onProgress }: Upload): Promise<string> {
  const endpoint = row as Endpoint;
  const session = activeToken();
  const form = new FormData();
  form.append("file", file, name);
  const request = new XMLHttpRequest();
  request.open(endpoint.method, addressOf(endpoint, { params, query: said(query) }));
  for (const [header, value] of Object.entries(identityHeaders())) request.setRequestHeader(header, value);
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.round((loaded / total) * 100));
  request.timeout = TIMEOUT;
  const stopAsking = askBeforeLeaving();
  return new Promise<string>((resolve, reject) => {
    const fail = () => reject(new ApiError(0, {}));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onload = () => {
      if (request.status === 200) return resolve(request.responseText);
      if (request.status === 401 && session) reportUnauthorized(session.key);
      reject(new ApiError(request.status, refusalOf(request.responseText)));
    };
    request.send(form);
  }).finally(stopAsking);
}

function said(query: Upload["query"] = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

function refusalOf(text: string): { code?: string; message?: string } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
