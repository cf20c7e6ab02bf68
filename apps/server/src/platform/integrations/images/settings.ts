import * as z from "zod/mini";
import {
  objectStorageVariables,
  readObjectStorage,
  wrongObjectStorage,
} from "#server/platform/integrations/object-storage/settings.ts";

const optional = z.optional(z.string());

const cloudinaryVariables = {
  CLOUDINARY_CLOUD: optional,
  CLOUDINARY_PRESET: z._default(z.string(), ""),
  CLOUDINARY_API_KEY: optional,
  CLOUDINARY_API_SECRET: optional,
  CLOUDINARY_URL: z._default(z.string(), "https://api.cloudinary.com/v1_1"),
};

/** The variables that say where pictures are kept; without them they are in `DATA_DIR`. */
export const pictureVariables = { ...cloudinaryVariables, ...objectStorageVariables };

type Variables = z.output<ReturnType<typeof z.object<typeof pictureVariables>>>;

/** Where pictures are kept, of two places at most one; both null for the disk. */
export function readPictures(env: Variables) {
  const { CLOUDINARY_CLOUD, CLOUDINARY_API_KEY: id, CLOUDINARY_API_SECRET: secret } = env;
  return {
    objectStorage: readObjectStorage(env),
    cloudinary: CLOUDINARY_CLOUD
      ? {
          cloud: CLOUDINARY_CLOUD,
          preset: env.CLOUDINARY_PRESET,
          apiUrl: env.CLOUDINARY_URL,
          key: id && secret ? { id, secret } : null,
        }
      : null,
  };
}

/** One sentence on what cannot work, null where all is well. */
export function wrongPictures(env: Variables): string | null {
  if (env.CLOUDINARY_CLOUD && env.S3_ENDPOINT)
    return "S3_ENDPOINT and CLOUDINARY_CLOUD are both set: pictures are kept in one place.";
  return wrongObjectStorage(env);
}
