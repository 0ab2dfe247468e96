import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig, unstable_serialize } from 'swr';
import { expect, it } from 'vitest';
import type { OwnStandingWire } from '@/contract/wager-events';
import { callTo } from '@/lib/calls';
import { messages } from '@/lib/i18n/default-messages';
import { OwnRank } from './own-rank';

const { standings } = messages;
const data = { no: 4, source: 'csv', taken_at: '2026-11-20T10:00:00Z' } as const;
const draw = (own: OwnStandingWire | null) =>
  renderToStaticMarkup(
    <SWRConfig
      value={{
        fallback: { [unstable_serialize([callTo('ownStanding', 'yaris'), 4])]: own },
        revalidateOnMount: false,
      }}
    >
      <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
        <OwnRank
          slug="yaris"
          unit={{ metric: 'turnover', currency: 'TRY' }}
          most={40_000}
          importNo={4}
          avatarUrl="/avatars/2/7.jpg"
        />
      </NextIntlClientProvider>
    </SWRConfig>,
  );

it('a member reads what is missing to the next place in large figures, and runs in a lane of the own length', () => {
  const markup = draw({ rank: 4, value: 10_000, gap_to_next: 27_793, gap_to_prize: 5000, prize: null, data });
  expect(markup).toContain('4. sıradasın.');
  expect(markup).toMatch(/<strong class="[^"]*text-2xl[^"]*">₺277\.93<\/strong> bir üst sıraya/);
  expect(markup).toContain('Sıradaki ödüle ₺50.00');
  expect(markup).toMatch(/width="25%"/);
  expect(markup).toContain('/avatars/2/7.jpg');
  expect(markup).not.toMatch(/style=|NaN/);
});

it('who leads has nobody before, and who has no place reads how to get one', () => {
  const first = draw({
    rank: 1,
    value: 40_000,
    gap_to_next: null,
    gap_to_prize: null,
    prize: '₺1,000',
    data,
  });
  expect(first).toContain(standings.leads);
  expect(first).toContain('₺1,000');
  expect(first).not.toContain('bir üst sıraya');
  expect(draw(null)).toContain(standings.none);
});
