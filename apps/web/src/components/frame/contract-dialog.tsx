import { contractTitles } from "#texts/da/contracts/contract-titles.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { ContractInForce } from "#web/components/contracts/contract-in-force.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** The contract of whoever is signed in: trade terms for companies, the affiliation agreement for employees. */
export function ContractDialog({ onClose }: { onClose: () => void }) {
  const { session } = useAppState();
  const kind = session.kind === "corporation" ? "trade_terms" : "employee_agreement";
  return (
    <Dialog isOpen onClose={onClose} title={contractTitles[kind]} width="wide">
      <ContractInForce kind={kind} />
    </Dialog>
  );
}
