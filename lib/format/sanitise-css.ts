import { type Atrule, type CssNode, type Declaration, find, generate, parse, walk } from 'css-tree';

const maxLength = 65_536;

const allowedAtRules = new Set([
  'media',
  'supports',
  'keyframes',
  '-webkit-keyframes',
  'font-face',
  'layer',
  'container',
]);

const refusedProperties = new Set(['behavior', '-moz-binding', '-ms-behavior']);

/** Functions that load nothing. An allow-list: a function that CSS gains tomorrow is refused until somebody has read of it. */
const allowedFunctions = new Set(
  `var env calc min max clamp attr counter counters rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
  repeating-conic-gradient translate translatex translatey translatez translate3d rotate rotatex rotatey rotatez rotate3d
  scale scalex scaley scalez scale3d skew skewx skewy matrix matrix3d perspective cubic-bezier steps linear blur brightness
  contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia repeat minmax fit-content circle ellipse inset
  polygon format local`.split(/\s+/),
);

/**
 * The operator's style sheet without anything that loads from elsewhere or runs (D20): no `@import`, no `url()` but paths of this
 * site, no function outside a known list, nothing that did not parse. What is refused goes alone, the rest stays. '' for
 * more than 64 KB.
 */
export function sanitiseCss(css: string): string {
  if (css.trim() === '' || css.length > maxLength) return '';
  const sheet = parse(css, { parseCustomProperty: true, onParseError: () => undefined });
  walk(sheet, (node, item, list) => {
    if (list && isRefused(node)) list.remove(item);
  });
  return generate(sheet);
}

function isRefused(node: CssNode): boolean {
  if (node.type === 'Raw' || node.type === 'CDO' || node.type === 'CDC' || node.type === 'Comment')
    return true;
  if (node.type === 'Rule') return node.prelude.type === 'Raw';
  if (node.type === 'Atrule') return isRefusedAtRule(node);
  return node.type === 'Declaration' && isRefusedDeclaration(node);
}

function isRefusedAtRule({ name, prelude }: Atrule): boolean {
  return !allowedAtRules.has(name.toLowerCase()) || (prelude !== null && find(prelude, isDangerous) !== null);
}

function isRefusedDeclaration({ property, value }: Declaration): boolean {
  const isOdd = property.includes('\\') || refusedProperties.has(property.toLowerCase());
  return isOdd || find(value, isDangerous) !== null;
}

/** An escape in a name is how `url` and `expression` are hidden from a reader; none of ours needs one. */
function isDangerous(node: CssNode): boolean {
  if (node.type === 'Raw') return true;
  if (node.type === 'Url') return !/^\/[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(node.value);
  if (node.type === 'Function') return !allowedFunctions.has(node.name.toLowerCase());
  return (node.type === 'Identifier' || node.type === 'Dimension') && generate(node).includes('\\');
}
