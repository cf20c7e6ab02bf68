import { DanishProvider } from "#web/ui/foundation/danish-provider.tsx";
import { Toasts } from "#web/ui/overlays/toasts.tsx";

/** Short messages on a public page, which has no provider around it. */
export function DanishToasts() {
  return (
    <DanishProvider>
      <Toasts />
    </DanishProvider>
  );
}
