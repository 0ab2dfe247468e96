'use client'; // What the browser allows, it says itself, and it asks after a press alone.

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { errorTexts } from '@/lib/browser/error-texts';
import { beginPush, canBePushed, endPush } from '@/lib/browser/push-device';
import { showErrors, showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';

interface PushDeviceProps {
  /** What a browser subscribes with. */
  readonly publicKey: string;
  /** Whether notifications come to the browser of this login. */
  readonly isHere: boolean;
}

/** Whether notifications come to this browser, and the button that changes it. */
export function PushDevice({ publicKey, isHere }: PushDeviceProps) {
  const t = useTranslations();
  const isReady = useHydrated();
  const [isOn, setIsOn] = useState(isHere);
  const [isBusy, setIsBusy] = useState(false);
  const permission = isReady && canBePushed() ? Notification.permission : null;
  const change = async () => {
    setIsBusy(true);
    const sent = await (isOn && permission === 'granted' ? endPush() : beginPush(publicKey));
    setIsBusy(false);
    if (sent === 'denied' || sent === 'failed') return showToast('error', t(`notificationOwn.push.${sent}`));
    if (!sent.ok) return showErrors(errorTexts(sent.error, t));
    setIsOn(!(isOn && permission === 'granted'));
    showToast('success', t('notificationOwn.saved'));
  };
  if (isReady && permission === null) return <Line text={t('notificationOwn.push.unsupported')} />;
  if (permission === 'denied') return <Line text={t('notificationOwn.push.denied')} />;
  const state = isOn && permission !== 'default' ? 'on' : 'off';
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm text-text-2">{t(`notificationOwn.push.${state}`)}</p>
      <Button disabled={!isReady} isBusy={isBusy} onClick={() => void change()}>
        {t(state === 'on' ? 'notificationOwn.push.end' : 'notificationOwn.push.begin')}
      </Button>
    </div>
  );
}

function Line({ text }: { readonly text: string }) {
  return <p className="mt-4 max-w-prose text-sm leading-relaxed text-text-2">{text}</p>;
}
