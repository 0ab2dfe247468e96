import { repeatedPieces } from './repeated-pieces.mjs';

/**
 * The script that hands a page's data over, put together of texts and of what elements of the page hold. Pieces that the texts repeat stand once (docs/adr/471), in single quotes,
 * of which data has few.
 * @param {readonly (string | number)[]} terms Texts, and the numbers of elements.
 * @returns {string | null} null where no letters are left to stand for pieces: somebody's text has some of each alphabet.
 */
export function dataScript(terms) {
  const texts = terms.filter((term) => typeof term === 'string').join('');
  const first = alphabets.find((start) => !lettersOf(start).some((letter) => texts.includes(letter)));
  if (first === undefined) return null;
  const [between, element, ...signs] = lettersOf(first);
  const joined = terms.map((term) => (typeof term === 'number' ? `${element}${term};` : term)).join('');
  const { text, pieces } = repeatedPieces(joined, signs);
  return `((p,s)=>{let d=t=>t.replace(/[${signs[0]}-${signs.at(-1)}]/g,c=>d(p[c.charCodeAt()-${first + 2}]));self.__next_f.push([1,d(${quoted(text)}).replace(/${element}(\\d+);/g,s)])})(${quoted(pieces.join(between))}.split('${between}'),(_,n)=>JSON.stringify(document.querySelector('[data-still="'+n+'"]').innerHTML))`;
}

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
