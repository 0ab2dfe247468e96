import { expect, it } from 'vitest';
import { parseNewCode } from './parse-new-code';

function filled(values: Readonly<Record<string, string>>): FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return fields;
}

it('reads whole numbers as people write them, and lets anything else be refused', () => {
  expect(parseNewCode(filled({ amount: ' 1.500 ', max_uses: '20' }))).toEqual({ amount: 1500, max_uses: 20 });
  expect(parseNewCode(filled({ amount: '1,5', max_uses: '1.50' }))).toEqual({
    amount: '1,5',
    max_uses: '1.50',
  });
  expect(parseNewCode(filled({ amount: '-3', max_uses: '1e3' }))).toEqual({ amount: '-3', max_uses: '1e3' });
});

it('reads moments as the visitor’s clock means them, and leaves out what is empty', () => {
  const read = parseNewCode(
    filled({ starts_at: '2026-11-21T20:00', ends_at: 'yarın', code: ' ', title: ' Yayın ' }),
  );
  expect(read).toEqual({
    starts_at: new Date('2026-11-21T20:00').toISOString(),
    ends_at: 'yarın',
    title: 'Yayın',
  });
});
