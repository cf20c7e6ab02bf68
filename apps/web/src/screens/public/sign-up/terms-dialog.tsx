import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { tradeTermsSections, tradeTermsTitle } from "#texts/da/contracts/trade-terms.ts";
import { ContractText } from "#web/components/contract-text.tsx";
import { DanishProvider } from "#web/ui/foundation/danish-provider.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** The trade terms that a company agrees to; fetched when they are opened. */
export function TermsDialog({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  return (
    <DanishProvider>
      <Dialog isOpen onClose={onClose} title={tradeTermsTitle} width="wide">
        <ContractText sections={tradeTermsSections(DEFAULT_TRADE_TERMS, brand)} />
      </Dialog>
    </DanishProvider>
  );
}
