import { type ImageSize, imageUrl } from "#rules/images/image-url.ts";

/** The address of a person's picture in a size, null without one. */
export function pictureOf(
  person: { profile_image: string; baseURL_image: string },
  size: ImageSize = "160x160",
): string | null {
  return person.profile_image ? imageUrl(person.baseURL_image, size, person.profile_image) : null;
}
