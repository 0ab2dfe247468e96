import { signedEvent } from './kick-events.fixture';
import { knownKickRewardId, knownKickState } from './known-kick.fixture';
import type { KnownOperation } from './known-operation.fixture';

const event = signedEvent({ type: 'kicks.gifted', body: {}, at: Date.now() });
const forAdmins = { needsToken: true, isForAdmins: true, isKeyed: true } as const;

/** What Kick tells, what members have to do with it, and how admins set it up, in an order in which all of it succeeds. */
export const kickOperations: readonly KnownOperation[] = [
  { method: 'POST', path: '/kick/webhook', body: JSON.parse(event.raw), headers: event.headers },
  { method: 'GET', path: '/user/kick', needsToken: true },
  {
    method: 'POST',
    path: '/user/kick/return',
    body: { code: 'bir-kod', state: knownKickState },
    freeTexts: ['code', 'state'],
    needsToken: true,
  },
  { method: 'POST', path: '/user/kick/link', needsToken: true },
  { method: 'POST', path: '/user/kick/unlink', needsToken: true },
  { method: 'GET', path: '/desk/kick', needsToken: true, isForAdmins: true },
  { method: 'POST', path: '/desk/kick/connect', needsToken: true, isForAdmins: true },
  {
    method: 'POST',
    path: '/desk/kick/rewards',
    body: { title: 'Sikke ödülü', cost: 500, coins: 25 },
    freeTexts: ['title'],
    ...forAdmins,
  },
  {
    method: 'POST',
    path: '/desk/kick/rewards/{id}/end',
    params: { id: String(knownKickRewardId) },
    ...forAdmins,
  },
  {
    method: 'POST',
    path: '/desk/kick/chat',
    body: { text: 'Merhaba sohbet' },
    freeTexts: ['text'],
    ...forAdmins,
  },
  {
    method: 'PUT',
    path: '/desk/kick/app',
    body: { client_id: '01TESTAPP', client_secret: 'another-secret' },
    freeTexts: ['client_secret'],
    ...forAdmins,
  },
  { method: 'POST', path: '/desk/kick/disconnect', ...forAdmins },
];
