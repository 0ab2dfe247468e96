'use client';

import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { OwnEventPartWire } from '@/contract/events';
import { showToast } from '@/lib/browser/toast';
import { keepOwn } from '@/lib/browser/use-own';
import { useSubmit } from '@/lib/browser/use-submit';

interface LeaveFormProps {
  readonly slug: string;
  /** Its room is there either way. */
  readonly isShown: boolean;
}

/** Leaves an event: the first press asks, the second one does it. */
export function LeaveForm({ slug, isShown }: LeaveFormProps) {
  const t = useTranslations('eventOwn');
  const [isAsked, setAsked] = useState(false);
  const { isBusy, submit } = useSubmit<{ readonly data: OwnEventPartWire }>({
    path: `/api/events/${slug}/withdrawal`,
    read: () => ({}),
    done: async ({ data }) => {
      setAsked(false);
      await keepOwn(`/api/events/${slug}/participation`, data);
      showToast('success', t('leftToast'));
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
          {t('leaveSure')}
        </Button>
      ) : (
        <Button variant="quiet" onClick={ask}>
          {t('leave')}
        </Button>
      )}
    </form>
  );
}
