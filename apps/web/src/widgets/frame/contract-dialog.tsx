import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import { agreementSections, agreementTitle } from "#texts/da/contracts/agreement.ts";
import { tradeTermsSections, tradeTermsTitle } from "#texts/da/contracts/trade-terms.ts";
import { useAppState } from "#web/client/session/use-session.ts";
import { Dialog } from "#web/kit/overlays/dialog.tsx";
import { ContractText } from "#web/widgets/contract-text.tsx";

/** The contract of whoever is signed in: trade terms for companies, the association agreement for employees. */
export function ContractDialog({ onClose }: { onClose: () => void }) {
  const { config, session } = useAppState();
  const isCompany = session.kind === "corporation";
  const sections = isCompany
    ? tradeTermsSections(DEFAULT_TRADE_TERMS, config.brand)
    : agreementSections(config.brand);
  return (
    <Dialog isOpen onClose={onClose} title={isCompany ? tradeTermsTitle : agreementTitle} width="wide">
      <ContractText sections={sections} />
    </Dialog>
  );
}
