import { type CssNode, find, generate, parse, walk } from 'css-tree';

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
  polygon format local not is where has nth-child nth-last-child nth-of-type`.split(/\s+/),
);

/** What a prelude, a selector or a value may be made of. What css-tree could not read is `Raw`, and no part of it. */
const allowedParts = new Set(
  `AnPlusB AtrulePrelude AttributeSelector Brackets ClassSelector Combinator Condition Declaration Dimension Feature
  FeatureRange Function Hash IdSelector Identifier Layer LayerList MediaQuery MediaQueryList NestingSelector Nth Number
  Operator Parentheses Percentage PseudoClassSelector PseudoElementSelector Ratio Selector SelectorList String
  SupportsDeclaration TypeSelector UnicodeRange Url Value WhiteSpace`.split(/\s+/),
);

const sameSitePath = /^\/[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const operator = /^ ?[-,/*+:] ?$/;
const property = /^[-\w\u0080-\uffff]+$/;
/** What runs in old browsers. */
const runningProperty = /^(?:behavior|-moz-binding)$/i;
/** Deeper than any sheet: css-tree reads brackets by recursion. */
const mostNested = 40;

/**
 * The operator's style sheet without anything that loads from elsewhere or runs (D20): no `@import`, no `url()` but paths of this
 * site, no function and no at-rule outside known lists, no escape outside a string. Each declaration, rule and at-rule that is refused or
 * cannot be read goes alone, a rule with its block. '' for more than 64 KB, and for brackets of more than 40 levels.
 *
 * What comes out is written anew from the tree that was looked at (ADR 194), so no browser reads it otherwise than this does.
 */
export function sanitiseCss(css: string): string {
  if (css.length > maxLength || isTooDeep(css)) return '';
  // css-tree 3.2.1 keeps its tokens from call to call and reads behind the end of a shorter sheet, at times without end: so all are as long.
  const sheet = parse(css.padEnd(maxLength + 1), { parseCustomProperty: true });
  walk(sheet, (node) => {
    if (node.type !== 'StyleSheet' && node.type !== 'Block') return;
    node.children.forEach((child, item, list) => {
      if (!isAllowed(child)) list.remove(item);
    });
  });
  return generate(sheet);
}

function isTooDeep(css: string): boolean {
  let depth = 0;
  for (const [bracket] of css.matchAll(/[([{}\])]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > mostNested) return true;
  }
  return false;
}

function isAllowed(node: CssNode): boolean {
  if (node.type === 'Rule') return isMadeOfAllowed(node.prelude);
  if (node.type === 'Atrule') {
    const isKnown = allowedAtRules.has(node.name.toLowerCase());
    return isKnown && (node.prelude === null || isMadeOfAllowed(node.prelude));
  }
  if (node.type !== 'Declaration' || typeof node.important !== 'boolean') return false;
  return property.test(node.property) && !runningProperty.test(node.property) && isMadeOfAllowed(node.value);
}

function isMadeOfAllowed(part: CssNode): boolean {
  return find(part, (node) => !isAllowedPart(node)) === null;
}

function isAllowedPart(node: CssNode): boolean {
  if (node.type === 'Url') return sameSitePath.test(node.value);
  // Should a sheet ever stand in a page, this would end it.
  if (node.type === 'String') return !node.value.includes('</');
  if (node.type === 'Operator') return operator.test(node.value);
  if (!allowedParts.has(node.type) || hasEscape(node)) return false;
  const isCall = node.type === 'Function' || ('name' in node && 'children' in node && node.children !== null);
  return !isCall || allowedFunctions.has(String(node.name).toLowerCase());
}

function hasEscape(node: CssNode): boolean {
  return Object.values(node).some((value) => typeof value === 'string' && /[\\\0]/.test(value));
}
