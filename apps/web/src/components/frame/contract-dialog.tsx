import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { tradeTermsOf } from "#rules/pricing/agreement-values.ts";
import { agreementSections, agreementTitle } from "#texts/da/contracts/agreement.ts";
import { contractTexts, tradeTermsSections, tradeTermsTitle } from "#texts/da/contracts/trade-terms.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { ContractText } from "#web/components/contract-text.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** The contract of whoever is signed in: trade terms for companies, the association agreement for employees. */
export function ContractDialog({ onClose }: { onClose: () => void }) {
  const { config, session } = useAppState();
  const isCorporation = session.kind === "corporation";
  return (
    <Dialog isOpen onClose={onClose} title={isCorporation ? tradeTermsTitle : agreementTitle} width="wide">
      {isCorporation ? <TermsInForce /> : <ContractText sections={agreementSections(config.brand)} />}
    </Dialog>
  );
}

/** The trade terms with the values that hold today. */
function TermsInForce() {
  const { config } = useAppState();
  const general = useApiQuery(settingsEndpoints.globalMessage);
  return (
    <QueryView
      query={general}
      skeleton={{ count: 5, label: contractTexts.loading }}
      failedTitle={contractTexts.failed}
    >
      {({ terms }) => <ContractText sections={tradeTermsSections(tradeTermsOf(terms), config.brand)} />}
    </QueryView>
  );
}
