/**
 * What Tailwind's utilities say at length, to be combined with utilities that this site has not, said short (docs/adr/471). A PostCSS plugin behind Tailwind's: every
 * sheet of the build is shorter by it, and no element is styled otherwise. CommonJS: the first Nodes 20 cannot require a module (docs/adr/164).
 */
function shortRules() {
  return {
    postcssPlugin: 'short-rules',
    /** @param {import('postcss').Root} root */
    OnceExit(root) {
      root.walkRules((rule) => {
        // Initial values, for browsers that register none.
        if (rule.selector.startsWith('*')) return;
        if (rule.selectors.every((selector) => unmade.test(selector))) return void rule.remove();
        const isPlain = isUnconditional(rule);
        for (const node of [...rule.nodes]) if (node.type === 'decl') shorten(node, isPlain);
        if (isPlain) shortenMove(rule);
      });
    },
  };
}

shortRules.postcss = true;
module.exports = shortRules;

/** Elements of Tailwind's reset that no part of the site makes. */
const unmade = /^(?:(?:abbr|sub|sup|progress)\b|:where\(select:is\(\[multiple\],\s*\[size\]\)\) optgroup\b)/;
/** What nothing of ours sets or reads: no order is turned round, no kinds of digits are combined, and a dashed border says so itself. */
const unused = /^--tw-(?:(?:space|divide)-[xy]-reverse|numeric-spacing|border-style)$/;
/** Every border is solid by Tailwind's reset. */
const solid = /^border(?:-\w+)*-style$/;
/** The curve of every movement, where no rule says another one behind it. */
const usualCurve = /^(?:var\(--tw-ease,\s*)?var\(--ease-out\)\)?$/;
/** What a change of colour moves, the names of gradients apart, which no page of ours moves. */
const colours = /^color,\s*background-color,\s*border-color,[\w-,\s]*\bstroke(?:,\s*--tw-gradient-\w+)*$/;

/**
 * @param {import('postcss').Declaration} declaration
 * @param {boolean} isPlain
 */
function shorten(declaration, isPlain) {
  const { prop, value } = declaration;
  if (prop === '--tw-numeric-spacing') declaration.next().value = value;
  if (unused.test(prop) || (solid.test(prop) && value === 'var(--tw-border-style)')) declaration.remove();
  else if (prop === 'transition-property' && colours.test(value))
    declaration.value = 'var(--transition-colors)';
  else declaration.value = shortValue(value, isPlain);
}

/**
 * @param {string} value
 * @param {boolean} isPlain
 */
function shortValue(value, isPlain) {
  const known = value
    .replace(/calc\((.+) \* var\(--tw-(?:space|divide)-[xy]-reverse\)\)/, '0')
    .replace(/calc\((.+) \* calc\(1 - var\(--tw-(?:space|divide)-[xy]-reverse\)\)\)/, '$1')
    .replace(/calc\(([\d.]+) \/ ([\d.]+)\)/, (_, height, size) => rounded(height / size));
  return isPlain ? known.replace(/^var\(--tw-(?:leading|duration),\s*(.+)\)$/, '$1') : known;
}

/** A line's height by its text's: never below, or a line would lose a part of a pixel. @param {number} ratio */
function rounded(ratio) {
  return String(Math.ceil(ratio * 10_000 - 0.001) / 10_000);
}

/**
 * The usual curve and duration are one variable (`--default-transition`).
 * @param {import('postcss').Rule} rule
 */
function shortenMove(rule) {
  const find = (/** @type {string} */ prop) =>
    rule.nodes.find((node) => node.type === 'decl' && node.prop === prop);
  const property = find('transition-property');
  const curve = find('transition-timing-function');
  const duration = find('transition-duration');
  if (!property || !usualCurve.test(curve?.value ?? '')) return;
  if (duration?.value !== 'var(--default-transition-duration)') return;
  property.before({ prop: 'transition', value: 'var(--default-transition)' });
  curve?.remove();
  duration.remove();
}

/**
 * A rule that no other one with a condition can stand before: the height of a line (`leading-…`) and a duration that are set for the same element stand behind it.
 * @param {import('postcss').Rule} rule
 */
function isUnconditional(rule) {
  if (rule.selector.includes('\\:')) return false;
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent)
    if (parent.type !== 'atrule' || parent.name !== 'layer') return false;
  return true;
}
