import { Camera } from "lucide-react";
import { useRef } from "react";
import type { WireCorporation } from "#contract/corporations/corporation.entities.ts";
import { imageUrl } from "#rules/images/image-url.ts";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { useCompanyRole } from "#web/api/session/use-may.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { imageTypes, usePickedPicture } from "#web/ui/fields/images/use-picked-picture.ts";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { useCorporationPicture } from "../use-company-picture.ts";

const CropDialog = lazyComponent(
  async () => (await import("#web/ui/fields/images/crop-dialog.tsx")).CropDialog,
);

/** The company's logo; an owner's press picks another. */
export function LogoButton({ corporation }: { corporation: WireCorporation }) {
  const role = useCompanyRole();
  if (role === null || role === "owner") return <LogoPicker corporation={corporation} />;
  const { name, icon_image, baseURL_image } = corporation;
  const src = icon_image ? imageUrl(baseURL_image, "160x160", icon_image) : null;
  return <Avatar name={name} src={src} size={72} isSquare />;
}

function LogoPicker({ corporation }: { corporation: WireCorporation }) {
  const { name, icon_image, baseURL_image } = corporation;
  const input = useRef<HTMLInputElement>(null);
  const { save, progress } = useCorporationPicture("icon_image");
  const { picture, open, close } = usePickedPicture((file) => void save(file));

  async function pick(file: File): Promise<void> {
    const problem = await open(file);
    if (problem !== null) toast.error(problem);
  }

  function fail() {
    close();
    toast.error(uiTexts.notFetched);
  }

  return (
    <>
      <button
        type="button"
        className="logo-btn"
        aria-label={icon_image ? texts.changeLogo : texts.uploadLogo}
        aria-busy={progress !== null || undefined}
        onClick={() => progress === null && input.current?.click()}
      >
        <Avatar
          name={name}
          src={icon_image ? imageUrl(baseURL_image, "160x160", icon_image) : null}
          size={72}
          isSquare
        />
        <span className="logo-edit">{progress === null ? <Icon of={Camera} size={16} /> : <Spinner />}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept={imageTypes}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) void pick(file);
        }}
      />
      {picture && (
        <CropDialog
          picture={picture}
          isSquare
          onClose={close}
          onFail={fail}
          onDone={(image) => {
            close();
            void save(image);
          }}
        />
      )}
    </>
  );
}
