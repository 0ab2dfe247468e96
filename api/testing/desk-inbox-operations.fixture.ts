import type { KnownOperation } from './known-operation.fixture';

const forTeam = { needsToken: true, isForAdmins: true } as const;
const known = { kind: 'complaint', id: '1' } as const;

/** One good call of every operation of the inbox, in an order in which all of them succeed. */
export const deskInboxOperations: readonly KnownOperation[] = [
  { method: 'GET', path: '/desk/inbox', query: '?list=waiting', ...forTeam },
  { method: 'GET', path: '/desk/inbox/counts', query: '?kind=complaint', ...forTeam },
  { method: 'GET', path: '/desk/inbox/{kind}/{id}', params: known, ...forTeam },
  { method: 'POST', path: '/desk/inbox/{kind}/{id}/watch', params: known, ...forTeam },
  {
    method: 'POST',
    path: '/desk/inbox/{kind}/{id}/assignment',
    params: known,
    body: { to: 'me' },
    isKeyed: true,
    ...forTeam,
  },
  {
    method: 'POST',
    path: '/desk/inbox/{kind}/{id}/decision',
    params: known,
    body: { action: 'approve', reason: 'Çözüldü.' },
    isKeyed: true,
    ...forTeam,
  },
  { method: 'POST', path: '/desk/inbox/undo', body: { items: [known] }, isKeyed: true, ...forTeam },
  {
    method: 'POST',
    path: '/desk/inbox/decisions',
    body: { action: 'approve', reason: 'Çözüldü.', items: [known] },
    freeTexts: ['reason'],
    isKeyed: true,
    ...forTeam,
  },
  { method: 'GET', path: '/desk/reasons', ...forTeam },
  {
    method: 'POST',
    path: '/desk/reasons',
    body: { kind: 'deposit', text: 'Ekran görüntüsü okunmuyor.' },
    freeTexts: ['text'],
    isKeyed: true,
    ...forTeam,
  },
  {
    method: 'POST',
    path: '/desk/reasons/{id}/archive',
    params: { id: '1' },
    isKeyed: true,
    ...forTeam,
  },
];
