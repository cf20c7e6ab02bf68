import { type CSSProperties, useState } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";

export interface AvatarProps {
  /** Whose picture; initials and tone are made from it. */
  name: string;
  /** Address of the picture. Without one, or when it does not load, the initials stand there. */
  src?: string | null;
  /** Side in CSS pixels. */
  size?: 32 | 36 | 40 | 44 | 48 | 56 | 72;
  /** Companies are square, people are round. */
  isSquare?: boolean;
}

/** A person or company. Ornament: the name stands beside it in words. */
export function Avatar({ name, src, size = 40, isSquare }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const picture = src && src !== failedSrc ? src : null;
  const tone = toneOf(name);
  return (
    <span
      className={classNames("avatar", tone !== "pine" && `avatar--${tone}`, isSquare && "avatar--square")}
      style={{ "--size": `${size}px` } as CSSProperties}
      data-initials={picture ? undefined : initialsOf(name)}
      aria-hidden="true"
    >
      {picture && (
        <img src={picture} alt="" width={size} height={size} onError={() => setFailedSrc(picture)} />
      )}
    </span>
  );
}

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

/** The tone of a name: always the same one. */
export function toneOf(name: string): AvatarTone {
  const sum = Array.from(name).reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  return avatarTones[sum % avatarTones.length] ?? "pine";
}
