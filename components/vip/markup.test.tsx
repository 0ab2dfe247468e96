import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { VipCounts, VipWire } from '@/contract/vip';
import { toClub } from '@/lib/data/to-club';
import { messages } from '@/lib/i18n/default-messages';
import { pageRows, userSectionPath } from '@/lib/routes';
import { OwnTier } from './own-tier';
import { TierGrid } from './tier-grid';

const term = { state: 'active', since: '2026-01-01T00:00:00Z', valid_until: '2026-04-01T00:00:00Z' } as const;
const criteria: VipCounts = { member_days: 30, links: 1, checkins: 5, contributions: 2, guesses: 3 };
const progress: VipCounts = { member_days: 0, links: 0, checkins: 0, contributions: 0, guesses: 0 };
const tiers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    slug: `t${at + 1}`,
    name: `Seviye ${at + 1}`,
    level: at + 1,
    criteria,
    perks: [],
  }));
const draw = (count: number, tier: string | null) => {
  const membership = tier === null ? null : { tier, ...term };
  const wire: VipWire = {
    tiers: tiers(count),
    progress,
    reached: null,
    membership,
    application: null,
    can_apply: false,
  };
  const club = toClub(wire);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={{ vip: messages.vip }}>
      <OwnTier club={club} picture="/avatars/2/4.jpg">
        {null}
      </OwnTier>
      <TierGrid club={club} />
    </NextIntlClientProvider>,
  );
};

describe('the club', () => {
  it('leads from each missing step to the page where it is met', () => {
    const hrefs = [...draw(4, 't1').matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href]) => href);
    expect(hrefs.filter((href) => !href?.startsWith('/avatars'))).toEqual([
      userSectionPath('partners'),
      pageRows.points.path,
      pageRows.submitWin.path,
      pageRows.bonusHunts.path,
    ]);
  });

  it('shows no unmet condition of the tier that the member has, nor of those below', () => {
    const markup = draw(2, 't2');
    expect(markup).toContain(messages.vip.top);
    expect(markup).not.toMatch(/0 \/ \d|progressbar/);
  });

  it.each([1, 4, 9])(
    'marks the member’s place once on a path of %i medals, without a style of its own',
    (count) => {
      for (const tier of [null, 't1', `t${count}`]) {
        const markup = draw(count, tier);
        expect(markup.match(/<image /g)).toHaveLength(1);
        expect(markup.split(messages.vip.path.marker)).toHaveLength(2);
        expect(markup.match(/<ol.*?<\/ol>/s)?.[0].match(/<li[ >]/g)).toHaveLength(count);
        expect(markup).not.toMatch(/style=|NaN/);
      }
    },
  );
});
