const maxLength = 65_536;

const allowedAtRules = new Set(
  'media supports keyframes -webkit-keyframes font-face layer container'.split(' '),
);

/** Functions that load nothing. An allow-list: a function that CSS gains tomorrow is refused until somebody has read of it. */
const allowedFunctions = new Set(
  `var env calc min max clamp attr counter counters rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
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
  const kept: string[] = [];
  // The depth at which a refused prelude's block began, while it is being skipped.
  let skippedFrom: number | null = null;
  let depth = 0;
  for (const { text, end } of piecesOf(plain(css))) {
    const isKept = skippedFrom === null && !isRefused(text);
    if (end === '{') {
      if (!isKept) skippedFrom ??= depth;
      depth += 1;
    }
    // A brace that closes nothing goes with what stands before it.
    if (end === '}' && depth === 0) continue;
    if (isKept && (end !== ';' || text.trim())) kept.push(text.trim(), end === '}' ? '' : end);
    if (end === '}') {
      depth -= 1;
      if (skippedFrom === null) kept.push('}');
      if (skippedFrom === depth) skippedFrom = null;
    }
  }
  return kept.join('') + (skippedFrom === null ? '}'.repeat(depth) : '}'.repeat(skippedFrom));
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
function* piecesOf(css: string): Generator<Piece> {
  for (const match of css.matchAll(/((?:"[^"\n]*"|'[^'\n]*'|[^{};"']|["'])*?)([{};]|$)/g)) {
    const end = match[2];
    if (end === '{' || end === '}' || end === ';' || match[1]) {
      yield { text: match[1] ?? '', end: end === '{' || end === '}' || end === ';' ? end : '' };
    }
  }
}

function isRefused(text: string): boolean {
  const withoutUrls = text.replace(sameSiteUrl, '');
  const bare = withoutUrls.replace(/"[^"\n]*"|'[^'\n]*'/g, '');
  if (/[\\<"'\0]|-->|\burl\b|\bbehavior\s*:|-moz-binding/i.test(bare) || withoutUrls.includes('\\'))
    return true;
  if (!isBalanced(bare)) return true;
  const functions = [...bare.matchAll(/([^\s(),:;/*+]*)\(/g)].map((match) => match[1]?.toLowerCase() ?? '');
  const atRules = [...bare.matchAll(/@([^\s({;"']*)/g)].map((match) => match[1]?.toLowerCase() ?? '');
  return (
    !functions.every((name) => name === '' || allowedFunctions.has(name)) ||
    !atRules.every((name) => allowedAtRules.has(name))
  );
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
