/** The product's mark: a plate that is a clock; its hands are a V and a tick. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <circle className="brand-mark" cx="14" cy="14" r="14" />
      <path className="brand-hand" d="M8.5 11.5 12.6 18.6 20.2 8.4" />
    </svg>
  );
}
