interface MailFrameProps {
  title: string;
  /** A whole page. */
  html: string;
  scheme: "light" | "dark";
}

/**
 * An e-mail as mail programs draw it, in a frame that runs no script and fetches nothing. Each page has a frame of its
 * own: one that is given another page would put an entry into the browser's history, which Back then goes to.
 */
export function MailFrame({ title, html, scheme }: MailFrameProps) {
  const page = shownIn(scheme, html);
  return <iframe key={page} className="mail-frame" title={title} sandbox="" srcDoc={page} />;
}

/**
 * The mail in one of its schemes, whatever this browser prefers. The frame is under this page's policy, which lets only
 * style sheets with the page's nonce in.
 */
function shownIn(scheme: "light" | "dark", html: string): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
  return html
    .replace("<style>", `<style nonce="${nonce}">`)
    .replace("@media (prefers-color-scheme:dark)", scheme === "dark" ? "@media all" : "@media not all");
}
