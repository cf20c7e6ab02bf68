import { Download } from "lucide-react";
import { secondFactorTexts } from "#texts/da/security/security-page.ts";
import { saveFile } from "#web/api/calls/save-file.ts";
import { useAppState, useCorporation } from "#web/api/session/use-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CopyButton } from "#web/ui/actions/copy-button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

const texts = secondFactorTexts.codes;

/** New recovery codes, this once: to copy, to keep as a file, to write down. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { config } = useAppState();
  const { corporation } = useCorporation();
  const list = codes.join("\n");
  const file = `${texts.fileHead(config.brand.name, corporation.email)}\n\n${list}\n`;
  return (
    <Dialog
      isOpen
      isQuestion
      title={texts.shown}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div className="stack">
        <p>{texts.shownText}</p>
        <ul className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="row row--wrap">
          <CopyButton text={list} onCopied={() => toast.success(texts.copied)}>
            {texts.copy}
          </CopyButton>
          <Button onClick={() => saveFile(texts.fileName, file, "text/plain")}>
            <Icon of={Download} size={16} />
            {texts.download}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
