import type { KnownOperation } from './known-operation.fixture';

/** A form of the desk is larger than what members send. */
const largestBody = 530_000;
const forTeam = { needsToken: true, isForAdmins: true } as const;
const kind = { kind: 'sponsors' } as const;
const entry = { ...kind, slug: 'ornek-masa' } as const;
const entryPath = '/desk/content/{kind}/entries/{slug}';

/** One good call of every operation of the content desk, in an order in which all of them succeed. */
export const deskContentOperations: readonly KnownOperation[] = [
  { method: 'GET', path: '/desk/content', ...forTeam },
  { method: 'GET', path: '/desk/content/{kind}/fields', params: kind, ...forTeam },
  {
    method: 'POST',
    path: '/desk/content/{kind}/entries',
    params: kind,
    body: { values: { slug: 'ornek-masa', name: 'Örnek Masa' } },
    largestBody,
    isKeyed: true,
    ...forTeam,
  },
  { method: 'GET', path: '/desk/content/{kind}/entries', params: kind, query: '?q=ornek', ...forTeam },
  { method: 'GET', path: entryPath, params: entry, ...forTeam },
  {
    method: 'PUT',
    path: entryPath,
    params: entry,
    body: { values: { name: 'Örnek' }, version: 1 },
    largestBody,
    isKeyed: true,
    ...forTeam,
  },
  {
    method: 'PUT',
    path: `${entryPath}/draft`,
    params: entry,
    body: { values: { name: 'Yarım' }, version: 2 },
    largestBody,
    ...forTeam,
  },
  { method: 'POST', path: `${entryPath}/preview-links`, params: entry, ...forTeam },
  { method: 'DELETE', path: `${entryPath}/draft`, params: entry, ...forTeam },
  {
    method: 'POST',
    path: `${entryPath}/moves`,
    params: entry,
    body: { move: 'publish' },
    isKeyed: true,
    ...forTeam,
  },
  {
    method: 'POST',
    path: '/desk/content/{kind}/moves',
    params: kind,
    body: { move: 'pause', slugs: ['ornek-masa'] },
    isKeyed: true,
    ...forTeam,
  },
  { method: 'POST', path: `${entryPath}/copies`, params: entry, isKeyed: true, ...forTeam },
  { method: 'GET', path: `${entryPath}/versions`, params: entry, ...forTeam },
  {
    method: 'GET',
    path: `${entryPath}/versions/{number}`,
    params: { ...entry, number: '2' },
    ...forTeam,
  },
  {
    method: 'POST',
    path: `${entryPath}/versions/{number}/restore`,
    params: { ...entry, number: '2' },
    body: { version: 4 },
    isKeyed: true,
    ...forTeam,
  },
  { method: 'GET', path: '/desk/content/{kind}/export.csv', params: kind, ...forTeam },
  { method: 'GET', path: '/desk/content/{kind}/export.json', params: kind, ...forTeam },
  {
    method: 'POST',
    path: '/desk/content/{kind}/import',
    params: kind,
    headers: { 'Content-Type': 'application/json' },
    ...forTeam,
  },
  { method: 'GET', path: '/desk/references/{of}', params: { of: 'sponsors' }, ...forTeam },
];
