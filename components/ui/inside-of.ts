import { findUnderWay } from '@/lib/under-way';

/** Below so many letters a word that stands for an inside would be no shorter. */
const leastLetters = 200;

/** HTML that stands still, or the word for it where the front puts it in its place (docs/adr/465). */
export function insideOf(html: string): string {
  const insides = html.length < leastLetters ? null : findUnderWay()?.insides;
  return insides?.keep(html) ?? html;
}
