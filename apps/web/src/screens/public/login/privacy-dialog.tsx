import type { Brand } from "#texts/da/common/brand.ts";
import { privacyMore, privacySections, privacyTitle } from "#texts/da/public/privacy.ts";
import { ContractText } from "#web/components/contract-text.tsx";
import { OpenDialog } from "#web/ui/overlays/open-dialog.tsx";

/** What an employee agrees to; fetched when it is opened. */
export function PrivacyDialog({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  return (
    <OpenDialog isOpen onClose={onClose} title={privacyTitle} width="wide">
      <ContractText sections={privacySections(brand)} />
      <p>
        <a href="/privacy" target="_blank" rel="noreferrer">
          {privacyMore}
        </a>
      </p>
    </OpenDialog>
  );
}
