'use client'; // What is filled in is sent from here.

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';

/** Has something said in the channel's chat. */
export function ChatForm() {
  const t = useTranslations('desk.kick.own');
  const { errorOf, ...form } = useSubmit({
    path: deskCallTo('deskKickChat'),
    read: (fields) => ({ text: String(fields.get('text') ?? '') }),
    empties: true,
    done: () => showToast('success', t('said')),
  });
  return (
    <OneButtonForm {...form} save={t('say')} className="max-w-2xl">
      <Field
        name="text"
        label={t('chatText')}
        error={errorOf('text')}
        maxLength={400}
        autoComplete="off"
        required
      />
    </OneButtonForm>
  );
}
