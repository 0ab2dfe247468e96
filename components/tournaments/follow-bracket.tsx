'use client'; // Others enter results while the page is open, and what waited for a connection is sent.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { errorTexts } from '@/lib/browser/error-texts';
import { showToast } from '@/lib/browser/toast';
import { useTold } from '@/lib/browser/use-told';
import { useKeptResults } from './use-kept-results';

interface FollowBracketProps {
  readonly slug: string;
}

/** How often what waits for a connection is tried again; milliseconds. */
const againMs = 4_000;

/**
 * Has the desk of a tournament drawn anew when something of it changed, whoever changed it; what is typed stays. Sends results that waited, and says of one that was refused
 * what became of it: its form may be gone by then.
 */
export function FollowBracket({ slug }: FollowBracketProps) {
  const t = useTranslations();
  const { refresh } = useRouter();
  const { results, kept } = useKeptResults(slug);
  const isFirst = useRef(true);
  useTold(`tournament:${slug}`, () => {
    if (!isFirst.current) refresh();
    isFirst.current = false;
  });
  const resume = useEffectEvent(async () => {
    if (!(await results.resume())) return;
    showToast('success', t('tournamentDeskOwn.recorded'));
    refresh();
  });
  useEffect(() => {
    results.restore();
    const again = () => void resume();
    again();
    const timer = setInterval(again, againMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [results]);
  const refused = kept.filter(({ error }) => error);
  const isRefused = refused.length > 0;
  useEffect(() => {
    if (isRefused) refresh();
  }, [isRefused, refresh]);
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {refused.map(({ key, label, error }) => (
        <div
          key={key}
          className="flex flex-wrap items-center gap-3 rounded-card border border-red/40 bg-red/10 px-4 py-3"
        >
          <p className="min-w-0 flex-1 text-sm">
            {t('tournamentDeskOwn.keptRefused', { match: label })}{' '}
            {error ? errorTexts(error, t).join(' ') : null}
          </p>
          <Button variant="quiet" onClick={() => results.drop(key)}>
            {t('tournamentDeskOwn.keptSeen')}
          </Button>
        </div>
      ))}
    </div>
  );
}
