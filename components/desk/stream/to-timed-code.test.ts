import { expect, test } from 'vitest';
import { newCodeInputSchema } from '@/contract/redeem-codes';
import { toTimedCode } from './to-timed-code';

const now = Date.parse('2026-11-23T20:00:00.000Z');
const fields = (minutes: string) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ amount: '1.500', max_uses: '50', minutes, code: '' }))
    form.set(name, value);
  return form;
};

test('a code of the stream runs from the press of the button for its minutes; sent again it is the same one', () => {
  const first = toTimedCode(fields('10'), { title: 'Yayın kodu', now, last: null });
  expect(newCodeInputSchema.parse(first)).toMatchObject({
    ...{ amount: 1500, max_uses: 50, count: 1, channel: 'stream' },
    ...{ starts_at: '2026-11-23T20:00:00.000Z', ends_at: '2026-11-23T20:10:00.000Z' },
  });
  const later = { title: 'Yayın kodu', now: now + 60_000, last: first };
  expect(toTimedCode(fields('10'), later)).toEqual(first);
  expect(toTimedCode(fields('20'), later)).toMatchObject({ starts_at: '2026-11-23T20:01:00.000Z' });
  for (const minutes of ['0', 'on']) {
    const none = toTimedCode(fields(minutes), { title: 'Yayın kodu', now, last: null });
    expect(newCodeInputSchema.safeParse(none).error?.issues.map(({ path }) => path)).toEqual([['ends_at']]);
  }
});
