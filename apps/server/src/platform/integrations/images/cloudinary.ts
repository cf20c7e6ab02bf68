import type { Sharp } from "sharp";
import { z } from "zod";
import { callForAnswer } from "#server/platform/integrations/http-call.ts";
import type { ImageStore, StoredImage } from "./port.ts";
import { orRefuse, receiveImage } from "./receive.ts";

export interface CloudinarySettings {
  cloud: string;
  /** An unsigned upload preset. */
  preset: string;
  /** `https://api.cloudinary.com/v1_1`. */
  apiUrl: string;
  /** Milliseconds for the upload; 60 seconds when left out. */
  timeout?: number;
}

/** As much as the largest size needs, and room for the service to find a face in. */
const longestSide = 2000;

const answer = z.object({ secure_url: z.url(), public_id: z.string(), format: z.string() });

/**
 * Keeps pictures at Cloudinary, which delivers them itself. What is sent there is our own reduced copy: a preset caps
 * neither size nor metadata.
 */
export function createCloudinary(settings: CloudinarySettings): ImageStore {
  return {
    async store(upload) {
      return send(settings, await receiveImage(upload, reduce));
    },
    async open() {
      return null;
    },
  };
}

function reduce(picture: Sharp): Promise<Buffer> {
  const inside = picture.resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true });
  return orRefuse(inside.webp({ quality: 90 }).toBuffer());
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
