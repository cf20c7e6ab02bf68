/**
 * Puts a text on the clipboard; rejects where the browser refuses. A page without TLS, as on a network of one's own, has
 * no clipboard of its own to write to: there the text is selected in a field that nobody sees, and copied as by hand.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  // Beside the button: a dialog lets no focus out of itself.
  (before?.parentElement ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!isCopied) throw new Error("The browser did not copy.");
}
