/** The sizes that pictures are shown in. */
export const imageSizes = ["1000x1000", "160x160", "100x100"] as const;
export type ImageSize = (typeof imageSizes)[number];

/** Of Cloudinary's addresses: the part before the transformation, the version where there is one, and the folders. */
const cloudinaryParts = /^(https:\/\/res\.cloudinary\.com\/[^/]+\/image\/upload\/)(v\d+\/)?(.*)$/;

/**
 * Where a picture is shown in a size: `baseURL_image` and the name with the size in between. Our own store has a folder
 * per size; Cloudinary is told before the folders of its own to fill the size around a face.
 */
export function imageUrl(base: string, size: ImageSize, name: string): string {
  const [, upload, version = "", folders = ""] = cloudinaryParts.exec(base) ?? [];
  if (upload === undefined) return `${base}${size}/${name}`;
  const [width, height] = size.split("x");
  return `${upload}c_fill,g_face,w_${width},h_${height}/${version}${folders}${name}`;
}

/**
 * The `baseURL_image` that belongs to the `secure_url` of an upload: without the size or version and the name, so that
 * a size can be put in. Folders at Cloudinary stay: they belong to the picture's id. Of our own store only the path is
 * kept: its pictures show under whatever name the product is reached by.
 */
export function imageBase(secureUrl: string): string {
  const [, upload, , path = ""] = cloudinaryParts.exec(secureUrl) ?? [];
  if (upload !== undefined) return upload + path.replace(/[^/]+$/, "");
  const base = secureUrl.replace(/[^/]+\/[^/]+$/, "");
  return base.replace(/^https?:\/\/[^/]+(?=\/images\/$)/, "");
}

/**
 * The id that Cloudinary has of a picture: its folders and its name, without the ending. `isWhole` is false where the
 * address still has a version in it: folders behind that were not kept, so the id may lack them. Null for an address of
 * another store.
 */
export function cloudinaryId(base: string, name: string): { id: string; isWhole: boolean } | null {
  const [, upload, version, folders = ""] = cloudinaryParts.exec(base) ?? [];
  if (upload === undefined) return null;
  const id = decodeURIComponent(folders + name.replace(/\.\w+$/, ""));
  return { id, isWhole: version === undefined };
}
