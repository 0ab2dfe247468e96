const maxLength = 65_536;

const allowedAtRules = new Set(
  'media supports keyframes -webkit-keyframes font-face layer container'.split(' '),
);

/** Functions that load nothing, and a bracket without a name. An allow-list: a function that CSS gains tomorrow is refused until somebody has read of it. */
const allowedFunctions = new Set(
  ` var env calc min max clamp attr counter counters rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
  repeating-conic-gradient translate translatex translatey translatez translate3d rotate rotatex rotatey rotatez rotate3d
  scale scalex scaley scalez scale3d skew skewx skewy matrix matrix3d perspective cubic-bezier steps linear blur brightness
  contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia repeat minmax fit-content circle ellipse inset
  polygon format local not is where has nth-child nth-last-child nth-of-type and or`.split(/\s+/),
);

const sameSiteUrl = /\burl\(\s*(["']?)\/[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\1\s*\)/gi;

/**
 * The operator's style sheet without anything that loads from elsewhere or runs (D20): no `@import`, no `url()` but paths of this
 * site, no function and no at-rule outside known lists, no escapes. It is cut into preludes and declarations, and each that is
 * refused goes alone, a prelude with its block; the rest stays as written, without comments. '' for more than 64 KB.
 *
 * No browser reads the result otherwise than this does: without comments and escapes, and with every piece closed in itself,
 * nothing can hide where a string, a bracket or a name ends.
 */
export function sanitiseCss(css: string): string {
  if (css.length > maxLength) return '';
  const sheet: Sheet = { kept: [], depth: 0, skippedFrom: null };
  for (const piece of splitPieces(plain(css))) take(sheet, piece);
  return sheet.kept.join('') + '}'.repeat(sheet.skippedFrom ?? sheet.depth);
}

/** What is kept so far, and where in it the next piece stands. */
interface Sheet {
  readonly kept: string[];
  depth: number;
  /** The depth at which a refused prelude's block began, while it is being skipped. */
  skippedFrom: number | null;
}

function take(sheet: Sheet, { text, end }: Piece): void {
  // A brace that closes nothing goes with what stands before it.
  if (end === '}' && sheet.depth === 0) return;
  const isKept = sheet.skippedFrom === null && !isRefused(text);
  const isEmpty = end === ';' && text.trim() === '';
  if (isKept && !isEmpty) sheet.kept.push(text.trim(), end === '}' ? '' : end);
  if (end === '{') openBlock(sheet, isKept);
  if (end === '}') closeBlock(sheet);
}

function openBlock(sheet: Sheet, isKept: boolean): void {
  if (!isKept) sheet.skippedFrom ??= sheet.depth;
  sheet.depth += 1;
}

function closeBlock(sheet: Sheet): void {
  sheet.depth -= 1;
  if (sheet.skippedFrom === null) sheet.kept.push('}');
  if (sheet.skippedFrom === sheet.depth) sheet.skippedFrom = null;
}

/** Without comments, and with the one line break that ends a string for every reader. */
function plain(css: string): string {
  return css.replace(/\r\n?|\f/g, '\n').replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
}

interface Piece {
  readonly text: string;
  readonly end: '{' | '}' | ';' | '';
}

/** Cuts at braces and semicolons outside strings. */
function* splitPieces(css: string): Generator<Piece> {
  for (const match of css.matchAll(/((?:"[^"\n]*"|'[^'\n]*'|[^{};"']|["'])*?)([{};]|$)/g)) {
    const end = match[2];
    if (end === '{' || end === '}' || end === ';' || match[1]) {
      yield { text: match[1] ?? '', end: end === '{' || end === '}' || end === ';' ? end : '' };
    }
  }
}

function isRefused(text: string): boolean {
  const withoutUrls = text.replace(sameSiteUrl, '');
  // Not even in a string: should a sheet ever stand in a page, this would end it.
  if (/\\|<\//.test(withoutUrls)) return true;
  const bare = withoutUrls.replace(/"[^"\n]*"|'[^'\n]*'/g, '');
  if (forbidden.test(bare) || !isBalanced(bare)) return true;
  return !(areAllowed(bare, functionNames, allowedFunctions) && areAllowed(bare, atRules, allowedAtRules));
}

/** A string left open, a way out of the sheet, an address that is none of this site's, what runs in old browsers. */
const forbidden = /[<"'\0]|-->|\burl\b|\bbehavior\s*:|-moz-binding/i;
const functionNames = /([^\s(),:;/*+]*)\(/g;
const atRules = /@([^\s({;"']*)/g;

function areAllowed(text: string, pattern: RegExp, allowed: ReadonlySet<string>): boolean {
  const names = [...text.matchAll(pattern)].map((match) => match[1]?.toLowerCase() ?? '');
  return names.every((name) => allowed.has(name));
}

function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const char of text) {
    if (char === '(' || char === '[') open.push(char);
    else if (char === ')' && open.pop() !== '(') return false;
    else if (char === ']' && open.pop() !== '[') return false;
  }
  return open.length === 0;
}
