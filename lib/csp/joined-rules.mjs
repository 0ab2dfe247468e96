/**
 * What a page's cut of a sheet still says twice (docs/adr/471): a rule and the next one of the same declarations are one, a colour that is mixed has no other one
 * for browsers that cannot (the whole sheets have it), and a typeface's own class, of which nothing here takes more than the variable, is left out. Nothing is reordered.
 * @param {string} sheet Minified.
 * @returns {string}
 */
export function joinedRules(sheet) {
  return sheet.replace(faceClass, '').replace(fallback, '$1{$3}').replace(twins, joined);
}

/** How `next/font` names the class of a typeface, beside that of its variable. */
const faceClass = /\.[\w-]+_className\{font-family:[^{}]*\}/g;
const fallback =
  /(?<=[{};])([^{};]+)\{([\w-]+):[^{};]+\}@supports \(color:color-mix\(in lab, red, red\)\)\{\1\{(\2:[^{};]+)\}\}/g;
const twins = /(?<=^|[{};])([^{}@;]+)\{([^{}]*)\}(?:[^{}@;]+\{\2\})+/g;

/**
 * A browser passes over a rule of which it does not know one selector: only what all know, or all of one kind, may share one.
 * @param {string} rules
 * @param {string} _
 * @param {string} body
 */
function joined(rules, _, body) {
  const [first = '', ...others] = rules.split(`{${body}}`).slice(0, -1);
  let text = first;
  let before = kindOf(first);
  for (const selector of others) {
    const kind = kindOf(selector);
    text += kind === before ? `,${selector}` : `{${body}}${selector}`;
    before = kind;
  }
  return `${text}{${body}}`;
}

/** What a view's transition is made of: all of it is new to a browser, or none. */
const movement = /^::view-transition-/;
/** What all know: plain selectors, and pseudo-elements of WebKit's, which every browser reads. */
const known =
  /^(?:[^:]|:(?:not|where|hover|active|disabled|focus|first-child|last-child|before|after)\b|::(?:before|after|backdrop|file-selector-button|-webkit-[\w-]+))*$/;

/** @param {string} selector */
function kindOf(selector) {
  if (movement.test(selector)) return 'movement';
  return known.test(selector) ? 'known' : selector;
}
