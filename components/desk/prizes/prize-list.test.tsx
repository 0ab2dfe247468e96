import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DeskPrizeWire } from '@/contract/desk-prizes';
import { messages } from '@/lib/i18n/default-messages';
import { PrizeList } from './prize-list';

const prize: DeskPrizeWire = {
  ...{ id: 7, state: 'approved', area: 'raffle', place: 1, member: { id: 'u', username: 'ayse' } },
  ...{ details: { prize: 'Kulaklık' }, created_at: '2026-11-01T09:00:00Z', decided_at: null },
};
const draw = (dueAt: string | null) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      <PrizeList prizes={[{ ...prize, due_at: dueAt }]} />
    </NextIntlClientProvider>,
  );

it('a prize that the team owes for longer than it promised is red for the team, approved or not; no other one is', () => {
  const { late } = messages.desk.prizes;
  expect(draw('2020-01-01T00:00:00Z')).toContain(late);
  expect(draw('2999-01-01T00:00:00Z')).not.toContain(late);
  expect(draw(null)).not.toContain(late);
});
