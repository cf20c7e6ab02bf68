import { useState } from "react";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { imageUrl } from "#rules/images/image-url.ts";
import { brandedToasts } from "#texts/da/common/toasts/branded.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import {
  profilePartTexts as parts,
  employeeProfileTexts as texts,
} from "#texts/da/employee/employee-profile.ts";
import { call } from "#web/api/calls/call.ts";
import { uploadImage, uploadRefusal } from "#web/api/calls/upload-image.ts";
import { useAppState, useEmployee } from "#web/api/session/use-session.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ImagePicker } from "#web/ui/fields/images/image-picker.tsx";
import { ImageViewer } from "#web/ui/overlays/image-viewer.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { ProfilePart } from "../profile-part.tsx";

/** The profile picture and the one in uniform; each is saved as soon as it is sent. */
export function PicturesPart() {
  const { employee } = useEmployee();
  return (
    <ProfilePart
      id="billeder"
      title={parts.pictures}
      holds={employee.uniform_image ? parts.picturesHold : parts.noUniform}
      missing={employee.profile_image ? undefined : parts.missing([texts.profileImage])}
    >
      <div className="own-pictures">
        <OwnPicture field="profile_image" label={texts.profileImage} />
        <OwnPicture field="uniform_image" label={texts.uniformImage} />
      </div>
    </ProfilePart>
  );
}

function OwnPicture({ field, label }: { field: "profile_image" | "uniform_image"; label: string }) {
  const { employee } = useEmployee();
  const [isLarge, setLarge] = useState(false);
  const { save, progress, error } = usePicture(field);
  const name = employee[field];
  const address = (size: "160x160" | "1000x1000") => imageUrl(employee.baseURL_image, size, name);
  return (
    <div className="stack stack--tight">
      <h3 className="kicker">{label}</h3>
      <ImagePicker
        name={employee.first_name}
        src={name ? address("160x160") : null}
        isSquare={field === "uniform_image"}
        onPick={(image) => void save(image)}
        progress={progress}
        error={error}
      />
      {name && (
        <p className="small">
          <TextButton onClick={() => setLarge(true)}>{texts.seeLarge(label)}</TextButton>
        </p>
      )}
      {name && (
        <ImageViewer
          isOpen={isLarge}
          onClose={() => setLarge(false)}
          src={address("1000x1000")}
          alt={label}
        />
      )}
    </div>
  );
}

function usePicture(field: "profile_image" | "uniform_image") {
  const { config, refresh } = useAppState();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string>();

  async function save(image: Blob) {
    setProgress(0);
    setError(undefined);
    try {
      const { base, name } = await uploadImage(image, setProgress);
      await call(employeeEndpoints.save, { body: { [field]: name, baseURL_image: base } });
      await refresh();
      toast.success(employeeToasts.imageSaved);
    } catch (failure) {
      const sentence = uploadRefusal(failure) ?? brandedToasts.saveFailed(config.brand);
      setError(sentence);
      toast.error(sentence);
    } finally {
      setProgress(null);
    }
  }

  return { save, progress, error };
}
