import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { imageUrl } from "#rules/images/image-url.ts";
import { skillEditorTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { uploadImage, uploadRefusal } from "#web/api/calls/upload-image.ts";
import { ImagePicker } from "#web/ui/fields/images/image-picker.tsx";
import type { SkillValues } from "./skill-values.ts";

/** The icon of a question: uploaded at once, kept in the form until that is saved. */
export function IconField({ place }: { place: number }) {
  const { control, watch } = useFormContext<SkillValues>();
  const { field, fieldState } = useController({ control, name: `blocks.${place}.question_icon_url` });
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();

  async function upload(image: Blob): Promise<void> {
    setProgress(0);
    setProblem(undefined);
    try {
      const { base, name } = await uploadImage(image, setProgress);
      field.onChange(imageUrl(base, "160x160", name));
    } catch (error) {
      setProblem(uploadRefusal(error) ?? corporationToasts.uploadFailed);
    } finally {
      setProgress(null);
    }
  }

  return (
    <fieldset className="field">
      <legend className="label">{texts.icon}</legend>
      <ImagePicker
        isSquare
        name={watch(`blocks.${place}.skill_title`) || String(place + 1)}
        src={field.value || null}
        progress={progress}
        error={problem ?? fieldState.error?.message}
        onPick={(image) => void upload(image)}
        onRemove={() => field.onChange("")}
      />
    </fieldset>
  );
}
