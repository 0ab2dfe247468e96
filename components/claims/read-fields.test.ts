import { expect, test } from 'vitest';
import { readFields } from './read-fields';

function fields(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test('money goes out in minor units, moments as ISO times, boxes as yes, and nothing for what is empty', () => {
  const read = readFields(
    fields({
      amount: '1.250,50',
      deposit_date: '2026-11-20T18:30',
      terms: 'on',
      content: '  ',
      site_username: ' ada ',
    }),
  );
  expect(read).toEqual({
    amount: 125_050,
    deposit_date: new Date('2026-11-20T18:30').toISOString(),
    terms: true,
    site_username: 'ada',
  });
});

test('what is no amount and no moment goes out as it was typed, for the server to say so', () => {
  expect(readFields(fields({ bet: 'çok', deposit_date: 'dün' }))).toEqual({
    bet: 'çok',
    deposit_date: 'dün',
  });
});
