import { open } from "node:fs/promises";

const CHUNK = 1_000_000;
/** What makes a page, a program or a document of a file that is a picture, too. Lower case. */
const ALIEN = ["<script", "<html", "<?php", "%pdf-"];
const LONGEST = Math.max(...ALIEN.map((text) => text.length));
/** The end of a ZIP archive: its mark, 18 bytes, and a comment whose length stands in the last two of them. */
const ZIP_END = Buffer.from("PK\x05\x06");
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_BYTES = 65_535;

/** Whether a file that begins as a picture is a page, a program, a document or an archive as well. */
export async function isAlsoSomethingElse(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const chunk = Buffer.alloc(CHUNK + LONGEST);
    for (let at = 0; at < size; at += CHUNK) {
      const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
      const text = chunk.toString("latin1", 0, bytesRead).toLowerCase();
      if (ALIEN.some((alien) => text.includes(alien))) return true;
    }
    const tail = Buffer.alloc(Math.min(size, ZIP_END_BYTES + ZIP_COMMENT_BYTES));
    await file.read(tail, 0, tail.length, size - tail.length);
    return endsAsArchive(tail);
  } finally {
    await file.close();
  }
}

function endsAsArchive(tail: Buffer): boolean {
  for (let at = tail.indexOf(ZIP_END); at !== -1; at = tail.indexOf(ZIP_END, at + 1)) {
    const rest = tail.length - at - ZIP_END_BYTES;
    if (rest >= 0 && tail.readUInt16LE(at + ZIP_END_BYTES - 2) === rest) return true;
  }
  return false;
}

const PNG_SIGNATURE_BYTES = 8;

/** Whether a PNG says before its first picture that more follow; the decoder itself sees only the first. */
export async function isAnimatedPng(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const chunkHead = Buffer.alloc(8);
    await file.read(chunkHead, 0, 8, 0);
    if (chunkHead.toString("latin1", 1, 4) !== "PNG") return false;
    const { size } = await file.stat();
    for (let at = PNG_SIGNATURE_BYTES; at < size; ) {
      await file.read(chunkHead, 0, 8, at);
      const kind = chunkHead.toString("latin1", 4, 8);
      if (kind === "acTL") return true;
      if (kind === "IDAT") return false;
      at += chunkHead.readUInt32BE(0) + 12;
    }
    return false;
  } finally {
    await file.close();
  }
}
