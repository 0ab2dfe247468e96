/**
 * @typedef {{ text: string, selectors?: string[][], prelude?: string, inner?: Part[] }} Part
 * A part of a sheet: `selectors` of a rule are the classes that each of its selectors asks for, `inner` the parts of a group.
 */

/**
 * A sheet in its parts, to be cut for one page after the other.
 * @param {string} sheet
 * @returns {Part[]}
 */
export function parseSheet(sheet) {
  return toBlocks(sheet).map(({ prelude, body, text }) => {
    if (body === null) return { text };
    if (group.test(prelude)) return { text, prelude, inner: parseSheet(body) };
    return prelude.startsWith('@') ? { text } : { text, selectors: toSelectors(prelude) };
  });
}

/**
 * What of a sheet a page can need (docs/adr/332): rules that ask for no class, and those whose classes are all known to it. Nothing is reordered or
 * rewritten here, and where it is not clear what a rule asks for, it stays.
 * @param {Part[]} parts
 * @param {(name: string) => boolean} isKnown Whether the page, or a script that may change it, names a class.
 * @returns {string}
 */
export function cutSheet(parts, isKnown) {
  return parts.map((part) => cutPart(part, isKnown)).join('');
}

/**
 * @param {Part} part
 * @param {(name: string) => boolean} isKnown
 * @returns {string}
 */
function cutPart({ text, selectors, prelude = '', inner }, isKnown) {
  if (selectors) return selectors.some((classes) => classes.every(isKnown)) ? text : '';
  if (!inner) return text;
  const rest = cutSheet(inner, isKnown);
  if (rest !== '') return `${prelude}{${rest}}`;
  // The place of a layer among the layers is that of its first mention.
  return namedLayer.test(prelude) ? `${prelude};` : '';
}

const group = /^@(?:media|supports|layer|container)\b/;
const namedLayer = /^@layer\s+[\w.-]+$/;

/**
 * The words of a page or a script that may be classes: what stands between blanks, quotes and backslashes.
 * @param {string} text
 * @returns {Set<string>}
 */
export function wordsOf(text) {
  return new Set(withSigns(text).split(apart));
}

const apart = /[\s"'`\\]+/;

/** @param {string} text As it stands in markup, or in a script's string. */
function withSigns(text) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\\u00(26|3c|3e|27)/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

const inPrelude =
  /\.(?:[\w-]|[^\0-\x7f]|\\[\da-f]{1,6}\s?|\\.)+|\\[\da-f]{1,6}\s?|\\.|"[^"]*"|'[^']*'|[,[\]]/gis;

/**
 * The classes that each selector of a list asks for. What stands in brackets (`:not(…)`, `:is(…)` of several) asks for nothing here, nor does a class that
 * cannot be one of `wordsOf`.
 * @param {string} prelude
 * @returns {string[][]}
 */
function toSelectors(prelude) {
  /** @type {string[][]} */
  const selectors = [[]];
  let depth = 0;
  for (const [token] of withoutBrackets(prelude).matchAll(inPrelude)) {
    if (token === '[') depth += 1;
    else if (token === ']') depth -= 1;
    else if (depth === 0 && token === ',') selectors.push([]);
    else if (depth === 0 && token.startsWith('.')) selectors.at(-1)?.push(unescaped(token.slice(1)));
  }
  return selectors.map((classes) => classes.filter((name) => !apart.test(name)));
}

const inBrackets = /(?<!\\):([\w-]+)\(((?:[^()"'\\]|\\.|"[^"]*"|'[^']*')*)\)/gs;

/**
 * A selector without its brackets, from the innermost outwards: what the one alternative of an `:is(…)` or a `:where(…)` asks for is asked for, and stays.
 * @param {string} prelude
 * @returns {string}
 */
function withoutBrackets(prelude) {
  const rest = prelude.replace(inBrackets, (_, name, inside) =>
    /^(?:is|where)$/.test(name) && !inside.includes(',') ? ` ${inside}` : '',
  );
  return rest === prelude ? prelude : withoutBrackets(rest);
}

/** @param {string} name */
function unescaped(name) {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_, code, sign) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

const inSheet = /\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\\[\s\S]|[{};]/g;

/**
 * The parts of a sheet at its outermost level: rules with their bodies, and statements, which have none.
 * @param {string} sheet
 * @returns {{ prelude: string, body: string | null, text: string }[]}
 */
function toBlocks(sheet) {
  const blocks = [];
  let [start, open, depth] = [0, 0, 0];
  for (const { 0: token, index } of sheet.matchAll(inSheet)) {
    if (token === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (token === '}') depth -= 1;
    if (depth !== 0 || (token !== '}' && token !== ';')) continue;
    const text = sheet.slice(start, index + 1);
    const body = token === '}' ? sheet.slice(open + 1, index) : null;
    blocks.push({ prelude: body === null ? '' : sheet.slice(start, open).trim(), body, text });
    start = index + 1;
  }
  const text = sheet.slice(start);
  return text.trim() === '' ? blocks : [...blocks, { prelude: '', body: null, text }];
}
