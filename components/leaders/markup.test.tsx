import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig, unstable_serialize } from 'swr';
import { expect, it } from 'vitest';
import { userKey } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';
import type { Leader } from '@/lib/data/leaders';
import { messages } from '@/lib/i18n/default-messages';
import { LeaderList } from './leader-list';
import { OwnRow } from './own-row';

const board = { metric: 'coins', period: 'week' } as const;
const own = { rank: 14, value: 900, previous_rank: 17, to_next: 120 };
const draw = (node: ReactNode) =>
  renderToStaticMarkup(
    <SWRConfig
      value={{
        fallback: {
          [userKey]: { username: 'ayse', faceUrl: '/avatars/2/9.jpg' },
          [unstable_serialize([callTo('ownRank', board.metric, board.period), 'ayse'])]: own,
        },
        revalidateOnMount: false,
      }}
    >
      <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
        {node}
      </NextIntlClientProvider>
    </SWRConfig>,
  );

it('who is on the board shows the places of eight periods as a line, said in words; who is new has none', () => {
  const leader = (rank: number, pastRanks: Leader['pastRanks']): Leader => ({
    ...{ rank, pastRanks, value: 500, previousRank: pastRanks.at(-1) ?? null, name: `u${rank}` },
    ...{ avatarUrl: '/avatars/2/1.jpg', isVerified: false, reachedAt: '2026-11-23T00:00:00Z' },
  });
  const markup = draw(
    <LeaderList
      leaders={[leader(4, [9, 8, null, 6, 5, 7, 5]), leader(5, Array(7).fill(null))]}
      metric="coins"
      hasChange
    />,
  );
  const rows = markup.split('<li ').slice(1);
  expect(rows[0]).toMatch(/<svg role="img" aria-label="[^"]*9\. 8\. – 6\. 5\. 7\. 5\. 4\.[^"]*"/);
  expect(rows[0]).toMatch(/<path d="M[^"]+" class="spark-line"/);
  expect(rows[1]).not.toContain('spark-line');
});

it('a member’s own row has the own face, place and way up, docked below the header on a ground that covers', () => {
  const markup = draw(<OwnRow board={board} />);
  expect(markup).toMatch(/<section aria-label="[^"]+" class="sticky top-16 z-10 bg-bg\b/);
  expect(markup).toMatch(/<div class="[^"]*\bbg-surface-2\b/);
  expect(markup).toMatch(/>14<.*src="\/avatars\/2\/9\.jpg".*120.*900/s);
  expect(markup).not.toContain(messages.leadersOwn.guest);
});
