import { randomBytes } from 'node:crypto';
import type { Insides } from '@/lib/under-way';

/** What stands still in one page, kept until the page is whole. */
export interface KeptInsides extends Insides {
  /** The page with each inside in its place. */
  fill(page: Buffer): Buffer;
}

/** The words that stand for insides begin with it. Nobody outside of this process can know it, so no text of a visitor holds one. */
const key = `inside-${randomBytes(12).toString('hex')}-`;

/**
 * The insides of one page (docs/adr/465): React and Next see no more of them than a word. In the markup the HTML takes the word's place; in the data that React
 * hydrates from a script reads it of the element that has it, as on a prerendered page (`lib/csp/short-data.mjs`), or has it as a text where no element is there.
 */
export function createInsides(): KeptInsides {
  const insides: string[] = [];
  return {
    keep: (html) => `${key}${insides.push(html) - 1}-`,
    fill: (page) => (insides.length === 0 ? page : filled(page, insides)),
  };
}

/** Where two scripts of data follow one another. */
const betweenPieces = /"\]\)<\/script><script(?: nonce="[^"]*")?>self\.__next_f\.push\(\[1,"/g;
const [pieceStart, pieceEnd] = ['self.__next_f.push([1,"', '"])</script>'];

/** A page is markup and pieces of data by turns. Its bytes are taken for letters, one each, and are bytes again in the end. */
function filled(page: Buffer, insides: readonly string[]): Buffer {
  const text = page.toString('latin1').replace(betweenPieces, '');
  const standing = new Set<string>();
  const parts: Buffer[] = [];
  let at = 0;
  for (let start = text.indexOf(pieceStart); start !== -1; start = text.indexOf(pieceStart, at)) {
    const end = text.indexOf(pieceEnd, start);
    if (end === -1) break;
    parts.push(...inMarkup(text.slice(at, start), insides, standing));
    parts.push(...inData(text.slice(start, end), insides, standing));
    at = end + pieceEnd.length;
  }
  return Buffer.concat([...parts, ...inMarkup(text.slice(at), insides, standing)]);
}

const word = new RegExp(`>${key}(\\d+)-`);
/** As a text of a row, in a script's string. */
const quotedWord = new RegExp(`\\\\"${key}(\\d+)-\\\\"`);

/** The elements with their insides; the numbers of those that are there now are added to `standing`. */
function inMarkup(markup: string, insides: readonly string[], standing: Set<string>): Buffer[] {
  return markup.split(word).map((part, at) => {
    if (at % 2 === 0) return Buffer.from(part, 'latin1');
    standing.add(part);
    return Buffer.from(` data-still="${part}">${insides[Number(part)] ?? ''}`);
  });
}

/** A script that puts the data together of its own texts and of what elements before it hold. */
function inData(piece: string, insides: readonly string[], standing: ReadonlySet<string>): Buffer[] {
  const terms = piece.split(quotedWord);
  if (terms.length === 1) return [Buffer.from(piece + pieceEnd, 'latin1')];
  const parts = terms.map((term, at) => {
    if (at % 2 === 0) return Buffer.from(term, 'latin1');
    return Buffer.from(standing.has(term) ? `"+s(${term})+"` : quotedTwice(insides[Number(term)] ?? ''));
  });
  return [Buffer.from('(s=>'), ...parts, Buffer.from(readingEnd)];
}

const readingEnd = `"]))(n=>JSON.stringify(document.querySelector('[data-still="'+n+'"]').innerHTML))</script>`;

/** A text of a row, as a script's string has it; nothing in it ends the script. */
function quotedTwice(text: string): string {
  return JSON.stringify(JSON.stringify(text)).slice(1, -1).replaceAll('<', '\\u003c');
}
