import type { KnownOperation } from './known-operation.fixture';

/** Somebody of the team with a second factor, whom the good calls of the team's page name. */
export const knownMateId = '00000000-0000-4000-8000-0000000000b7';

/** A member who becomes an editor by the good call. */
export const knownCandidate = 'aday';

const forTeam = { needsToken: true, isForAdmins: true } as const;
const params = { id: knownMateId };
const reason = 'Ekipte birlikte karar verdik.';

/** One good call of every operation on the people of the team, in an order in which all of them succeed. */
export const mateOperations: readonly KnownOperation[] = [
  { method: 'GET', path: '/desk/team', ...forTeam },
  { method: 'GET', path: '/desk/team/second-factor', ...forTeam },
  { method: 'GET', path: '/desk/team/{id}', params, ...forTeam },
  {
    method: 'POST',
    path: '/desk/roles',
    body: { username: knownCandidate, role: 'editor', reason },
    isKeyed: true,
    ...forTeam,
  },
  {
    method: 'POST',
    path: '/desk/invitations',
    body: { username: 'davetli', email: 'davetli@ornek.com', role: 'moderator' },
    ...forTeam,
  },
  { method: 'POST', path: '/desk/team/{id}/reset-links', params, body: { reason }, ...forTeam },
  {
    method: 'PUT',
    path: '/desk/team/{id}/rights',
    params,
    body: { granted: ['content'], withdrawn: ['contests'], reason },
    isKeyed: true,
    ...forTeam,
  },
  {
    method: 'POST',
    path: '/desk/team/{id}/second-factor/removal',
    params,
    body: { reason },
    isKeyed: true,
    ...forTeam,
  },
  {
    method: 'PUT',
    path: '/desk/team/second-factor',
    body: { required: false },
    isKeyed: true,
    ...forTeam,
  },
];
