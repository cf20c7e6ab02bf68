import { useEffect } from "react";
import { toast } from "#web/ui/overlays/toast.ts";

/** Shows a toast once when something could not be loaded; again only after it has worked. */
export function useFailureToast(hasFailed: boolean, text: string): void {
  useEffect(() => {
    if (hasFailed) toast.error(text);
  }, [hasFailed, text]);
}
