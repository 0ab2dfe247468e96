import { isForOne } from '@/lib/for-one';
import { findUnderWay } from '@/lib/under-way';

/** Below so many letters a word that stands for an inside would be no shorter. */
const leastLetters = 200;

/** HTML that stands still, or the word for it where the front puts it in its place (docs/adr/465). */
export function insideOf(html: string): string {
  if (html.length < leastLetters || !isForOne()) return html;
  return findUnderWay()?.insides?.keep(html) ?? html;
}
