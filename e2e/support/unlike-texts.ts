import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const mark = 'data-unlike';
const axe = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');

/** Axe, whose slowest rule by far looks at the marked texts alone; every other rule looks at everything. */
export const axeSource = `${readFileSync(axe, 'utf8')};axe.configure({rules:[{id:'color-contrast',selector:'[${mark}]'}]});`;

/**
 * Runs in the page: marks of the texts that look alike the first, unless one like it is `known` from a page before. Two are alike where they,
 * all they stand in and what stands beside that have the same colours, sizes and classes, in a window as wide: one contrast is the other's.
 * Answers what it marked.
 */
export function markUnlikeTexts(known: readonly string[]): string[] {
  const keys = new Map<Element, string>();
  const toLook = (element: Element) => {
    const look = getComputedStyle(element);
    return [
      ...[look.color, look.webkitTextFillColor, look.backgroundColor, look.backgroundImage, look.opacity],
      ...[look.fontSize, look.fontWeight, look.textShadow, look.filter, look.mixBlendMode, look.position],
    ].join();
  };
  /** As short as a number, and another one for another text. */
  const shorten = (text: string) => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      high = Math.imul(high ^ text.charCodeAt(at), 2654435761);
      low = Math.imul(low ^ text.charCodeAt(at), 1597334677);
    }
    return `${high >>> 0}.${low >>> 0}`;
  };
  const toKey = (element: Element | null): string => {
    if (element === null) return String(window.innerWidth);
    const made = keys.get(element);
    if (made !== undefined) return made;
    const beside = Array.from(element.parentElement?.children ?? [], (one) => one.getAttribute('class'));
    const key = shorten([toKey(element.parentElement), toLook(element), ...beside].join('|'));
    keys.set(element, key);
    return key;
  };
  const hasText = (element: Element) =>
    /^(INPUT|SELECT|TEXTAREA)$/.test(element.nodeName) ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '');
  const seen = new Set(known);
  const marked: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    element.removeAttribute('data-unlike');
    if (!hasText(element) || seen.has(toKey(element))) continue;
    seen.add(toKey(element));
    marked.push(toKey(element));
    element.setAttribute('data-unlike', '');
  }
  return marked;
}
