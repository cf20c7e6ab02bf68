import type { WireCorporation } from "#contract/corporations/corporation.entities.ts";
import { imageUrl } from "#rules/images/image-url.ts";
import { corporationProfileTexts as texts } from "#texts/da/corporation/corporation-profile.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { ImagePicker } from "#web/ui/fields/images/image-picker.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { useCorporationPicture } from "../use-company-picture.ts";

/** Logo and profile picture; each is saved as soon as it is picked. */
export function PictureSection() {
  const { corporation } = useCorporation();
  return (
    <Card className="grid-2 pictures" aria-label={texts.pictures}>
      <Picture corporation={corporation} field="icon_image" title={texts.logo} />
      <Picture corporation={corporation} field="profile_image" title={texts.profileImage} />
    </Card>
  );
}

interface PictureProps {
  corporation: WireCorporation;
  field: "icon_image" | "profile_image";
  title: string;
}

function Picture({ corporation, field, title }: PictureProps) {
  const { save, progress } = useCorporationPicture(field);
  const picture = corporation[field];
  return (
    <section className="stack stack--tight">
      <h2 className="h3">{title}</h2>
      <ImagePicker
        name={corporation.name}
        src={picture ? imageUrl(corporation.baseURL_image, "160x160", picture) : null}
        isSquare={field === "icon_image"}
        progress={progress}
        onPick={(image) => void save(image)}
      />
    </section>
  );
}
