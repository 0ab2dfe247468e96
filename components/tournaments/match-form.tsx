'use client'; // The team fills in how a match ended.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmedForm } from '@/components/ui/confirmed-form';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';
import { MatchFields } from './match-fields';
import { readResult } from './read-result';

interface MatchFormProps {
  readonly slug: string;
  /** Which match, and whether its result stands already. */
  readonly match: { readonly round: number; readonly index: number; readonly is_correction?: true };
  /** The players as the bracket names them. */
  readonly a: string;
  readonly b: string;
}

/** How a match ended. It is asked twice: the players who meet next are told at once. */
export function MatchForm({ slug, match, a, b }: MatchFormProps) {
  const t = useTranslations('tournamentDeskOwn');
  const router = useRouter();
  const { errorOf, ...form } = useSubmit({
    path: callTo('tournamentMatches', slug),
    read: (fields) => ({ ...match, ...readResult(fields) }),
    done: () => {
      showToast('success', t('recorded'));
      router.refresh();
    },
  });
  return (
    <ConfirmedForm {...form} ask={t('record')} sure={t('recordSure')}>
      <MatchFields a={a} b={b} errorOf={errorOf} />
    </ConfirmedForm>
  );
}
