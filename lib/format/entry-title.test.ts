import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { messages } from '@/lib/i18n/default-messages';
import { entryTitle } from './entry-title';

const t = createTranslator({ locale: 'tr', messages, namespace: 'leaders' });
const name = (slug: string) => entryTitle('leaderboard-prizes', { slug, title: slug }, t);

test('a board is named in words by what it ranks, how long and from when; everything else has its title', () => {
  const { metrics, periodNames } = messages.leaders;
  expect(name('tickets-month-2026-11-01')).toBe(`${metrics.tickets.tab}, ${periodNames.month}, 1 Kasım 2026`);
  for (const none of ['coins-week', 'yok-week-2026-11-30', 'coins-year-2026-01-01'])
    expect(name(none)).toBe(none);
  const entry = { slug: 'coins-week-2026-11-30', title: 'Haber' };
  expect(entryTitle('news', entry, t)).toBe('Haber');
});
