/**
 * What Tailwind's own variables (`--tw-…`) cost in the sheets of one page where no rule of it uses them: each of its utilities is written to be
 * combined with all others. One that no rule sets stands for its initial value, one that no rule reads is not declared; nothing is computed otherwise by it. No
 * sheet but those of the page may set or read one: the whole sheets, which apply later, hold all of them (docs/adr/415).
 * @param {readonly string[]} sheets Minified, all that stand in the page.
 * @returns {string[]} As many.
 */
export function withoutUnread(sheets) {
  const initial = initialValues(sheets.join('\n'));
  const set = new Set(withoutResets(sheets.join('\n')).match(declared));
  let rest = sheets.map((sheet) => resolved(sheet, (name) => !set.has(`${name}:`), initial));
  for (let before = 0; before !== lengthOf(rest); ) {
    before = lengthOf(rest);
    const read = new Set(Array.from(rest.join('\n').matchAll(reading), ([, name]) => name));
    rest = rest.map((sheet) => withoutNames(sheet, (name) => !read.has(name)));
  }
  return rest;
}

const declared = /(?<=[{;])--tw-[\w-]+:/g;
const reading = /var\((--tw-[\w-]+)/g;
const registered = /@property (--tw-[\w-]+)\{([^{}]*)\}/g;
const reset = /(?<=\{|^)\*,:before,:after,::backdrop\{[^{}]*\}/g;
const declaration = /(?<=[{;])(--tw-[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(?:;|(?=\}))/g;
const transition = /(?<=[{;](?:-webkit-)?transition-property:)[^;{}]*/g;
/** A value with brackets at most two deep. */
const value = '(?:[^()"\']|"[^"]*"|\'[^\']*\'|\\((?:[^()]|\\([^()]*\\))*\\))*';
const use = new RegExp(`var\\((--tw-[\\w-]+)(?:,(${value}))?\\)`, 'g');
/** The value of one property, in which an unset variable may stand. */
const holding = /(?<=[{;])([\w-]+):((?:[^;{}"']|"[^"]*"|'[^']*')*var\(--tw-(?:[^;{}"']|"[^"]*"|'[^']*')*)/g;

/**
 * What a registered variable is where nothing sets it; `null` where that is nothing at all, so that what reads it takes what it has for that case.
 * @param {string} sheet
 * @returns {Map<string, string | null>}
 */
function initialValues(sheet) {
  return new Map(
    Array.from(sheet.matchAll(registered), ([, name = '', body = '']) => [
      name,
      /(?:^|;)initial-value:([^;]*)/.exec(body)?.[1] ?? null,
    ]),
  );
}

/** The rule that gives browsers without `@property` the same initial values sets nothing else. @param {string} sheet */
function withoutResets(sheet) {
  return sheet.replace(reset, '');
}

/**
 * @param {string} sheet
 * @param {(name: string) => boolean} isUnset
 * @param {Map<string, string | null>} initial
 */
function resolved(sheet, isUnset, initial) {
  return sheet.replace(holding, (whole, property, text) => {
    const known = text.replace(use, (/** @type {string} */ reference, name = '', otherwise) => {
      return isUnset(name) ? (initial.get(name) ?? otherwise ?? reference) : reference;
    });
    const trimmed = known.replace(/ {2,}/g, ' ').trim();
    // Where nothing would be left, the browser decides what that means.
    return trimmed === '' ? whole : `${property}:${trimmed}`;
  });
}

/**
 * @param {string} sheet
 * @param {(name: string) => boolean} isUnread
 */
function withoutNames(sheet, isUnread) {
  return sheet
    .replace(declaration, (whole, name) => (isUnread(name) ? '' : whole))
    .replace(registered, (whole, name) => (isUnread(name) ? '' : whole))
    .replace(transition, (list) =>
      list
        .split(',')
        .filter((name) => !name.startsWith('--tw-') || !isUnread(name))
        .join(','),
    );
}

/** @param {readonly string[]} sheets */
function lengthOf(sheets) {
  return sheets.reduce((sum, sheet) => sum + sheet.length, 0);
}
