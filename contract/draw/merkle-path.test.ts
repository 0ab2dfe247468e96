import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashedNow } from '@/api/services/raffles/draw/hashed-now';
import { merklePath, rootOfPath } from './merkle-path';
import { merkleRoot } from './merkle-root';

const lists = fc.array(fc.string(), { minLength: 1, maxLength: 70 });

test('the path of any line of any list leads to its root, and that of another line does not', () => {
  fc.assert(
    fc.property(lists, fc.nat(), fc.string(), (lines, any, other) => {
      const at = any % lines.length;
      const path = hashedNow(merklePath(lines, at));
      const root = hashedNow(merkleRoot(lines));
      expect(hashedNow(rootOfPath(lines[at] ?? '', path))).toBe(root);
      expect(hashedNow(rootOfPath(other, path)) === root).toBe(other === lines[at]);
      expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(lines.length)));
    }),
  );
});
