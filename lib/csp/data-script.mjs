import { readTags } from './head-tags.mjs';
import { repeatedPieces } from './repeated-pieces.mjs';

/** @typedef {string | number | { tags: number }} Term A text, the number of an element, or how many tags of the head. */

/**
 * The script that hands a page's data over, put together of texts and of what elements of the page hold. Pieces that the texts repeat stand once (docs/adr/471), in single quotes,
 * of which data has few.
 * @param {readonly Term[]} terms
 * @returns {string | null} null where no letters are left to stand for pieces: somebody's text has some of each alphabet.
 */
export function dataScript(terms) {
  const texts = terms.filter((term) => typeof term === 'string').join('');
  const first = alphabets.find((start) => !lettersOf(start).some((letter) => texts.includes(letter)));
  if (first === undefined) return null;
  const [between, mark, ...signs] = lettersOf(first);
  const joined = terms.map((term) => {
    if (typeof term === 'string') return term;
    return typeof term === 'number' ? `${mark}${term};` : `${mark}${term.tags},`;
  });
  const { text, pieces } = repeatedPieces(joined.join(''), signs);
  const read = `d=t=>t.replace(/[${signs[0]}-${signs.at(-1)}]/g,c=>p[c.charCodeAt()-${first + 2}])`;
  const whole = `d(${quoted(text)}).replace(/${mark}(\\d+)([;,])/g,(_,n,k)=>k==";"?s(n):h(n))`;
  const parts = `${quoted(pieces.join(between))}.split('${between}')`;
  return `((p,s,h)=>{let ${read};p.forEach((t,i)=>p[i]=d(t));self.__next_f.push([1,${whole}])})(${parts},${readInside},${readTags})`;
}

/** How a script says the inside of an element as a text of the data. */
const readInside = `n=>JSON.stringify(document.querySelector('[data-still="'+n+'"]').innerHTML)`;

/** Where blocks of letters begin of which each takes two bytes, and one page in a thousand has any: Cyrillic, Hebrew, Arabic. */
const alphabets = [0x400, 0x500, 0x600, 0x700];

/** @param {number} first */
function lettersOf(first) {
  return Array.from({ length: 256 }, (_, at) => String.fromCharCode(first + at));
}

/**
 * A text as a script has it; nothing in it ends the script.
 * @param {string} text
 */
function quoted(text) {
  const inside = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\.|'/g, (sign) => (sign === '\\"' ? '"' : sign === "'" ? "\\'" : sign))
    .replace(/<(?=[!/s])/gi, '\\x3c');
  return `'${inside}'`;
}
