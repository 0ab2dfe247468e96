'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { SoftLink } from '@/components/ui/soft-link';
import type { NowPlayingWire } from '@/contract/schedule';
import { useWatchedEntry } from '@/lib/browser/use-watched';
import { callTo } from '@/lib/calls';
import { formatAmount } from '@/lib/format/money';
import { pathTo } from '@/lib/paths';

interface NowPlayingProps {
  /** What the page was made with. */
  readonly playing: NowPlayingWire | null;
}

/** What is on the table beside the player, asked for anew while it is watched; its room stays the same whatever it is. */
export function NowPlaying({ playing }: NowPlayingProps) {
  const t = useTranslations('streamPage');
  const facts = usePlayingSummary(useWatchedEntry(callTo('nowPlaying'), playing));
  return (
    <section
      aria-label={t('now')}
      className="flex min-h-44 flex-col gap-4 rounded-panel border border-line bg-surface p-5 sm:min-h-32 sm:flex-row sm:items-center sm:justify-between sm:p-6"
    >
      <div className="min-w-0" aria-live="polite">
        <p className="text-sm text-text-3">{t('now')}</p>
        {facts ? (
          <>
            <p className="mt-1 truncate font-display text-xl font-semibold">{facts.title}</p>
            <p className="mt-1 text-sm text-text-2 tabular-nums sm:truncate">{facts.line}</p>
          </>
        ) : (
          <p className="mt-1 max-w-xl text-text-2">{t('nothing')}</p>
        )}
      </div>
      {facts ? (
        <SoftLink href={facts.path} className={buttonClass('primary', 'mt-auto shrink-0 sm:mt-0')}>
          {facts.action}
        </SoftLink>
      ) : null}
    </section>
  );
}

interface PlayingSummary {
  readonly title: string;
  readonly line: string;
  readonly path: string;
  readonly action: string;
}

/** The same four things of whatever is played: what, how far, where to look, and what to do there. */
function usePlayingSummary(playing: NowPlayingWire | null): PlayingSummary | null {
  const t = useTranslations('streamPage');
  if (playing === null) return null;
  if (playing.kind === 'match') {
    const { slug, title, round, a, b } = playing;
    const line = `${title} · ${t('round', { round })}`;
    return { title: t('matchLine', { a, b }), line, path: pathTo('tournament', slug), action: t('toMatch') };
  }
  const money = (minor: number) => formatAmount(minor, playing.currency);
  if (playing.kind === 'buy') {
    const { slug, game_name, position, entry_count: count, bet, cost } = playing;
    const line = [
      t('buyLine', { position, count }),
      t('bet', { amount: money(bet) }),
      t('cost', { amount: money(cost) }),
    ];
    return { title: game_name, line: line.join(' · '), path: pathTo('buySession', slug), action: t('toBuy') };
  }
  const { slug, title, game_name, bet, needed, opened_count: opened, bonus_count: count } = playing;
  const path = pathTo('hunt', slug);
  const line = [
    playing.is_opening ? t('huntOpening', { opened, count }) : t('huntCollecting', { count }),
    bet === null ? null : t('bet', { amount: money(bet) }),
    needed === null ? null : t('needed', { amount: money(needed) }),
  ];
  const facts = { title: game_name ?? title, line: line.filter(Boolean).join(' · '), path };
  return playing.is_guessing_open
    ? { ...facts, path: `${path}#tahmin`, action: t('guess') }
    : { ...facts, action: t('toHunt') };
}
