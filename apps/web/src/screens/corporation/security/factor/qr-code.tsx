import { useEffect, useState } from "react";
import { secondFactorTexts } from "#texts/da/security/security-page.ts";
import { Note } from "#web/ui/feedback/note.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";

const texts = secondFactorTexts.app;
/** White modules around it: readers need four. */
const BORDER = 4;

type Drawn = { readonly size: number; readonly path: string } | "failed" | null;

/** A QR code, drawn here: the text never leaves the page. Dark on white in both themes, as readers want it. */
export function QrCode({ text }: { text: string }) {
  const [drawn, setDrawn] = useState<Drawn>(null);

  useEffect(() => {
    let isGone = false;
    const show = (next: Drawn) => isGone || setDrawn(next);
    import("uqr").then(
      ({ encode }) => show(draw(encode(text, { border: BORDER }).data)),
      () => show("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [text]);

  if (drawn === "failed") return <Note tone="amber">{texts.qrFailed}</Note>;
  return (
    <div className="qr" aria-busy={drawn === null}>
      {drawn === null ? (
        <Spinner />
      ) : (
        <svg viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={texts.qrName}>
          <path d={drawn.path} />
        </svg>
      )}
    </div>
  );
}

function draw(modules: readonly (readonly boolean[])[]): Drawn {
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: modules.length, path: dark.join("") };
}
