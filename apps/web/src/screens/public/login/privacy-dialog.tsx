import type { Brand } from "#texts/da/brand.ts";
import { privacySections, privacyTitle } from "#texts/da/public/privacy.ts";
import { KitProvider } from "#web/kit/kit-provider.tsx";
import { Dialog } from "#web/kit/overlays/dialog.tsx";
import { ContractText } from "#web/widgets/contract-text.tsx";

/** What an employee agrees to; fetched when it is opened. */
export function PrivacyDialog({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  return (
    <KitProvider>
      <Dialog isOpen onClose={onClose} title={privacyTitle} width="wide">
        <ContractText sections={privacySections(brand)} />
      </Dialog>
    </KitProvider>
  );
}
