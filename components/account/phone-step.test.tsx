import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { VerificationWire } from '@/contract/verification';
import { messages } from '@/lib/i18n/default-messages';
import { routes } from '@/lib/routes';
import { PhoneStep } from './phone-step';

const { verifyOwn, account } = messages;
const nothing = () => {};
const router = {
  bfcacheId: '',
  back: nothing,
  forward: nothing,
  refresh: nothing,
  push: nothing,
  replace: nothing,
  prefetch: nothing,
};
const draw = (more: Partial<VerificationWire['phone']>) => {
  const phone = { state: 0, number: null, pending: null, can_verify: true, country_codes: ['90'], ...more };
  return renderToStaticMarkup(
    <AppRouterContext.Provider value={router}>
      <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
        <PhoneStep phone={phone} />
      </NextIntlClientProvider>
    </AppRouterContext.Provider>,
  );
};
const pending = {
  number: '+905 ••• •• 42',
  expires_at: '2026-11-23T10:00:00Z',
  resend_at: '2026-11-23T09:51:00Z',
};
const noSms = account.verifyState.noSms.replace(/<contact>.*/, '');

describe('where no SMS goes out', () => {
  it.each([
    ['a new member', {}],
    ['a member with a code of before', { pending }],
    ['a member whose number is to be checked anew', { state: 2, number: '+905 ••• •• 42' }],
  ])('%s reads so and where to write, and finds no field that nobody can fill', (_, more) => {
    const markup = draw({ ...more, can_verify: false });
    expect(markup).toContain(noSms);
    expect(markup).toContain(`href="${routes.complaints.path}"`);
    expect(markup).not.toMatch(/<(input|form|button)/);
    expect(markup).not.toContain(verifyOwn.sent);
  });

  it('a verified number stands there alone', () => {
    const markup = draw({ state: 1, number: '+905 ••• •• 42', can_verify: false });
    expect(markup).toContain('+905 ••• •• 42');
    expect(markup).not.toContain(noSms);
    expect(markup).not.toMatch(/<(input|form|button)/);
  });
});

describe('where SMS go out', () => {
  it('the number is asked for, and the code only once one is on its way', () => {
    expect(draw({})).toMatch(/<input[^>]*name="phone"/);
    expect(draw({})).not.toMatch(/name="code"/);
    expect(draw({ pending })).toMatch(/<input[^>]*name="code"/);
    expect(draw({ pending })).toContain(pending.number);
  });
});
