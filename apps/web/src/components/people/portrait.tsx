import { useState } from "react";
import { applicantTexts } from "#texts/da/corporation/booking-view.ts";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { ImageViewer } from "#web/ui/overlays/image-viewer.tsx";
import { pictureOf } from "./picture.ts";

interface PortraitProps {
  person: { profile_image: string; baseURL_image: string };
  name: string;
  /** In pixels. */
  size?: 44 | 48 | 56;
}

/** A person's picture; a press shows it large. Without a picture there is nothing to press. */
export function Portrait({ person, name, size = 56 }: PortraitProps) {
  const [isOpen, setOpen] = useState(false);
  const large = pictureOf(person, "1000x1000");
  const avatar = <Avatar name={name} src={pictureOf(person)} size={size} />;
  if (!large) return avatar;
  return (
    <>
      <button
        type="button"
        className="photo-btn"
        aria-label={applicantTexts.seeImage(name)}
        onClick={() => setOpen(true)}
      >
        {avatar}
      </button>
      <ImageViewer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        src={large}
        alt={applicantTexts.image(name)}
      />
    </>
  );
}
