import { kitTexts } from "#texts/da/kit/kit.ts";
import { BrandMark } from "./brand-mark.tsx";

export interface BrandProps {
  /** The configured brand name, «Vagtklar» unless set. */
  name: string;
  href?: string;
}

/** Mark and name, linking to the front page. */
export function Brand({ name, href = "/" }: BrandProps) {
  return (
    <a className="brand" href={href} aria-label={`${name}, ${kitTexts.home}`}>
      <BrandMark />
      <span>{name}</span>
    </a>
  );
}
