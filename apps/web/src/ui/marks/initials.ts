/** The tones of an avatar without a picture. */
export const avatarTones = ["pine", "sand", "sky", "clay"] as const;
export type AvatarTone = (typeof avatarTones)[number];

/** First letters of the first and the last word, in capitals: «Mette Jensen» is MJ, «Kajen» is K. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toLocaleUpperCase("da-DK");
}

/** The same name always gets the same tone. */
export function toneOf(name: string): AvatarTone {
  const sum = Array.from(name).reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  return avatarTones[sum % avatarTones.length] ?? "pine";
}
