import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const mark = 'data-unlike';
const axe = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');

/** Axe, whose slowest rule by far looks at the marked texts alone; every other rule looks at everything. */
export const axeSource = `${readFileSync(axe, 'utf8')};axe.configure({rules:[{id:'color-contrast',selector:'[${mark}]'}]});`;

/**
 * Runs in the page: marks of the texts that look alike the first. Two are alike where they, all they stand in and what stands beside that
 * have the same colours, sizes and classes: one contrast is the other's.
 */
export function markUnlikeTexts(): void {
  const numbers = new Map<string, number>();
  const keys = new Map<Element, number>();
  const toLook = (element: Element) => {
    const look = getComputedStyle(element);
    return [
      ...[look.color, look.webkitTextFillColor, look.backgroundColor, look.backgroundImage, look.opacity],
      ...[look.fontSize, look.fontWeight, look.textShadow, look.filter, look.mixBlendMode, look.position],
    ].join();
  };
  const toKey = (element: Element | null): number => {
    if (element === null) return 0;
    const known = keys.get(element);
    if (known !== undefined) return known;
    const beside = Array.from(element.parentElement?.children ?? [], (one) => one.getAttribute('class'));
    const text = [toKey(element.parentElement), toLook(element), ...beside].join('|');
    const key = numbers.get(text) ?? numbers.size + 1;
    numbers.set(text, key);
    keys.set(element, key);
    return key;
  };
  const hasText = (element: Element) =>
    /^(INPUT|SELECT|TEXTAREA)$/.test(element.nodeName) ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '');
  const seen = new Set<number>();
  for (const element of document.body.querySelectorAll('*')) {
    element.removeAttribute('data-unlike');
    if (!hasText(element) || seen.has(toKey(element))) continue;
    seen.add(toKey(element));
    element.setAttribute('data-unlike', '');
  }
}
