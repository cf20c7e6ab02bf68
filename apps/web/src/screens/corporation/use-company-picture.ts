import { useState } from "react";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { call } from "#web/api/calls/call.ts";
import { uploadImage, uploadRefusal } from "#web/api/calls/upload-image.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { toast } from "#web/ui/overlays/toast.ts";

/** Saves a picture as the company's logo or profile picture; `progress` is null while nothing is sent. */
export function useCorporationPicture(field: "icon_image" | "profile_image") {
  const { refresh } = useAppState();
  const [progress, setProgress] = useState<number | null>(null);

  async function save(image: Blob): Promise<void> {
    setProgress(0);
    try {
      const { base, name } = await uploadImage(image, setProgress);
      await call(corporationEndpoints.saveProfile, { body: { [field]: name, baseURL_image: base } });
      await refresh();
      toast.success(corporationToasts.imageSaved);
    } catch (error) {
      toast.error(uploadRefusal(error) ?? corporationToasts.uploadFailed);
    } finally {
      setProgress(null);
    }
  }

  return { save, progress };
}
