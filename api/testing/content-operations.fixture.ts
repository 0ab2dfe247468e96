import type { KnownOperation } from './known-operation.fixture';
import { knownPictureId } from './team-operations.fixture';

/** What everybody reads beside the games and contests: the frame, sponsors, odds, wins, news, the search. */
export const contentOperations: readonly KnownOperation[] = [
  { method: 'GET', path: '/healthz', isOpen: true },
  { method: 'GET', path: '/readyz', isOpen: true },
  { method: 'GET', path: '/init' },
  { method: 'GET', path: '/main' },
  { method: 'GET', path: '/site' },
  { method: 'GET', path: '/popups' },
  { method: 'GET', path: '/sponsors' },
  { method: 'POST', path: '/sponsors/{slug}/clicks', params: { slug: 'ornek' } },
  { method: 'GET', path: '/sponsors/{slug}', params: { slug: 'ornek' } },
  { method: 'GET', path: '/sponsors/{slug}/entries', params: { slug: 'ornek' } },
  { method: 'GET', path: '/entries/{area}', params: { area: 'sponsors' } },
  { method: 'GET', path: '/special-odds' },
  { method: 'GET', path: '/special-odds/record' },
  { method: 'GET', path: '/special-odds/{slug}', params: { slug: 'ornek-oran' } },
  { method: 'GET', path: '/wins' },
  { method: 'GET', path: '/wins/best' },
  { method: 'GET', path: '/wins/filters' },
  { method: 'GET', path: '/wins/{id}', params: { id: '1' } },
  { method: 'GET', path: '/wins/reactions/{ids}', params: { ids: '1-2' }, needsToken: true },
  {
    method: 'PUT',
    path: '/wins/{id}/reaction',
    params: { id: '1' },
    body: { reaction: 'clap' },
    needsToken: true,
  },
  { method: 'DELETE', path: '/wins/{id}/reaction', params: { id: '1' }, needsToken: true },
  { method: 'GET', path: '/pictures/{id}', params: { id: knownPictureId } },
  { method: 'GET', path: '/news' },
  { method: 'GET', path: '/text-pages/{slug}', params: { slug: 'gizlilik' } },
  { method: 'GET', path: '/news/{slug}', params: { slug: 'ornek-haber' } },
  { method: 'GET', path: '/api/bc/banners/{banner_id}/view', params: { banner_id: 'ornek' } },
  { method: 'GET', path: '/search', query: '?q=ornek' },
];
