import { ImagePlus } from "lucide-react";
import { useId } from "react";
import { imageTexts } from "#texts/da/ui/images.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorText } from "#web/ui/fields/field-help.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { FileButton } from "./file-button.tsx";
import { imageTypes, usePickedPicture } from "./use-picked-picture.ts";

export interface ImagePickerProps {
  /** Whose picture, for the initials that stand until there is one. */
  name: string;
  src?: string | null;
  isSquare?: boolean;
  /** The cropped picture, a square JPEG of 1000 × 1000 pixels, or the file itself where this browser cannot open it. */
  onPick: (image: Blob) => void;
  /** Offers «Fjern billede» when given and there is a picture. */
  onRemove?: () => void;
  /** How much of the picture is sent, 0 to 100; null when nothing is being sent. */
  progress?: number | null;
  error?: string;
}

/** Shows a picture, lets another be picked and cropped, and how far its upload is. */
export function ImagePicker(props: ImagePickerProps) {
  const { name, src, isSquare, onPick, onRemove, progress = null, error } = props;
  const { picture, problem, open, close } = usePickedPicture(onPick);
  const shownError = problem ?? error;
  const id = useId();
  const label = src ? imageTexts.changeImage : imageTexts.chooseImage;
  return (
    <div className="row image-picker">
      {/* The picture itself can be pressed; who does not see it has the button. */}
      <label className="image-press" htmlFor={progress === null ? id : undefined} aria-hidden="true">
        <Avatar name={name} src={src} size={72} isSquare={isSquare} />
        <span className="visually-hidden">{label}</span>
      </label>
      <div className="stack stack--tight">
        <div className="row row--wrap">
          <FileButton accept={imageTypes} onPick={open} inputId={id} isPending={progress !== null}>
            <Icon of={ImagePlus} />
            {label}
          </FileButton>
          {src && onRemove && (
            <Button variant="quiet" onClick={onRemove}>
              {imageTexts.removeImage}
            </Button>
          )}
        </div>
        {progress !== null && (
          <progress className="progress" max={100} value={progress} aria-label={imageTexts.uploading} />
        )}
        {shownError && <ErrorText>{shownError}</ErrorText>}
      </div>
      {picture && (
        <CropDialog
          picture={picture}
          isSquare={isSquare}
          onClose={close}
          onDone={(image) => {
            close();
            onPick(image);
          }}
        />
      )}
    </div>
  );
}
