'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { errorTexts } from '@/lib/browser/error-texts';
import { logOut } from '@/lib/browser/log-out';
import { sendJson } from '@/lib/browser/send-json';
import { showErrors, showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { callTo } from '@/lib/calls';

interface EndSessionProps {
  /** One login's id, every other one, or all with this one. */
  readonly which: string;
  /** What is read out where the button's own word does not say it. */
  readonly label?: string;
}

/** Ends logins; after all of them this browser leaves as by the menu's own way out. */
export function EndSession({ which, label }: EndSessionProps) {
  const t = useTranslations();
  const router = useRouter();
  const isReady = useHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const end = async () => {
    setIsBusy(true);
    const sent = await sendJson('POST', callTo('sessionsEnd'), { which });
    if (sent.ok && which === 'all') return logOut();
    if (sent.ok)
      showToast('success', t(which === 'others' ? 'securityOwn.othersEnded' : 'securityOwn.ended'));
    else showErrors(errorTexts(sent.error, t));
    router.refresh();
    setIsBusy(false);
  };
  const word = which === 'others' ? 'endOthers' : which === 'all' ? 'endAll' : 'end';
  return (
    <Button
      variant={which === 'all' ? 'secondary' : 'quiet'}
      isBusy={isBusy}
      disabled={!isReady}
      onClick={end}
      aria-label={label}
    >
      {t(`securityOwn.${word}`)}
    </Button>
  );
}
