import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { userKey } from '@/lib/browser/use-user';
import { messages } from '@/lib/i18n/default-messages';
import { GuessStatus } from './guess-status';

/** What a guest reads: nobody is logged in, and nothing is asked. */
const drawForGuest = (isOpen: boolean) =>
  renderToStaticMarkup(
    <SWRConfig value={{ fallback: { [userKey]: null }, revalidateOnMount: false }}>
      <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
        <GuessStatus slug="hunt" currency="TRY" isOpen={isOpen} />
      </NextIntlClientProvider>
    </SWRConfig>,
  );

it('a guest is asked to log in for a guess only while guesses are taken', () => {
  expect(drawForGuest(true)).toContain(messages.huntGuess.guest);
  expect(drawForGuest(false)).toContain(messages.huntGuess.guestClosed);
  expect(drawForGuest(false)).not.toContain(messages.huntGuess.guest);
});
