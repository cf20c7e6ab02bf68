import { useState } from "react";
import { noteEndpoints, type WireNote } from "#contract/backoffice/note.endpoints.ts";
import { noteTexts as texts } from "#texts/da/backoffice/notes.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay, useOfficeRole } from "#web/api/session/use-may.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { PageSection } from "./page-lists.tsx";

interface NotesProps {
  about: "employee" | "corporation";
  id: number;
}

/** What the office has written about somebody, and a field for one more. */
export function Notes({ about, id }: NotesProps) {
  const notes = useApiQuery(noteEndpoints.notes, { query: { about, id: String(id) } });
  const may = useMay();
  const role = useOfficeRole();
  return (
    <PageSection title={texts.title}>
      <div className="stack">
        <p className="small dim">{texts.about[about]}</p>
        <QueryView
          query={notes}
          skeleton={{ shape: "list", count: 1, label: texts.loading }}
          failedTitle={texts.failed}
        >
          {(all) =>
            all.length > 0 && (
              <ul className="stack">
                {all.map((note) => (
                  <Note
                    key={note.id}
                    note={note}
                    canEdit={note.is_own && may(noteEndpoints.editNote)}
                    canDelete={(note.is_own && may(noteEndpoints.deleteNote)) || role === "owner"}
                  />
                ))}
              </ul>
            )
          }
        </QueryView>
        {may(noteEndpoints.writeNote) && <NewNote about={about} id={id} />}
      </div>
    </PageSection>
  );
}

/** What is written outlives a reload. */
function NewNote({ about, id }: NotesProps) {
  const [text, setText, forget] = useDraftState(`note-${about}-${id}`, "", (typed) => typed !== "");
  const write = useApiMutation(noteEndpoints.writeNote);
  return (
    <NoteForm
      label={texts.field}
      text={text}
      onChange={setText}
      isPending={write.isPending}
      error={write.error}
      onSave={() =>
        write.mutate(
          { body: { about, id, text } },
          {
            onSuccess: () => {
              forget();
              toast.success(texts.added);
            },
          },
        )
      }
    />
  );
}

interface NoteFormProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
  isPending: boolean;
  error: Error | null;
  onSave: () => void;
  onCancel?: () => void;
}

function NoteForm({ label, text, onChange, isPending, error, onSave, onCancel }: NoteFormProps) {
  return (
    <div className="stack stack--tight">
      <TextArea
        label={label}
        rows={3}
        maxLength={2000}
        value={text}
        error={error ? failureText(error, texts.notSaved) : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="row">
        <Button isPending={isPending} isDisabled={text.trim() === ""} onClick={onSave}>
          {texts.add}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

function Note({ note, canEdit, canDelete }: { note: WireNote; canEdit: boolean; canDelete: boolean }) {
  const [edited, setEdited] = useState<string | null>(null);
  const edit = useApiMutation(noteEndpoints.editNote);
  const { id, text, author, written_at, edited_at } = note;
  if (edited !== null) {
    return (
      <li>
        <NoteForm
          label={texts.edited}
          text={edited}
          onChange={setEdited}
          isPending={edit.isPending}
          error={edit.error}
          onSave={() =>
            edit.mutate({ params: { id }, body: { text: edited } }, { onSuccess: () => setEdited(null) })
          }
          onCancel={() => setEdited(null)}
        />
      </li>
    );
  }
  const when = formatMoment(Date.parse(written_at), serverNow());
  return (
    <li className="stack stack--tight">
      <p className="note-text">{text}</p>
      <div className="row row--wrap small dim">
        <span>{texts.by(author, when, edited_at !== null)}</span>
        {canEdit && (
          <Button
            size="small"
            variant="quiet"
            aria-label={texts.editNamed(author)}
            onClick={() => setEdited(text)}
          >
            {texts.edit}
          </Button>
        )}
        {canDelete && <DeleteNote id={id} author={author} />}
      </div>
    </li>
  );
}

function DeleteNote({ id, author }: { id: number; author: string }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useApiMutation(noteEndpoints.deleteNote);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={texts.deleteNamed(author)}
        onClick={() => setAsking(true)}
      >
        {texts.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isRefusing
        title={texts.deleteTitle}
        confirmLabel={texts.delete}
        isPending={remove.isPending}
        error={remove.error ? failureText(remove.error, texts.notSaved) : undefined}
        onConfirm={() => remove.mutate({ params: { id } }, { onSuccess: () => toast.success(texts.deleted) })}
        onClose={() => setAsking(false)}
      >
        <p>{texts.deleteText}</p>
      </ConfirmDialog>
    </>
  );
}
