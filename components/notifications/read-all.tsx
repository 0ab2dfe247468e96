'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { sendJson } from '@/lib/browser/send-json';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';

interface ReadAllProps {
  /** The newest one on the page: what came after it stays unread. */
  readonly upTo: number;
}

/** Marks everything up to what is shown as read; the bell hears of it. */
export function ReadAll({ upTo }: ReadAllProps) {
  const t = useTranslations('notificationOwn');
  const router = useRouter();
  const { reload } = useUser();
  const isReady = useHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const read = async () => {
    setIsBusy(true);
    await sendJson('POST', callTo('notificationsRead'), { up_to: upTo });
    await reload().catch(() => null);
    router.refresh();
    setIsBusy(false);
  };
  return (
    <Button variant="secondary" isBusy={isBusy} disabled={!isReady} onClick={read}>
      {t('readAll')}
    </Button>
  );
}
