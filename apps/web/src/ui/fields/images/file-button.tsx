import { type ChangeEvent, useRef } from "react";
import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";

export interface FileButtonProps extends Omit<ButtonProps, "onClick"> {
  /** Media types and endings, as in `<input accept>`. */
  accept: string;
  onPick: (file: File) => void;
  /** For a label elsewhere that opens the chooser too. */
  inputId?: string;
}

/** A button that opens the system's file chooser. The same file can be picked twice. */
export function FileButton({ accept, onPick, inputId, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (file) onPick(file);
  }

  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input ref={input} id={inputId} type="file" accept={accept} hidden onChange={pick} />
    </>
  );
}
