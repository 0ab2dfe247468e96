import type { KnownOperation } from './known-operation.fixture';
import { signedQuery } from './postback.fixture';

const forTeam = { needsToken: true, isForAdmins: true } as const;
const told = { event: 'registration', transaction_id: 'ornek-kayit' } as const;

/** What sponsors' systems tell, and what the team reads of it. */
export const sponsorOperations: readonly KnownOperation[] = [
  {
    method: 'GET',
    path: '/postback/{sponsor}',
    params: { sponsor: 'ornek' },
    query: `?${signedQuery(told)}`,
  },
  {
    method: 'POST',
    path: '/postback/{sponsor}',
    params: { sponsor: 'ornek' },
    query: `?${signedQuery(told)}`,
  },
  { method: 'GET', path: '/desk/sponsor-report', query: '?sponsor=ornek&days=7', ...forTeam },
  { method: 'GET', path: '/desk/sponsor-reports', query: '?days=7', ...forTeam },
  { method: 'GET', path: '/desk/sponsor-tracking/{slug}', params: { slug: 'ornek' }, ...forTeam },
  {
    method: 'POST',
    path: '/desk/sponsor-tracking/{slug}/secret',
    params: { slug: 'ornek' },
    body: { secret: 'sponsorun-kendi-anahtari' },
    freeTexts: ['secret'],
    ...forTeam,
  },
];
