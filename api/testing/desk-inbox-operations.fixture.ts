import type { KnownOperation } from './known-operation.fixture';

const forTeam = { needsToken: true, isForAdmins: true } as const;
const known = { kind: 'complaint', id: '1' } as const;

/** One good call of every operation of the inbox, in an order in which all of them succeed. */
export const deskInboxOperations: readonly KnownOperation[] = [
  { method: 'GET', path: '/desk/inbox', query: '?list=waiting', ...forTeam },
  { method: 'GET', path: '/desk/inbox/counts', ...forTeam },
  { method: 'GET', path: '/desk/inbox/{kind}/{id}', params: known, ...forTeam },
];
