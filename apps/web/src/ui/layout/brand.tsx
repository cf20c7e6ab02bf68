import type { ComponentPropsWithRef } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { BrandMark } from "./brand-mark.tsx";

export interface BrandProps extends ComponentPropsWithRef<"a"> {
  /** The configured brand name, «Vagtklar» unless set. */
  name: string;
}

/** Mark and name, linking to the front page. */
export function Brand({ name, ...link }: BrandProps) {
  return (
    <a href="/" {...link} className="brand" aria-label={`${name}, ${uiTexts.home}`}>
      <BrandMark />
      <span>{name}</span>
    </a>
  );
}
