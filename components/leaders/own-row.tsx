'use client'; // The viewer's own place only the viewer's own browser may know.

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { GuestLine } from '@/components/ui/guest-line';
import { useOwn } from '@/lib/browser/use-own';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';
import type { BoardName } from '@/lib/format/leader-paths';
import { formatCoins } from '@/lib/format/money';
import { loginPath } from '@/lib/format/next-path';
import { LeaderValue } from './leader-value';
import { RankChange } from './rank-change';

/** GET /api/leaders/{metric}/{period}/me, `data`; null for who has nothing yet. */
interface OwnRank {
  readonly rank: number;
  readonly value: number;
  readonly previous_rank?: number | null;
  readonly to_next: number | null;
}

interface OwnRowProps {
  readonly board: BoardName;
}

/** The viewer's own place, pinned above the list and kept in view; the way in for a guest. Its room is kept from the start. */
export function OwnRow({ board }: OwnRowProps) {
  const t = useTranslations('leadersOwn');
  const here = usePathname();
  const state = useOwn<OwnRank | null>(callTo('ownRank', board.metric, board.period));
  return (
    // What is behind it ends at the header: no row shows above it or beside its corners.
    <section aria-label={t('title')} className="sticky top-16 z-10 bg-bg py-2">
      <div className="flex min-h-16 items-center gap-3 rounded-card border border-line-strong bg-surface-2 px-4 py-2 text-sm sm:gap-4">
        {state.who === 'guest' ? (
          <GuestLine text={t('guest')} login={t('login')} href={loginPath(here)} className="ml-auto" />
        ) : null}
        {state.who === 'member' ? <OwnPlace board={board} own={state.own} /> : null}
      </div>
    </section>
  );
}

function OwnPlace({ board, own }: OwnRowProps & { readonly own: OwnRank | null }) {
  const t = useTranslations('leadersOwn');
  if (own === null) {
    return (
      <>
        <OwnFace />
        <span className="text-text-2">{t('none')}</span>
      </>
    );
  }
  const next = own.to_next === null ? t('first') : t('toNext', { amount: formatCoins(own.to_next) });
  return (
    <>
      <span className="w-8 shrink-0 text-right font-display text-base font-bold tabular-nums">
        {own.rank}
      </span>
      {board.period === 'all' ? null : (
        <span className="w-9 shrink-0 text-center">
          <RankChange rank={own.rank} previousRank={own.previous_rank ?? null} />
        </span>
      )}
      <OwnFace />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{t('you')}</span>
        <span className="block truncate text-text-2 tabular-nums">{next}</span>
      </span>
      <LeaderValue metric={board.metric} value={own.value} />
    </>
  );
}

function OwnFace() {
  const { user } = useUser();
  const src = user?.faceUrl ?? '/avatars/2/1.jpg';
  return <img src={src} alt="" width={32} height={32} className="face face-large" />;
}
