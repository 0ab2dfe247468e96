import { expect, it } from 'vitest';
import openapi from '@/docs/openapi.json' with { type: 'json' };
import { toExample } from '../to-example';
import { toName } from './known-call';
import { knownCalls } from './known-calls';
import { unaskedCalls } from './unasked-calls';

/** Asked in an order of their own, with a session. */
const sessionReads = ['/user', '/refresh'];

it('every read that our own API documents is asked, or named with the reason why not', () => {
  const reads = Object.entries(openapi.paths).flatMap(([path, item]) => ('get' in item ? [path] : []));
  const named = [...knownCalls, ...unaskedCalls.filter(({ method }) => method === 'GET')];
  const known = [...named.map(({ path }) => path), ...sessionReads];
  expect(reads.filter((path) => !known.includes(path))).toEqual([]);
});

it('an entry is asked for by what a list before it names', () => {
  const orphans = knownCalls.filter(({ entry }, at) => {
    const before = knownCalls.slice(0, at).map(({ path }) => path);
    return entry !== undefined && !before.includes(entry.list);
  });
  expect(orphans.map(toName)).toEqual([]);
});

it.each(knownCalls.map((call) => [toName(call), call] as const))(
  '%s has examples that fit',
  (_, { answer }) => {
    answer.parse(toExample(answer, 'whole'));
    answer.parse(toExample(answer, 'least'));
  },
);
