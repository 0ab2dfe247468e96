'use client'; // The team says what is played now.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';

interface StageButtonProps {
  readonly slug: string;
  readonly match: { readonly round: number; readonly index: number };
  /** Whether it is the one that is played now. */
  readonly isOn: boolean;
}

/** Puts a match on the stage of its tournament, in place of the one that was there, or takes it down. */
export function StageButton({ slug, match, isOn }: StageButtonProps) {
  const t = useTranslations('tournamentDeskOwn');
  const { refresh } = useRouter();
  const { errorOf: _, ...form } = useSubmit({
    path: callTo('tournamentStage', slug),
    read: () => ({ match: isOn ? null : match }),
    done: () => {
      showToast('success', t(isOn ? 'unstaged' : 'staged'));
      refresh();
    },
  });
  return <OneButtonForm {...form} save={t(isOn ? 'unstage' : 'stage')} />;
}
