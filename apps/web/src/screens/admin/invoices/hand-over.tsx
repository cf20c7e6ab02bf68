import { FileCode } from "lucide-react";
import {
  invoiceDocumentEndpoints as rows,
  type WireDocument,
} from "#contract/invoicing/invoice-document.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { documentTexts } from "#texts/da/admin/documents.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { call } from "#web/api/calls/call.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { useFetchedFile } from "#web/components/downloads/use-fetched-file.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Switch } from "#web/ui/choices/checkbox.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

const texts = documentTexts.handOver;

/** Whether the office hands a document's electronic file over by itself. */
export function isHandedOverByUs({ vendor, delivery }: WireDocument): boolean {
  return vendor === "own" && delivery !== null;
}

/** Whether an electronic document of our own is handed over, when and by whom. */
function HandOverState({ document: { handed_over, delivery } }: { document: WireDocument }) {
  if (delivery === "by_hand") return <Status tone="amber">{texts.toDo}</Status>;
  if (!handed_over) return null;
  const day = formatDayNumeric(dayOf(Date.parse(handed_over.at)));
  return <Status tone="pine">{texts.done(day, handed_over.by)}</Status>;
}

/** How far an electronic document of our own is, its file, and the switch that says it is handed over; the same switch takes that back. */
export function HandOver({ document }: { document: WireDocument }) {
  const { id, kind, number, delivery } = document;
  const may = useMay()(rows.handOverDocument);
  const save = useApiMutation(rows.handOverDocument);
  const name = documentTexts.name(kind, number);
  function set(handed_over: boolean) {
    // Not disabled meanwhile, which would take the focus away.
    if (save.isPending) return;
    save.mutate(
      { params: { id }, body: { handed_over } },
      {
        onSuccess: () => toast.success(handed_over ? texts.saved : texts.undone),
        onError: (error) => toast.error(failureText(error, texts.failed)),
      },
    );
  }
  return (
    <>
      <HandOverState document={document} />
      <FileButton id={id} name={name} />
      {may && (
        <Switch
          checked={save.isPending ? save.variables.body?.handed_over === true : delivery !== "by_hand"}
          aria-label={texts.labelOf(name)}
          onChange={({ target }) => set(target.checked)}
        >
          {texts.label}
        </Switch>
      )}
    </>
  );
}

function FileButton({ id, name }: { id: number; name: string }) {
  const { save, isPending } = useFetchedFile(
    () => call(rows.electronicDocument, { params: { id } }),
    documentTexts.pdfFailed,
  );
  return (
    <Button size="small" isPending={isPending} aria-label={documentTexts.electronicOf(name)} onClick={save}>
      <Icon of={FileCode} size={16} />
      {documentTexts.electronic}
    </Button>
  );
}
