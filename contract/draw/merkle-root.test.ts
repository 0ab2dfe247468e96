import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashedNow } from '@/api/services/raffles/draw/hashed-now';
import * as formula from './merkle-root';

const merkleRoot = (lines: readonly string[]) => hashedNow(formula.merkleRoot(lines));

const hash = (...parts: readonly Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest();

/** The definition of RFC 6962, section 2.1, word by word. */
function byDefinition(lines: readonly string[]): Buffer {
  if (lines.length === 0) return hash();
  if (lines.length === 1) return hash(Buffer.of(0), Buffer.from(lines[0] ?? ''));
  const split = 2 ** Math.ceil(Math.log2(lines.length) - 1);
  return hash(Buffer.of(1), byDefinition(lines.slice(0, split)), byDefinition(lines.slice(split)));
}

const lists = fc.array(fc.string(), { maxLength: 70 });

describe('the root of a list', () => {
  test('is the tree hash of RFC 6962 for a list of any length', () => {
    fc.assert(
      fc.property(lists, (lines) => {
        expect(merkleRoot(lines)).toBe(byDefinition(lines).toString('hex'));
      }),
    );
    expect(merkleRoot([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  test('changes with any line, with their order and with their number', () => {
    fc.assert(
      fc.property(lists, fc.nat(), fc.string(), (lines, at, other) => {
        const root = merkleRoot(lines);
        const changed = [...lines];
        if (lines.length > 0) changed[at % lines.length] = other;
        const isSame = lines.every((line, index) => line === changed[index]);
        expect(merkleRoot(changed) === root).toBe(isSame);
        expect(merkleRoot([...lines, other])).not.toBe(root);
      }),
    );
  });
});
