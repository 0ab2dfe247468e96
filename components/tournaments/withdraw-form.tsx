'use client';

import { useTranslations } from 'next-intl';
import { AskTwice } from '@/components/ui/ask-twice';
import type { OwnTournamentEntryWire } from '@/contract/tournaments';
import { showToast } from '@/lib/browser/toast';
import { keepOwn } from '@/lib/browser/use-own';
import { useSubmit } from '@/lib/browser/use-submit';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';

interface WithdrawFormProps {
  readonly slug: string;
  /** Its room is there either way. */
  readonly isShown: boolean;
}

/** Withdraws from a tournament: the first press asks, the second one does it. */
export function WithdrawForm({ slug, isShown }: WithdrawFormProps) {
  const t = useTranslations('tournamentOwn');
  const { reload } = useUser();
  const { isBusy, submit } = useSubmit<{ readonly data: OwnTournamentEntryWire }>({
    path: callTo('tournamentWithdrawal', slug),
    read: () => ({}),
    done: async ({ data }) => {
      await keepOwn(callTo('tournamentEntry', slug), data);
      await reload();
      showToast('success', t('withdrawn'));
    },
  });
  return (
    <AskTwice
      ask={t('withdraw')}
      sure={t('withdrawSure')}
      isBusy={isBusy}
      isShown={isShown}
      onSubmit={submit}
    />
  );
}
