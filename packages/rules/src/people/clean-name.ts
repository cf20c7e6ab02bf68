/**
 * Endings of web addresses that mail programs and telephones make a link of. Without `tv`: «1.tv» is the first floor to
 * the left.
 */
const endings =
  "dk|com|net|org|eu|info|biz|io|co|me|cc|ws|to|ly|gl|fo|gg|gd|is|se|no|fi|de|nl|be|fr|es|it|pt|pl|cz|at|ch|li|uk|ie|" +
  "ru|su|ua|by|cn|hk|in|ir|us|ca|au|nz|br|tk|ml|ga|cf|gq|pw|ai|so|sh|nu|im|vc|la|am|fm|lt|lv|ee|ro|bg|hu|gr|tr|" +
  "app|dev|xyz|top|club|store|shop|online|site|website|web|link|click|live|pro|icu|vip|work|jobs|life|world|news|space|" +
  "tech|name|mobi|page|blog|cloud|group|email|support|help|team|zone|today|agency|company|finance|bank|money|win|loan|dog|fun";

const webAddress = new RegExp(
  // Between letters an @ makes a mail address, whatever its ending.
  String.raw`[\p{L}\p{N}_.%+-]@[\p{L}\p{N}]|[a-z][a-z0-9+.-]*:\/\/|\b(https?|mailto|javascript|tel|sms):|\bwww\d?\.|` +
    String.raw`\b\d{1,3}(\.\d{1,3}){3}\b|[\p{L}\p{N}_-]\.(${endings}|xn--[a-z0-9-]+)(?![\p{L}\p{N}_-])`,
  "iu",
);

/** Line breaks, control characters, and what is not seen but changes what is read: zero width, direction, fillers. */
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What is wrong with a name that a person typed. */
export type NameProblem = "hidden_characters" | "web_address" | "mixed_alphabets";

/**
 * Why a name may not stand in our mails and messages; null when it may. Names are strangers' words in them, and must
 * neither lead anywhere nor look like something else. Rule: Names in messages, docs/rules/people.md.
 */
export function nameProblem(name: string): NameProblem | null {
  if (hidden.test(name)) return "hidden_characters";
  if (holdsWebAddress(name)) return "web_address";
  return mixesAlphabets(name) ? "mixed_alphabets" : null;
}

/**
 * A name as it may stand in a message: hidden characters taken out, line breaks made blanks, words that hold a web
 * address or letters of several alphabets left out. For names that nobody is there to correct. Rule: Names in messages, docs/rules/people.md.
 */
export function cleanName(name: string): string {
  return withoutHidden(name)
    .split(/\s+/u)
    .filter((word) => word !== "" && !holdsWebAddress(word) && !mixesAlphabets(word))
    .join(" ");
}

/**
 * Whether a company's name holds the name of who runs the marketplace, as words of it, however they are spaced or
 * written: its messages would seem to be ours. Rule: Our own name, docs/rules/people.md.
 */
export function bearsName(name: string, ours: string): boolean {
  const wanted = wordsOf(ours).join("");
  const words = wordsOf(name);
  return (
    wanted !== "" &&
    words.some((_, first) => words.slice(first).some((_, more) => joined(words, first, more) === wanted))
  );
}

function joined(words: readonly string[], first: number, more: number): string {
  return words.slice(first, first + more + 1).join("");
}

/** Lower-case words without accents, in plain letters and digits. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A text in one line, with nothing in it that is not seen. */
export function withoutHidden(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(new RegExp(hidden.source, "gu"), "")
    .trim();
}

/** Also in letters that only look different: full-width ones and ideographic dots. */
function holdsWebAddress(text: string): boolean {
  return webAddress.test(text.normalize("NFKC").replace(/[\u3002\u2024\uff61]/g, "."));
}

/** Whether a word has Latin letters beside others, which may look like them: «Vаgtklar» with a Cyrillic а. */
function mixesAlphabets(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const isOther = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
  return words.some((word) => /\p{Script=Latin}/u.test(word) && isOther.test(word));
}
