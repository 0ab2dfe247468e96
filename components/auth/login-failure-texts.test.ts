import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { messages } from '@/lib/i18n/default-messages';
import { loginFailureTexts } from './login-failure-texts';

const t = createTranslator({ locale: 'tr', messages });
const reason = 'Kurallara uymadı.';

test('who is closed reads why and until when, everybody else one sentence for name and password', () => {
  const closed = { error: 'account_suspended', message: reason, until: '2026-12-01T09:00:00Z' };
  const [said] = loginFailureTexts({ status: 401, error: closed }, t);
  expect(said).toContain(reason);
  expect(said).toContain('1 Aralık 2026');
  for (const status of [401, 422])
    expect(loginFailureTexts({ status, error: { error: 'invalid_credentials' } }, t)).toEqual([
      messages.toasts.loginFailed,
    ]);
});
