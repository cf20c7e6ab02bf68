import { useEffect } from "react";
import { toast } from "#web/ui/overlays/toast.ts";

/** Says once, in the document's words, that something could not be loaded; again only after it has worked. */
export function useFailureToast(hasFailed: boolean, text: string): void {
  useEffect(() => {
    if (hasFailed) toast.error(text);
  }, [hasFailed, text]);
}
