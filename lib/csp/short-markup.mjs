/** What markup is not: its document's head, rules, and scripts with what they hold. */
const other = /(^[\s\S]*?<body\b|<(script|style)\b[\s\S]*?<\/\2>)/;

/**
 * Writes a prerendered page's markup shorter, so that browsers read the same document out of it (docs/adr/431): no quotes around a word, no end that the next tag
 * implies, nothing for React's scripts of streamed pages, of which a page that comes whole has none. The head stays as it is. Done once, as the last step.
 * @param {string} html
 * @returns {string}
 */
export function shortMarkup(html) {
  const parts = html.split(other);
  // Every third part is the name of the element that the one before it is.
  return parts.map((part, at) => (at % 3 === 0 ? shortPart(part) : at % 3 === 1 ? part : '')).join('');
}

/** @param {string} markup */
function shortPart(markup) {
  return markup
    .replace(emptyShape, '/>')
    .replace(impliedEnd, '')
    .replace(tag, (whole) => whole.replace(moving, '').replace(empty, '').replace(word, '=$1'));
}

const tag = /<[a-z][^<>"]*(?:"[^"]*"[^<>"]*)*>/gi;
/** What a streamed page's scripts read of a view transition. */
const moving = / vt-(?:name|update|share|enter|exit)="[^"]*"/g;
const empty = /=""(?=[\s>])/g;
const word = /="([\w-]+)"(?=[\s>])/g;
/** A shape of a picture, which may have its end in itself: before its values lose their quotes, or the stroke would be one of theirs. */
const emptyShape = /(?<=")><\/(?:use|rect|path|circle)>/g;
/** The end of an entry before the next one or the end of its list. */
const impliedEnd = /<\/li>(?=<li\b|<\/[uo]l>)|<\/d[dt]>(?=<d[dt]\b|<\/d(?:l|iv)>)/g;
