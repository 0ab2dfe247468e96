'use client';

import { useTranslations } from 'next-intl';
import type { OwnGuessWire } from '@/contract/bonus-hunts';
import { type Own, useOwn } from '@/lib/browser/use-own';
import { callTo } from '@/lib/calls';
import { formatAmount } from '@/lib/format/money';

interface GuessStatusProps {
  readonly slug: string;
  readonly currency: string;
  /** Whether guesses are taken: a guest who can make none any more is not asked to log in for it. */
  readonly isOpen?: boolean;
}

/** Where a member's own guess is asked for. */
export function toGuessPath(slug: string) {
  return callTo('guess', slug);
}

/** One line on the viewer's own guess; an island because it is the viewer's. Has its line before it knows. */
export function GuessStatus({ slug, currency, isOpen = false }: GuessStatusProps) {
  const t = useTranslations('huntGuess');
  const own = useOwn<OwnGuessWire>(toGuessPath(slug));
  return (
    <p aria-live="polite" className="min-h-5 text-sm text-text-2 tabular-nums">
      {own.who === 'guest' ? t(isOpen ? 'guest' : 'guestClosed') : statusText(own, currency, t)}
    </p>
  );
}

type Translate = ReturnType<typeof useTranslations<'huntGuess'>>;

function statusText(own: Own<OwnGuessWire>, currency: string, t: Translate): string {
  if (own.who !== 'member') return t('loading');
  if (own.own === null) return t('failed');
  const { is_open: isOpen, guess } = own.own;
  if (guess === null) return isOpen ? t('none') : t('noneMade');
  const amount = formatAmount(guess.end_balance, currency);
  if (guess.rank !== null && guess.diff !== null)
    return t('ranked', { amount, rank: guess.rank, diff: formatAmount(guess.diff, currency) });
  return t(isOpen ? 'made' : 'was', { amount });
}
