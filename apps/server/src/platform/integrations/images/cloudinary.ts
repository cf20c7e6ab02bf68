import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { callForAnswer } from "#server/platform/integrations/http-call.ts";
import type { Decoder } from "./decoding/decoder.ts";
import type { ImageStore, StoredImage } from "./port.ts";
import { receiveImage } from "./receive.ts";

export interface CloudinarySettings {
  cloud: string;
  /** An unsigned upload preset. */
  preset: string;
  /** `https://api.cloudinary.com/v1_1`. */
  apiUrl: string;
  /** Milliseconds for the upload; 60 seconds when left out. */
  timeout?: number;
}

const answer = z.object({ secure_url: z.url(), public_id: z.string(), format: z.string() });

/**
 * Keeps pictures at Cloudinary, which delivers them itself. What is sent there is our own reduced copy: a preset caps
 * neither size nor metadata.
 */
export function createCloudinary(settings: CloudinarySettings, decoder: Decoder): ImageStore {
  return {
    async store(upload) {
      const reduced = await receiveImage(upload, decoder, "reduced", (made) =>
        readFile(join(made, "reduced.webp")),
      );
      return send(settings, reduced);
    },
    async open() {
      return null;
    },
  };
}

/** Repeatable: a copy that a lost answer leaves behind is never shown. */
function send(settings: CloudinarySettings, picture: Buffer): Promise<StoredImage> {
  const body = new FormData();
  body.set("file", new Blob([new Uint8Array(picture)], { type: "image/webp" }), "picture.webp");
  body.set("upload_preset", settings.preset);
  return callForAnswer(
    {
      service: "Cloudinary",
      what: "upload picture",
      method: "POST",
      url: `${settings.apiUrl}/${encodeURIComponent(settings.cloud)}/image/upload`,
      body,
      timeout: settings.timeout ?? 60_000,
      repeatable: true,
    },
    answer,
  );
}
