import type { KnownOperation } from './known-operation.fixture';

/** The hunt that good calls of the stream desk enter; `addKnownResults` stores it. */
export const knownStreamHunt = 'ornek-yayin';

const forTeam = { needsToken: true, isForAdmins: true } as const;
const params = { kind: 'bonus-hunts', slug: knownStreamHunt };
const path = '/desk/stream/{kind}/{slug}';
const line = {
  ...{ key: '0123456789abcdef0123456789abcdef', game: null, name: 'Örnek Oyun', bet: 2000, cost: null },
  ...{ win: 90_000, flag: 'normal', suggested_by: null, state: 'done' },
};

/** One good call of every operation of the stream desk, in an order in which all of them succeed. */
export const streamOperations: readonly KnownOperation[] = [
  { method: 'GET', path, params, ...forTeam },
  {
    ...{ method: 'POST', path: `${path}/steps`, params, isKeyed: true, ...forTeam },
    body: { step: { kind: 'add', line, before: null } },
  },
  { method: 'GET', path: `${path}/end`, params, query: '?end_balance=490000', ...forTeam },
  {
    ...{ method: 'POST', path: `${path}/end`, params, isKeyed: true, ...forTeam },
    // The second version: the first is what was there before the step.
    body: { version: 2, end_balance: 490_000 },
  },
];
