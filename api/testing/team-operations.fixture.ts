import { figureSubjects } from '@/contract/desk-figures';
import { valuesVersion } from '../services/desk-settings/setting-values';
import type { KnownOperation } from './known-operation.fixture';
import { mateOperations } from './mate-operations.fixture';
import { streamOperations } from './stream-operations.fixture';

const forTeam = { needsToken: true, isForAdmins: true } as const;

/** The entry that the good call of a jury's score names; `addKnownResults` stores it. */
export const knownEntryId = 77;

/** The public picture that a good call names. */
export const knownPictureId = '00000000-0000-4000-8000-0000000000aa';

/** The picture of the library that a good call names. */
export const knownLibraryId = '00000000-0000-4000-8000-0000000000ab';

/** The deposit that a good call takes back, and the ticket of the same draw that another one does. */
export const knownDepositId = 78;
export const knownTicketNumber = 901;
/** The member that the good calls of the team's steps name. */
export const knownMemberId = '00000000-0000-4000-8000-0000000000ac';
/** A nickname that somebody of the team has. */
export const knownNickname = 'Kötü Ad';

const reason = 'Kurallara uymadı.';

/** What the team does about the known member, in an order in which all of it succeeds. */
const memberSteps: readonly KnownOperation[] = [
  { path: 'notes', body: { text: 'İki kez uyarıldı.' } },
  { path: 'verification-reset', body: { what: 'phone', reason } },
  { path: 'verification', body: { what: 'phone', phone: '0555 999 88 66', reason } },
  { path: 'sessions-end', body: { reason } },
  { path: 'sanction', body: { kind: 'suspension', days: 3, reason } },
  { path: 'sanction/lift', body: { reason } },
  { path: 'erasure', body: { reason } },
].map(({ path, body }) => ({
  ...{ method: 'POST', path: `/desk/members/{id}/${path}`, params: { id: knownMemberId } },
  ...{ body, isKeyed: true, ...forTeam },
}));

