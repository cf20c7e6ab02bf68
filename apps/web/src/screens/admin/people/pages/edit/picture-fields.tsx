import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { imageUrl } from "#rules/images/image-url.ts";
import { editProfileTexts as texts } from "#texts/da/backoffice/edit-profile.ts";
import { employeeProfileTexts } from "#texts/da/employee/employee-profile.ts";
import { uploadImage, uploadRefusal } from "#web/api/calls/upload-image.ts";
import { ImagePicker } from "#web/ui/fields/images/image-picker.tsx";

type Field = "profile_image" | "uniform_image";

/** Where the pictures of a person stand. */
export type PictureValues = Record<Field | "baseURL_image", string>;

/** The profile picture and the one in uniform; they are saved with the rest of the form. */
export function PictureFields({ name }: { name: string }) {
  return (
    <div className="edit-pictures">
      <PictureField field="profile_image" label={employeeProfileTexts.profileImage} name={name} />
      <PictureField field="uniform_image" label={employeeProfileTexts.uniformImage} name={name} />
    </div>
  );
}

function PictureField({ field, label, name }: { field: Field; label: string; name: string }) {
  const { watch, setValue } = useFormContext<PictureValues>();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const picture = watch(field);
  const base = watch("baseURL_image");

  async function send(image: Blob) {
    setProgress(0);
    setError(undefined);
    try {
      const sent = await uploadImage(image, setProgress);
      setValue(field, sent.name, { shouldDirty: true });
      setValue("baseURL_image", sent.base, { shouldDirty: true });
    } catch (failure) {
      setError(uploadRefusal(failure) ?? texts.pictureFailed);
    } finally {
      setProgress(null);
    }
  }

  return (
    <section className="stack stack--tight" aria-label={label}>
      <h3 className="kicker">{label}</h3>
      <ImagePicker
        name={name}
        src={picture ? imageUrl(base, "160x160", picture) : null}
        isSquare={field === "uniform_image"}
        onPick={(image) => void send(image)}
        onRemove={() => setValue(field, "", { shouldDirty: true })}
        progress={progress}
        error={error}
      />
    </section>
  );
}
