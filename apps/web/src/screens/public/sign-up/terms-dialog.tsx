import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import type { Brand } from "#texts/da/brand.ts";
import { tradeTermsSections, tradeTermsTitle } from "#texts/da/contracts/trade-terms.ts";
import { KitProvider } from "#web/kit/kit-provider.tsx";
import { Dialog } from "#web/kit/overlays/dialog.tsx";
import { ContractText } from "#web/widgets/contract-text.tsx";

/** The trade terms that a company agrees to; fetched when they are opened. */
export function TermsDialog({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  return (
    <KitProvider>
      <Dialog isOpen onClose={onClose} title={tradeTermsTitle} width="wide">
        <ContractText sections={tradeTermsSections(DEFAULT_TRADE_TERMS, brand)} />
      </Dialog>
    </KitProvider>
  );
}
