'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CheckField } from '@/components/ui/check-field';
import type { NotificationGroup, NotificationWay } from '@/contract/notifications';
import { errorTexts } from '@/lib/browser/error-texts';
import { sendJson } from '@/lib/browser/send-json';
import { showErrors, showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { callTo } from '@/lib/calls';

interface WayChoiceProps {
  readonly group: NotificationGroup;
  readonly way: NotificationWay;
  readonly label: string;
  readonly isChosen: boolean;
}

/** Whether a group comes in a way, too: a box that is kept when it is ticked, and goes back where that fails. */
export function WayChoice({ group, way, label, isChosen }: WayChoiceProps) {
  const t = useTranslations();
  const isReady = useHydrated();
  const [isOn, setIsOn] = useState(isChosen);
  const choose = async (isWanted: boolean) => {
    setIsOn(isWanted);
    const sent = await sendJson('PATCH', callTo('notificationChoices'), { group, [way]: isWanted });
    if (sent.ok) return showToast('success', t('notificationOwn.saved'));
    setIsOn(!isWanted);
    showErrors(errorTexts(sent.error, t));
  };
  return (
    <CheckField
      label={label}
      checked={isOn}
      disabled={!isReady}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  );
}
