import type { Readable } from "node:stream";

/** An upload may have this many bytes and no more. */
export const maximumUploadBytes = 200_000_000;

/** Where uploaded pictures are kept. */
export interface ImageStore {
  /**
   * Takes a picture in, judged by its content and not by its name.
   *
   * Throws `ImageRefused`, or `TemporaryFailure` when the image service cannot be reached.
   */
  store(upload: AsyncIterable<Uint8Array>): Promise<StoredImage>;
  /** A picture of our own store, or null when there is none, or when a service delivers the pictures itself. */
  open(size: string, name: string): Promise<OpenedImage | null>;
  /**
   * Deletes a picture in all its sizes. One that is gone, or that stands somewhere else, is none of ours: nothing
   * happens. Throws a failure of the integrations when the image service does not do it.
   */
  remove(picture: PictureAddress): Promise<void>;
  /** The names of the pictures in our own store that are older than a moment; a service lists none. */
  storedBefore(moment: number): Promise<string[]>;
}

/** Where a profile has a picture: the two parts of its address around the size. */
export interface PictureAddress {
  readonly base: string;
  readonly name: string;
}

/** As on the wire. */
export interface StoredImage {
  secure_url: string;
  public_id: string;
  format: string;
}

interface OpenedImage {
  body: Readable;
  contentType: string;
  bytes: number;
}

/** Why a picture is not taken: what is wrong with it, or `busy` when too many others wait to be decoded. */
export type ImageRefusal = "too_large" | "too_many_pixels" | "animated" | "not_an_image" | "busy";

export class ImageRefused extends Error {
  readonly reason: ImageRefusal;

  constructor(reason: ImageRefusal) {
    super(`image refused: ${reason}`);
    this.name = "ImageRefused";
    this.reason = reason;
  }
}
