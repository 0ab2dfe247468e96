'use client'; // What is filled in is sent from here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';

interface AppFormProps {
  /** Null where no app is set up. */
  readonly clientId: string | null;
}

/** The app as Kick gave it: its id, and its secret, which is never shown again. */
export function AppForm({ clientId }: AppFormProps) {
  const t = useTranslations('desk.kick.own');
  const router = useRouter();
  const { errorOf, ...form } = useSubmit({
    path: deskCallTo('deskKickApp'),
    method: 'PATCH',
    read: (fields) => {
      const secret = String(fields.get('client_secret') ?? '').trim();
      const id = String(fields.get('client_id') ?? '').trim();
      return { client_id: id, ...(secret === '' ? {} : { client_secret: secret }) };
    },
    done: () => {
      showToast('success', t('appKept'));
      router.refresh();
    },
  });
  const plain = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <OneButtonForm {...form} save={t('keepApp')} variant={clientId === null ? 'primary' : 'secondary'}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...plain}
          name="client_id"
          label={t('clientId')}
          defaultValue={clientId ?? ''}
          error={errorOf('client_id')}
          maxLength={100}
          required
        />
        <Field
          {...plain}
          name="client_secret"
          type="password"
          label={t('secret')}
          hint={clientId === null ? undefined : t('secretKept')}
          error={errorOf('client_secret')}
          maxLength={200}
        />
      </div>
    </OneButtonForm>
  );
}
