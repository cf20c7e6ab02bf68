/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, text: string, type: string): void {
  saveContent(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Hands a file whose content comes in Base64 to the browser to keep. */
export function saveBytes(name: string, base64: string, type: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  saveContent(name, new Blob([bytes], { type }));
}

/** Hands a file to the browser to keep. */
export function saveContent(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the bytes once the click is through.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
