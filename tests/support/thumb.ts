import type { Page } from "playwright-core";

/** What sticks out of the screen to the right, of all that does not scroll by itself; nothing where the page fits. */
export function overhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const bodies = [...document.querySelectorAll(".dialog-body")].filter(
      (body) => body.scrollWidth > body.clientWidth,
    );
    if (document.documentElement.scrollWidth <= width && window.innerWidth <= screen.width)
      return bodies.map((body) => `dialog: ${body.scrollWidth} of ${body.clientWidth}`);
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > width + 0.5)
      .map((element) => `${element.tagName}.${element.className}`)
      .concat(`page: ${document.documentElement.scrollWidth} of ${width}`);
  });
}

/**
 * What a thumb would miss: things that can be pressed and are under 44 × 44 px, with their label and what widens them,
 * and pairs of them that cover one another. Links in running text may be small.
 */
export function missedByThumb(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const smallest = 43.5;
    // Seven days and the week's number share the width of the smallest phone.
    const smallestDay = 40;
    const scopes = [...document.querySelectorAll(".popover, .dialog")];
    const scope = scopes.at(-1) ?? document;
    const pressable =
      "a[href], button, input, select, textarea, summary, [role=button], [role=menuitem], [role=option]";
    const areas = [...scope.querySelectorAll(pressable)]
      .filter((element) => element.checkVisibility() && !element.matches(":disabled, .skip-link"))
      .filter((element) => !element.closest("[aria-hidden=true], [inert]") && !isOnlyRead(element))
      .filter((element) => getComputedStyle(element).display !== "inline")
      .map((element) => ({ element, area: areaOf(element.closest("label") ?? element) }));
    const small = areas
      .map(({ element, area }) => ({ element, size: sizeOf(element.closest("label") ?? element, area) }))
      .filter(
        ({ element, size }) => Math.min(...size) < (element.closest("[role=grid]") ? smallestDay : smallest),
      )
      .map(({ element, size }) => `small: ${nameOf(element)} ${size.map(Math.round).join(" × ")}`);
    const covered = areas.flatMap(({ element, area }, index) =>
      areas
        .slice(index + 1)
        .filter((other) => overlap(area, other.area) > 1)
        .filter((other) => !isWithin(element, other.element) && layerOf(element) === layerOf(other.element))
        .map((other) => `covers: ${nameOf(element)} and ${nameOf(other.element)}`),
    );
    return [...small, ...covered];

    function nameOf(element: Element) {
      return element.outerHTML.slice(0, 120);
    }

    function isOnlyRead(element: Element) {
      const { width, height } = element.getBoundingClientRect();
      const isClipped = element.parentElement && getComputedStyle(element.parentElement).clipPath !== "none";
      return Math.min(width, height) <= 1 || isClipped;
    }

    /** One control and its parts: a label with its box, a card with what stands in it, a field with its button. */
    function isWithin(a: Element, b: Element) {
      const isFieldsOwn = a.tagName === "INPUT" && a.parentElement?.contains(b);
      if (isFieldsOwn && getComputedStyle(b).position === "absolute") return true;
      if (isInCorner(a, b)) return true;
      const [outer, other] = [a.closest("label") ?? a, b.closest("label") ?? b];
      return outer.contains(other) || other.contains(outer);
    }

    /** A card that is pressed as a whole keeps a corner of it for a button of its own. */
    function isInCorner(card: Element, button: Element) {
      if (!card.matches("a.card") || card.parentElement !== button.parentElement) return false;
      const [outer, inner] = [card.getBoundingClientRect(), button.getBoundingClientRect()];
      return inner.left >= outer.left && inner.right <= outer.right && inner.bottom <= outer.bottom;
    }

    /** What is fixed or stuck lies over the rest of the page, which scrolls away under it. */
    function layerOf(element: Element): Element | null {
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(one).position)) return one;
      }
      return null;
    }

    function overlap(a: DOMRect, b: DOMRect) {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return Math.min(width, height);
    }

    /** As it is laid out: a button that is being pressed is drawn smaller. */
    function sizeOf(element: Element, area: DOMRect): [width: number, height: number] {
      const { offsetWidth, offsetHeight } = element as HTMLElement;
      return [Math.max(offsetWidth, area.width), Math.max(offsetHeight, area.height)];
    }

    /** Where a press meets it: itself and what widens it, as far as the boxes around show it. */
    function areaOf(element: Element): DOMRect {
      const own = element.getBoundingClientRect();
      const wider = getComputedStyle(element, "::after");
      let [left, top, right, bottom] = [own.left, own.top, own.right, own.bottom];
      if (wider.content !== "none" && wider.position === "absolute") {
        const [width, height] = [Number.parseFloat(wider.width), Number.parseFloat(wider.height)];
        const [x, y] = [own.left + Number.parseFloat(wider.left), own.top + Number.parseFloat(wider.top)];
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x + width), Math.max(bottom, y + height)];
      }
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (!/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflow)) continue;
        const shown = box.getBoundingClientRect();
        [left, top] = [Math.max(left, shown.left), Math.max(top, shown.top)];
        [right, bottom] = [Math.min(right, shown.right), Math.min(bottom, shown.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }
  });
}
