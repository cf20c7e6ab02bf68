import { Paperclip } from "lucide-react";
import { documentKinds } from "#rules/people/documents/document.ts";
import { dayOf, LAST_DAY } from "#rules/time/moment.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { documentKindNames } from "#texts/da/common/document-names.ts";
import { documentDialogTexts as texts } from "#texts/da/common/documents.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";
import { ErrorText } from "#web/ui/fields/field-help.tsx";
import { FileButton } from "#web/ui/fields/images/file-button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { type DocumentFormOptions, useDocumentForm } from "./use-document-form.ts";

const ACCEPTED = "application/pdf,image/jpeg,image/png";

interface DocumentDialogProps
  extends Pick<DocumentFormOptions, "draft" | "document" | "isCorrection" | "onSend" | "onSent"> {
  title: string;
  /** Whether a file is asked for, and has to be there. */
  file: "needed" | "optional" | "none";
  sendLabel: string;
  onClose: () => void;
}

/** Asks what a document is, until when it holds, and for its file. */
export function DocumentDialog(props: DocumentDialogProps) {
  const { title, file: wish, sendLabel, onSent, onClose, ...about } = props;
  const today = dayOf(useNow());
  const form = useDocumentForm({
    ...about,
    needsFile: wish === "needed",
    onSent: () => {
      onSent();
      onClose();
    },
  });
  const { typed, errors, change, isPending } = form;
  return (
    <Dialog
      isOpen
      isSheet
      title={title}
      onClose={onClose}
      isPending={isPending}
      error={form.problem}
      actions={
        <>
          <Button onClick={onClose} isDisabled={isPending}>
            {texts.cancel}
          </Button>
          <Button variant="primary" isPending={isPending} onClick={() => void form.send()}>
            {form.percent === null ? sendLabel : texts.sending(form.percent)}
          </Button>
        </>
      }
    >
      <div className="stack">
        <NativeSelect
          label={texts.kind}
          placeholder={commonTexts.choose}
          options={documentKinds.map((kind) => ({ value: kind, label: documentKindNames[kind] }))}
          value={typed.kind}
          error={errors.kind}
          isDisabled={isPending}
          onChange={({ target }) => change({ kind: target.value })}
        />
        {form.kind === "other" && (
          <TextField
            label={texts.name}
            maxLength={60}
            value={typed.title}
            error={errors.title}
            isDisabled={isPending}
            onChange={({ target }) => change({ title: target.value })}
          />
        )}
        {!typed.neverEnds && (
          <DatePicker
            label={texts.expiresOn}
            today={today}
            min={today}
            max={LAST_DAY}
            value={typed.expiresOn}
            error={errors.expiresOn}
            isDisabled={isPending}
            onChange={(expiresOn) => change({ expiresOn })}
          />
        )}
        <Checkbox
          isRow
          checked={typed.neverEnds}
          isDisabled={isPending}
          onChange={({ target }) => change({ neverEnds: target.checked })}
        >
          {texts.neverEnds}
        </Checkbox>
        <DatePicker
          label={texts.issuedOn}
          note={texts.optional}
          today={today}
          max={today}
          value={typed.issuedOn}
          isDisabled={isPending}
          onChange={(issuedOn) => change({ issuedOn })}
        />
        {wish !== "none" && <PickedFile form={form} isOptional={wish === "optional"} />}
      </div>
    </Dialog>
  );
}

interface PickedFileProps {
  form: ReturnType<typeof useDocumentForm>;
  isOptional: boolean;
}

function PickedFile({ form: { file, setFile, errors, isPending }, isOptional }: PickedFileProps) {
  return (
    <div className="field">
      <span className="label">
        {texts.file}
        {isOptional && <span className="optional">{texts.optional}</span>}
      </span>
      {file && <p className="small document-name">{file.name}</p>}
      <div>
        <FileButton accept={ACCEPTED} isDisabled={isPending} onPick={setFile}>
          <Icon of={Paperclip} size={16} />
          {file ? texts.pickAnother : texts.pick}
        </FileButton>
      </div>
      <p className="hint">{isOptional ? `${texts.fileHint} ${texts.fileOptional}` : texts.fileHint}</p>
      {errors.file && <ErrorText>{errors.file}</ErrorText>}
    </div>
  );
}
