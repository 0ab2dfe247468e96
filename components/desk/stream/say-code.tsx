'use client';

import { useTranslations } from 'next-intl';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';

interface SayCodeProps {
  readonly code: string;
  readonly minutes: number;
}

/** Has a code that was just made said in the channel's chat. */
export function SayCode({ code, minutes }: SayCodeProps) {
  const t = useTranslations('desk.stream.rain');
  const { errorOf: _, ...form } = useSubmit({
    path: deskCallTo('deskKickChat'),
    read: () => ({ text: t('said', { code, minutes }) }),
    done: () => showToast('success', t('isSaid')),
  });
  return <OneButtonForm {...form} save={t('say')} />;
}
