'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CheckField } from '@/components/ui/check-field';
import type { NotificationGroup } from '@/contract/notifications';
import { errorTexts } from '@/lib/browser/error-texts';
import { sendJson } from '@/lib/browser/send-json';
import { showErrors, showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { callTo } from '@/lib/calls';

interface MailChoiceProps {
  readonly group: NotificationGroup;
  readonly label: string;
  readonly isChosen: boolean;
}

/** One group's box; it is kept when it is ticked, and goes back where that fails. */
export function MailChoice({ group, label, isChosen }: MailChoiceProps) {
  const t = useTranslations();
  const isReady = useHydrated();
  const [isOn, setIsOn] = useState(isChosen);
  const choose = async (mail: boolean) => {
    setIsOn(mail);
    const sent = await sendJson('PATCH', callTo('notificationChoices'), { group, mail });
    if (sent.ok) return showToast('success', t('notificationOwn.saved'));
    setIsOn(!mail);
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
