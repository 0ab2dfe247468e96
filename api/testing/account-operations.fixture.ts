import { goodPassword, registration } from './accounts.fixture';
import { setupToken } from './app.fixture';
import { factorOperations } from './factor-operations.fixture';
import { kickOperations } from './kick-operations.fixture';
import type { KnownOperation } from './known-operation.fixture';
import { goodPushDevice } from './push-device.fixture';
import { signedLogin, webhookSecret } from './verification.fixture';

/** A member’s account: the way in, password, address, verification, sessions, notices; and the queue of jobs. */
export const accountOperations: readonly KnownOperation[] = [
  { method: 'POST', path: '/login', body: { email: 'oyuncu', password: goodPassword } },
  { method: 'GET', path: '/setup' },
  {
    method: 'POST',
    path: '/setup',
    body: { ...registration('kurucu'), token: setupToken },
    isForEmptySite: true,
  },
  { method: 'GET', path: '/refresh', needsToken: true },
  { method: 'POST', path: '/register', body: registration('yenigelen') },
  { method: 'GET', path: '/user', needsToken: true },
  { method: 'PATCH', path: '/user', body: { avatar: '/avatars/2/1.jpg' }, needsToken: true },
  { method: 'POST', path: '/user/nickname', body: { nickname: 'Gece Vapuru' }, needsToken: true },
  { method: 'POST', path: '/logout', needsToken: true },
  { method: 'POST', path: '/forgot-password', body: { email: 'oyuncu@ornek.com' } },
  {
    method: 'POST',
    path: '/reset-password',
    body: { token: 'sikke-baglantisi', password: 'Yelkenli-42', password_confirmation: 'Yelkenli-42' },
  },
  {
    method: 'POST',
    path: '/user/password',
    body: {
      current_password: goodPassword,
      password: goodPassword,
      password_confirmation: goodPassword,
    },
    needsToken: true,
  },
  { method: 'GET', path: '/user/email', needsToken: true },
  {
    method: 'POST',
    path: '/user/email',
    body: { email: 'yeni@ornek.com', password: goodPassword },
    needsToken: true,
  },
  { method: 'POST', path: '/email-confirmation', body: { token: 'adres-baglantisi' } },
  { method: 'GET', path: '/user/export', needsToken: true },
  { method: 'GET', path: '/user/deletion', needsToken: true },
  { method: 'POST', path: '/user/deletion', body: { password: goodPassword }, needsToken: true },
  { method: 'POST', path: '/user/deletion/cancel', needsToken: true },
  { method: 'GET', path: '/user/pause', needsToken: true },
  { method: 'GET', path: '/user/verification', needsToken: true },
  { method: 'POST', path: '/user/phone/verify', body: { code: '042137' }, needsToken: true },
  { method: 'POST', path: '/user/phone', body: { phone: '0532 111 22 34' }, needsToken: true },
  { method: 'POST', path: '/user/telegram/link', needsToken: true },
  {
    method: 'POST',
    path: '/user/telegram/login',
    body: signedLogin({ id: 42, first_name: 'Oyuncu', auth_date: Math.floor(Date.now() / 1000) }),
    needsToken: true,
  },
  {
    method: 'POST',
    path: '/user/telegram/unlink',
    body: { password: goodPassword },
    needsToken: true,
  },
  {
    method: 'POST',
    path: '/telegram/webhook',
    body: { update_id: 1 },
    headers: { 'X-Telegram-Bot-Api-Secret-Token': webhookSecret },
  },
  ...kickOperations,
  ...factorOperations,
  { method: 'GET', path: '/user/sessions', needsToken: true },
  { method: 'POST', path: '/user/sessions/end', body: { which: 'others' }, needsToken: true },
  { method: 'GET', path: '/user/notifications', needsToken: true },
  { method: 'GET', path: '/user/notifications/unread', needsToken: true },
  { method: 'POST', path: '/user/notifications/read', body: { up_to: 1 }, needsToken: true },
  { method: 'GET', path: '/user/notifications/choices', needsToken: true },
  {
    method: 'PATCH',
    path: '/user/notifications/choices',
    body: { group: 'reviews', mail: true },
    needsToken: true,
  },
  { method: 'POST', path: '/user/push-device', body: goodPushDevice, needsToken: true },
  { method: 'POST', path: '/user/push-device/end', needsToken: true },
  { method: 'GET', path: '/jobs', needsToken: true, isForAdmins: true },
];
