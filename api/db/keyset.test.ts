import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cursorSchema } from '@/contract/page';
import { ServiceError } from '../service-error';
import { decodeCursor, encodeCursor, pageOfRows } from './keyset';

const key = z.tuple([z.iso.datetime(), z.number().int()]);

describe('a cursor', () => {
  test('gives back the key it was made of', () => {
    const moments = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.nat(), (at, id) => {
        const cursor = encodeCursor([at.toISOString(), id]);
        expect(cursorSchema.safeParse(cursor).success).toBe(true);
        expect(decodeCursor(cursor, key)).toEqual([at.toISOString(), id]);
      }),
    );
  });

  test('that this list did not make is a 422 on the field, never an error of the program', () => {
    const refused = expect.objectContaining({
      code: 'validation_failed',
      detail: { errors: { cursor: ['invalid'] } },
    });
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{1,200}$/), (cursor) => {
        try {
          decodeCursor(cursor, key);
        } catch (error) {
          expect(error).toBeInstanceOf(ServiceError);
          expect(error).toEqual(refused);
        }
      }),
    );
    for (const other of [[], ['2026-01-01'], [1, 2], ['2026-01-01T00:00:00.000Z', 1.5]]) {
      expect(() => decodeCursor(encodeCursor(other), key)).toThrow('validation_failed');
    }
  });

  test('leads on only where there is more', () => {
    const rows = Array.from({ length: 5 }, (_, id) => ({ id }));
    expect(pageOfRows(rows, ({ id }) => [id], 5).nextCursor).toBeNull();
    const page = pageOfRows(rows, ({ id }) => [id], 4);
    expect([page.rows.length, page.nextCursor]).toEqual([4, encodeCursor([3])]);
  });
});
