import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '@/lib/i18n/default-messages';
import { InboxDesk } from './inbox-desk';
import type { HeldDecision } from './inbox-undo';

const nothing = () => undefined;
const router = {
  ...{ back: nothing, forward: nothing, refresh: nothing, prefetch: nothing },
  ...{ push: nothing, replace: nothing, bfcacheId: '' },
};
const draw = (last: HeldDecision | null) =>
  renderToStaticMarkup(
    <AppRouterContext.Provider value={router}>
      <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
        <InboxDesk
          {...{ list: '/yonetim/gelen', at: '2026-11-01T12:00:00Z', kind: undefined, rows: [], cards: [] }}
          {...{ current: null, isOpen: false, viewer: 'ada', headingId: 'kart', reasons: {}, last }}
          {...{ rules: { actions: ['approve'], undoSeconds: 10, bulk: 50 }, pager: null, noCard: null }}
        />
      </NextIntlClientProvider>
    </AppRouterContext.Provider>,
  );
const { undo, marks } = messages.desk.inbox;

test('a page that is loaded within the ten seconds brings the way back along', () => {
  const items = [{ kind: 'deposit' as const, id: '7' }];
  const markup = draw({ items, action: 'approve', name: 'Yatırım · oyuncu', seconds: 6 });
  expect(markup).toContain(`${marks.approve}: Yatırım · oyuncu`);
  expect(markup).toContain(`>${undo}<`);
  expect(draw(null)).not.toContain(`>${undo}<`);
});

test('of a bulk the way back is of all of it', () => {
  const items = ['7', '8', '9'].map((id) => ({ kind: 'deposit' as const, id }));
  const markup = draw({ items, action: 'reject', name: 'Yatırım · oyuncu', seconds: 6 });
  expect(markup).toMatch(new RegExp(`${marks.reject}: [^<]*3`));
});
