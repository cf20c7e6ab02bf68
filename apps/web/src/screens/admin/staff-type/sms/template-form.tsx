import { useRef, useState } from "react";
import { MAX_SMS_TEMPLATE_LENGTH } from "#contract/settings/forms.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import type { WireSmsTemplate } from "#contract/settings/setting.entities.ts";
import { smsLength, smsParts } from "#rules/money/sms-price.ts";
import { smsEditorTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { adminMessages, unknownPlaceholder } from "#texts/da/common/validation.ts";
import { smsDefaults, wrongPlaceholder } from "#texts/da/templates/sms/defaults.ts";
import { exampleOf } from "#texts/da/templates/sms/messages.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { UnsavedChanges } from "../../unsaved-changes.tsx";

/** One SMS: its text, what can be put into it, and what comes out. */
export function TemplateForm({ template }: { template: WireSmsTemplate }) {
  const { config } = useAppState();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const update = useApiMutation(settingsEndpoints.saveSmsTemplate);
  const { id, title_in_danish: title } = template;
  const content = typed ?? template.template_content;
  const isDirty = content !== template.template_content;
  const placeholders = smsDefaults.find((one) => one.id === id)?.placeholders ?? [];
  const problem = problemOf(content, placeholders);
  const example = exampleOf(content, config.brand);

  function send() {
    if (problem) {
      area.current?.focus();
      return;
    }
    update.mutate(
      { params: { id }, body: { id, template_content: content } },
      {
        onSuccess: () => {
          setTyped(null);
          toast.success(adminToasts.templateUpdated);
        },
        onError: (error) => toast.error(failureText(error, adminToasts.templateFailed)),
      },
    );
  }

  function insert(placeholder: string) {
    const { selectionStart = content.length, selectionEnd = content.length } = area.current ?? {};
    setTyped(content.slice(0, selectionStart) + placeholder + content.slice(selectionEnd));
    area.current?.focus();
  }

  return (
    <Card className="stack stack--tight sms-template">
      <TextArea
        ref={area}
        label={title}
        note={texts.length(smsLength(example), smsParts(example))}
        rows={4}
        maxLength={MAX_SMS_TEMPLATE_LENGTH}
        value={content}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
      />
      {!problem && (
        <p className="hint">
          {texts.example} {example}
        </p>
      )}
      <div className="sms-foot">
        <Placeholders names={placeholders} title={title} onInsert={insert} />
        <Button
          variant={isDirty ? "primary" : undefined}
          isPending={update.isPending}
          aria-description={title}
          onClick={send}
        >
          {texts.update}
        </Button>
      </div>
      <UnsavedChanges isDirty={isDirty} />
    </Card>
  );
}

/** Why a text cannot be sent: there is none, or something in braces stays as it is. */
function problemOf(content: string, placeholders: readonly string[]): string | undefined {
  if (content.trim() === "") return adminMessages.templateEmpty;
  const wrong = wrongPlaceholder(content, placeholders);
  return wrong === null ? undefined : unknownPlaceholder(wrong, placeholders);
}

interface PlaceholdersProps {
  names: readonly string[];
  /** Of the SMS that they are put into. */
  title: string;
  onInsert: (placeholder: string) => void;
}

/** What can be put into an SMS; a press puts it where the cursor stands. */
function Placeholders({ names, title, onInsert }: PlaceholdersProps) {
  return (
    <Fold title={texts.placeholders}>
      <div className="row row--wrap">
        {names
          .map((name) => `{${name}}`)
          .map((placeholder) => (
            <button
              key={placeholder}
              type="button"
              className="cell-btn"
              aria-label={texts.insert(placeholder, title)}
              onClick={() => onInsert(placeholder)}
            >
              {placeholder}
            </button>
          ))}
      </div>
    </Fold>
  );
}
