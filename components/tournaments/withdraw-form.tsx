'use client';

import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { OwnTournamentEntryWire } from '@/contract/tournaments';
import { showToast } from '@/lib/browser/toast';
import { keepOwn } from '@/lib/browser/use-own';
import { useSubmit } from '@/lib/browser/use-submit';
import { useUser } from '@/lib/browser/use-user';

interface WithdrawFormProps {
  readonly slug: string;
  /** Its room is there either way. */
  readonly isShown: boolean;
}

/** Withdraws from a tournament: the first press asks, the second one does it. */
export function WithdrawForm({ slug, isShown }: WithdrawFormProps) {
  const t = useTranslations('tournamentOwn');
  const { reload } = useUser();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, submit } = useSubmit<{ readonly data: OwnTournamentEntryWire }>({
    path: `/api/tournaments/${slug}/withdrawal`,
    read: () => ({}),
    done: async ({ data }) => {
      setAsked(false);
      await keepOwn(`/api/tournaments/${slug}/entry`, data);
      await reload();
      showToast('success', t('withdrawn'));
    },
  });
  // The pressed button becomes the one that sends: without this the first press would already send.
  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
  };
  return (
    <form
      method="post"
      onSubmit={submit}
      onBlur={() => setAsked(false)}
      className={isShown ? 'shrink-0' : 'invisible shrink-0'}
    >
      {isAsked ? (
        <Button type="submit" isBusy={isBusy}>
          {t('withdrawSure')}
        </Button>
      ) : (
        <Button variant="quiet" onClick={ask}>
          {t('withdraw')}
        </Button>
      )}
    </form>
  );
}
