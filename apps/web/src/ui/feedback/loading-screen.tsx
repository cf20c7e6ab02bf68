import { kitTexts } from "#texts/da/kit/kit.ts";
import { BrandMark } from "#web/ui/layout/brand-mark.tsx";

/** A whole page that waits for its first answer. */
export function LoadingScreen({ label = kitTexts.loading }: { label?: string }) {
  return (
    <div className="loading-screen" role="status">
      <span className="brand">
        <BrandMark />
      </span>
      <p>{label}</p>
    </div>
  );
}
