/** The sizes that pictures are shown in. */
export const imageSizes = ["1000x1000", "160x160", "100x100"] as const;
export type ImageSize = (typeof imageSizes)[number];

const cloudinaryHost = "https://res.cloudinary.com/";

/**
 * Where a picture is shown in a size: `baseURL_image`, then a segment for the size, then the name. Our own store has a
 * folder per size; Cloudinary is told to fill the size around a face (the segment is from memory, not from its manual).
 */
export function imageUrl(base: string, size: ImageSize, name: string): string {
  if (!base.startsWith(cloudinaryHost)) return `${base}${size}/${name}`;
  const [width, height] = size.split("x");
  return `${base}c_fill,g_face,w_${width},h_${height}/${name}`;
}

/**
 * The `baseURL_image` that belongs to the `secure_url` of an upload: without the size or version and the name, so that
 * a size can be put in. Of our own store only the path is kept: its pictures show under whatever name the product is
 * reached by.
 */
export function imageBase(secureUrl: string): string {
  const base = secureUrl.replace(/[^/]+\/[^/]+$/, "");
  return base.replace(/^https?:\/\/[^/]+(?=\/images\/$)/, "");
}
