/** By this name React Aria looks for the language that a page gives it. */
const languageOfPage = Symbol.for("react-aria.i18n.locale");

/**
 * Danish for every control of React Aria, whatever the browser's language: weekday names, date order, a screen
 * reader's words. Once per page, before the code of the first such control is loaded.
 */
export function speakDanish(): void {
  Object.assign(globalThis, { [languageOfPage]: "da-DK" });
}
