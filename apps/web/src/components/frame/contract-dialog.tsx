import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import { agreementSections, agreementTitle } from "#texts/da/contracts/agreement.ts";
import { tradeTermsSections, tradeTermsTitle } from "#texts/da/contracts/trade-terms.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { ContractText } from "#web/components/contract-text.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** The contract of whoever is signed in: trade terms for companies, the association agreement for employees. */
export function ContractDialog({ onClose }: { onClose: () => void }) {
  const { config, session } = useAppState();
  const isCorporation = session.kind === "corporation";
  const sections = isCorporation
    ? tradeTermsSections(DEFAULT_TRADE_TERMS, config.brand)
    : agreementSections(config.brand);
  return (
    <Dialog isOpen onClose={onClose} title={isCorporation ? tradeTermsTitle : agreementTitle} width="wide">
      <ContractText sections={sections} />
    </Dialog>
  );
}
