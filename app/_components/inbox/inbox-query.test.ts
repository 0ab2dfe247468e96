import { expect, test } from 'vitest';
import { readInboxQuery, toInboxCall, toInboxQuery } from './inbox-query';

const asked = (query: Record<string, string>) => readInboxQuery(Promise.resolve(query));

test('an address asks for a sponsor and amounts as somebody writes them, and the API in minor units', async () => {
  const query = await asked({ sponsor: 'nartane', enaz: '1.500', encok: '20000', tur: 'deposit' });
  expect(toInboxCall(query)).toMatchObject({ sponsor: 'nartane', min: '150000', max: '2000000' });
  expect(toInboxQuery(query)).toMatchObject({ sponsor: 'nartane', enaz: '1500', encok: '20000' });
});

test('orders are asked for in whole coins, and what is no amount is left out', async () => {
  expect(toInboxCall(await asked({ tur: 'order', enaz: '500' }))).toMatchObject({ min: '500' });
  const none = await asked({ enaz: 'çok', encok: '-5', sponsor: '' });
  expect(toInboxCall(none)).toMatchObject({ sponsor: undefined, min: undefined, max: undefined });
});
