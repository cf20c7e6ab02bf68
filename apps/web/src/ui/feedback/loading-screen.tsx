import { uiTexts } from "#texts/da/ui/ui.ts";
import { BrandMark } from "#web/ui/layout/brand-mark.tsx";

/** A whole page that waits for its first answer. */
export function LoadingScreen({ label = uiTexts.loading }: { label?: string }) {
  return (
    <div className="loading-screen" role="status">
      <span className="brand">
        <BrandMark />
      </span>
      <p>{label}</p>
    </div>
  );
}
