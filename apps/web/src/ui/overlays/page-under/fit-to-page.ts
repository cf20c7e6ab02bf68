/** What may stand at the foot of a page, by its class; where there are two, the first is the taller. */
const bars = ["save-bar", "total-bar", "act-bar", "run-commit", "staff-save", "bottom-bar"];

/**
 * Messages and the page know of each other until the returned function is called: `region` has the class of the bar that
 * it stands over in `data-over`, the page `data-toasts`, and `--toasts-height` in pixels. Asked here and not with
 * `:has()`, which would make the browser style the whole page whenever anything in it changes.
 */
export function fitToPage(region: HTMLElement | null) {
  if (!region) return;
  const { body, documentElement: root } = region.ownerDocument;

  function look() {
    const bar = bars.find((name) => body.querySelector(`.${name}`));
    if (bar) (region as HTMLElement).dataset.over = bar;
    else delete (region as HTMLElement).dataset.over;
    root.dataset.toasts = body.querySelector(":scope > .scrim") ? "over-dialog" : "over-page";
  }

  const sizes = new ResizeObserver(() => {
    root.style.setProperty("--toasts-height", `${region.offsetHeight}px`);
    showFocused(region);
  });
  const changes = new MutationObserver(look);
  look();
  sizes.observe(region);
  changes.observe(body, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
    delete root.dataset.toasts;
  };
}

/** Scrolls what has the focus out from under the messages. */
function showFocused(region: HTMLElement) {
  const focused = region.ownerDocument.activeElement;
  if (focused?.matches("input, textarea, select, button") && isUnder(region, focused)) {
    focused.scrollIntoView({ block: "nearest" });
  }
}

function isUnder(region: Element, part: Element): boolean {
  const [above, below] = [region.getBoundingClientRect(), part.getBoundingClientRect()];
  const overlapsDown = below.bottom > above.top && below.top < above.bottom;
  return overlapsDown && below.right > above.left && below.left < above.right;
}
