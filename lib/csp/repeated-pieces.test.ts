import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repeatedPieces } from './repeated-pieces.mjs';

const first = 0x400;
const signs = Array.from({ length: 254 }, (_, at) => String.fromCharCode(first + at));

/** As the script of a page does it: each piece says those before it, and the text all of them. */
function whole({ text, pieces }: ReturnType<typeof repeatedPieces>): string {
  const known: string[] = [];
  const read = (part: string): string =>
    part.replace(/[\u0400-\u04fd]/g, (sign) => known[sign.charCodeAt(0) - first] ?? 'none');
  for (const piece of pieces) known.push(read(piece));
  return read(text);
}

it('says a text that repeats itself once, and is the same when it is read', () => {
  const text = Array.from({ length: 20 }, (_, at) => `["$","li","${at}",{"className":"a card"}]`).join(',');
  const short = repeatedPieces(text, signs);
  expect(whole(short)).toBe(text);
  expect(short.text.length + short.pieces.join('').length).toBeLessThan(text.length / 4);
  expect(repeatedPieces(text, signs)).toEqual(short);
});

it('leaves alone what is not repeated, or is too short', () => {
  for (const text of ['', 'x', 'once "said" it is', 'a a a a a a'])
    expect(repeatedPieces(text, signs)).toEqual({ text, pieces: [] });
});

it('needs no more pieces than there are signs', () => {
  const text = Array.from({ length: 40 }, (_, at) => `"one ${at % 8} or the other ${at % 5}" `).join('');
  const few = repeatedPieces(text, signs.slice(0, 2));
  expect(few.pieces.length).toBeLessThanOrEqual(2);
  expect(whole(few)).toBe(text);
});

it('is the same when it is read, whatever it is', () => {
  const part = fc.constantFrom('"a":', '{"b":1}', '/c/d', ' ', '"', "'", '\n', '\\', 'Ş', '“', '😀', '$');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 300 }), (parts) => {
      const text = parts.join('');
      expect(whole(repeatedPieces(text, signs))).toBe(text);
    }),
  );
});
