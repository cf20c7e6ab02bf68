import { type ImageSize, imageSizes } from "#rules/images/image-url.ts";

/** How a store of our own names its pictures: one name in a folder for each size. */
export const format = "webp";
export const largest: ImageSize = "1000x1000";

/** Only names that we gave: nothing that could lead out of the folder. */
export const isOwnName = (name: string): boolean => /^[0-9a-f]{32}\.webp$/.test(name);

export const isImageSize = (size: string): size is ImageSize => imageSizes.some((known) => known === size);
