import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { cloudinaryId } from "#rules/images/image-url.ts";
import { PermanentFailure } from "#server/platform/integrations/failure.ts";
import { callForAnswer } from "#server/platform/integrations/http-call.ts";
import type { Decoder } from "./decoding/decoder.ts";
import type { ImageStore, PictureAddress, StoredImage } from "./images.port.ts";
import { receiveImage } from "./receive.ts";

export interface CloudinarySettings {
  cloud: string;
  /** An unsigned upload preset. */
  preset: string;
  /** `https://api.cloudinary.com/v1_1`. */
  apiUrl: string;
  /** What deleting is signed with; null means that pictures have to be deleted at Cloudinary by hand. */
  key: { id: string; secret: string } | null;
  now: () => number;
  /** Milliseconds for the upload; 60 seconds when left out. */
  timeout?: number;
}

const destroyed = z.object({ result: z.enum(["ok", "not found"]) });
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
    remove: (picture) => destroy(settings, picture),
    storedBefore: async () => [],
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

/**
 * Deletes a picture with a signed call; copies that Cloudinary has delivered go as well. One that is not found is gone,
 * unless its stored address may lack folders: throws `PermanentFailure` then, it has to be deleted there by hand.
 */
async function destroy(settings: CloudinarySettings, { base, name }: PictureAddress): Promise<void> {
  const { cloud, apiUrl, key, now } = settings;
  if (!base.startsWith(`https://res.cloudinary.com/${cloud}/`)) return;
  const picture = cloudinaryId(base, name);
  if (picture === null) return;
  if (key === null) throw new PermanentFailure("Cloudinary", "has no key to delete pictures with");
  const signed = {
    invalidate: "true",
    public_id: picture.id,
    timestamp: String(Math.floor(now() / 1000)),
  };
  const text = Object.entries(signed).map(([field, value]) => `${field}=${value}`);
  const body = new FormData();
  for (const [field, value] of Object.entries(signed)) body.set(field, value);
  body.set("api_key", key.id);
  body.set(
    "signature",
    createHash("sha1")
      .update(`${text.join("&")}${key.secret}`)
      .digest("hex"),
  );
  const { result } = await callForAnswer(
    {
      service: "Cloudinary",
      what: "delete picture",
      method: "POST",
      url: `${apiUrl}/${encodeURIComponent(cloud)}/image/destroy`,
      body,
      repeatable: true,
    },
    destroyed,
  );
  if (result === "not found" && !picture.isWhole)
    throw new PermanentFailure("Cloudinary", "does not find the picture, whose folder was not kept");
}
