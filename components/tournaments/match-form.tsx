'use client'; // The team fills in how a match ended.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmedForm } from '@/components/ui/confirmed-form';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';
import { KeptResult } from './kept-result';
import { MatchFields } from './match-fields';
import { readResult } from './read-result';
import { useKeptResults } from './use-kept-results';

interface MatchFormProps {
  readonly slug: string;
  readonly currency: string;
  /** Which match, and whether its result stands already. */
  readonly match: { readonly round: number; readonly index: number; readonly is_correction?: true };
  /** What the match is called. */
  readonly label: string;
  /** The players as the bracket names them. */
  readonly a: string;
  readonly b: string;
}

/** How a match ended. It is asked twice: the players who meet next are told at once. Without a connection it waits in the browser (ADR 290). */
export function MatchForm({ slug, currency, match, label, a, b }: MatchFormProps) {
  const t = useTranslations('tournamentDeskOwn');
  const router = useRouter();
  const { results, kept } = useKeptResults(slug);
  const key = `${match.is_correction ? 'correction' : 'result'}:${match.round}:${match.index}`;
  const { errorOf, ...form } = useSubmit({
    path: callTo('tournamentMatches', slug),
    read: (fields) => ({ ...match, ...readResult(fields) }),
    ask: (body) => results.take({ key, label, body }),
    done: (became) => {
      if (became === 'waiting') return;
      showToast('success', t('recorded'));
      router.refresh();
    },
  });
  const waiting = kept.find((one) => one.key === key && !one.error);
  if (waiting)
    return <KeptResult body={waiting.body} {...{ currency, a, b }} onDrop={() => results.drop(key)} />;
  return (
    <ConfirmedForm {...form} ask={t('record')} sure={t('recordSure')}>
      <MatchFields a={a} b={b} errorOf={errorOf} />
    </ConfirmedForm>
  );
}