/** One good call of every operation of the team on events, tournaments and hunts, in an order in which all of them succeed. */
export const teamOperations: readonly KnownOperation[] = [
  ...streamOperations,
  { method: 'GET', path: '/judging', ...forTeam },
  {
    method: 'POST',
    path: '/events/{slug}/entries/{id}/score',
    params: { slug: 'ornek-jurili', id: String(knownEntryId) },
    body: { score: 80 },
    ...forTeam,
  },
  {
    method: 'POST',
    path: '/events/{slug}/result',
    params: { slug: 'ornek-jurili' },
    body: { action: 'finish' },
    ...forTeam,
  },
  {
    method: 'POST',
    path: '/tournaments/{slug}/stage',
    params: { slug: 'ornek-ikili' },
    body: { match: { round: 1, index: 0 } },
    ...forTeam,
  },
  {
    method: 'POST',
    path: '/tournaments/{slug}/matches',
    params: { slug: 'ornek-ikili' },
    body: { round: 1, index: 0, win_a: 100, win_b: 50 },
    ...forTeam,
  },
  {
    method: 'POST',
    path: '/tournaments/{slug}/cancellation',
    params: { slug: 'ornek-ikili' },
    body: { reason: 'Yayın ertelendi.' },
    ...forTeam,
  },
  {
    method: 'POST',
    path: '/bonus-hunts/{slug}/cancellation',
    params: { slug: 'ornek-iptal' },
    body: { reason: 'Yayın ertelendi.' },
    isKeyed: true,
    ...forTeam,
  },
  {
    method: 'POST',
    path: '/nicknames/reset',
    body: { nickname: knownNickname, reason: 'Topluluk kurallarına uymuyor.' },
    ...forTeam,
  },
  {
    method: 'POST',
    path: '/desk/ledger/{id}/reversal',
    params: { id: '1' },
    body: { reason: 'Yanlış ödeme.' },
    isKeyed: true,
    ...forTeam,
  },
  {
    method: 'POST',
    path: '/desk/deposits/{id}/reversal',
    params: { id: String(knownDepositId) },
    body: { reason: 'Yatırım iade edildi.' },
    isKeyed: true,
    ...forTeam,
  },
  {
    method: 'POST',
    path: '/desk/raffles/{slug}/voids',
    params: { slug: 'acik' },
    body: { numbers: [knownTicketNumber], reason: 'Yanlış verildi.' },
    isKeyed: true,
    ...forTeam,
  },
  { method: 'GET', path: '/desk/members', query: '?q=oyuncu', ...forTeam },
  { method: 'GET', path: '/desk/members/{id}', params: { id: knownMemberId }, ...forTeam },
  { method: 'GET', path: '/desk/members/{id}/timeline', params: { id: knownMemberId }, ...forTeam },
  {
    method: 'POST',
    path: '/desk/members/{id}/adjustment',
    params: { id: knownMemberId },
    body: { amount: 10, reason: 'Yayın ödülü eksik kalmış.' },
    isKeyed: true,
    ...forTeam,
  },
  ...memberSteps,
  {
    method: 'POST',
    path: '/desk/members/{id}/export',
    params: { id: knownMemberId },
    body: { reason },
    ...forTeam,
  },
  { method: 'GET', path: '/desk/four-eyes', ...forTeam },
  {
    method: 'POST',
    path: '/desk/four-eyes/{id}/decision',
    params: { id: '1' },
    body: { action: 'confirm', reason: 'Kontrol ettim.' },
    isKeyed: true,
    ...forTeam,
  },
  ...mateOperations,
  { method: 'GET', path: '/desk/settings/areas', ...forTeam },
  {
    method: 'PUT',
    path: '/desk/settings/areas',
    body: { version: 'e3b0c44298fc1c14', areas_off: [] },
    isKeyed: true,
    ...forTeam,
  },
  { method: 'GET', path: '/desk/settings/groups/{group}', params: { group: 'style' }, ...forTeam },
  {
    method: 'PATCH',
    path: '/desk/settings/groups/{group}',
    params: { group: 'style' },
    body: { version: valuesVersion({ css: null }), values: { css: 'footer{color:red}' } },
    largestBody: 530_000,
    isKeyed: true,
    ...forTeam,
  },
  ...figureSubjects.map((subject) => ({
    ...{ method: 'GET', path: `/desk/figures/${subject}`, query: '?days=7', ...forTeam },
  })),
  { method: 'GET', path: '/desk/today', ...forTeam },
  { method: 'GET', path: '/desk/system', ...forTeam },
  {
    method: 'POST',
    path: '/desk/system/runs',
    body: { kind: 'task', name: 'sweep' },
    isKeyed: true,
    ...forTeam,
  },
  { method: 'POST', path: '/desk/system/tests', body: { service: 'mail' }, ...forTeam },
  { method: 'GET', path: '/desk/audit', query: '?subject=coin_ledger', ...forTeam },
  { method: 'GET', path: '/desk/media', query: '?q=ornek', ...forTeam },
  { method: 'GET', path: '/desk/media/{id}', params: { id: knownLibraryId }, ...forTeam },
  { method: 'GET', path: '/library/{id}/{form}', params: { id: knownLibraryId, form: '1-cc.webp' } },
  {
    method: 'PATCH',
    path: '/desk/media/{id}',
    params: { id: knownLibraryId },
    body: { name: 'Kapak', alt: '', focus_x: 10, focus_y: 90, edition: 1 },
    isKeyed: true,
    ...forTeam,
  },
  {
    method: 'POST',
    path: '/desk/media/{id}/picture',
    params: { id: knownLibraryId },
    isPicture: true,
    ...forTeam,
  },
  { method: 'POST', path: '/desk/media', isPicture: true, ...forTeam },
  {
    method: 'POST',
    path: '/desk/media/{id}/removal',
    params: { id: knownLibraryId },
    isKeyed: true,
    ...forTeam,
  },
];
