import { type CSSProperties, useState } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { initialsOf, toneOf } from "./initials.ts";

export interface AvatarProps {
  /** Whose picture; initials and tone are made from it. */
  name: string;
  /** Address of the picture. Without one, or when it does not load, the initials stand there. */
  src?: string | null;
  /** Side in CSS pixels. */
  size?: 32 | 36 | 40 | 48 | 56 | 72;
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
