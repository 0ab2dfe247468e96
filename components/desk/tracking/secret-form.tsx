'use client'; // What is made is shown here, this once.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CopyText } from '@/components/ui/copy-text';
import { Field } from '@/components/ui/field';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';

interface SecretFormProps {
  readonly slug: string;
  /** Whether there is one that goes on for two days. */
  readonly hasSecret: boolean;
}

/** Another secret for a sponsor's postbacks: its own, or a new one that is shown once. */
export function SecretForm({ slug, hasSecret }: SecretFormProps) {
  const t = useTranslations('desk.tracking.own');
  const router = useRouter();
  const [secret, setSecret] = useState<string | null>(null);
  const { errorOf, ...form } = useSubmit<{ readonly data: { readonly secret: string } }>({
    path: deskCallTo('deskPostbackSecret', slug),
    read: (fields) => {
      const given = String(fields.get('secret') ?? '').trim();
      return given === '' ? {} : { secret: given };
    },
    empties: true,
    done: ({ data }) => {
      setSecret(data.secret);
      router.refresh();
    },
  });
  return (
    <div className="grid max-w-2xl gap-4">
      {secret === null ? null : (
        <div role="status" className="grid gap-2">
          <p className="text-sm text-text-2">{t('once')}</p>
          <CopyText text={secret} label={t('secret')} />
        </div>
      )}
      <OneButtonForm
        {...form}
        save={t(hasSecret ? 'change' : 'make')}
        variant={hasSecret ? 'secondary' : 'primary'}
      >
        <Field
          name="secret"
          label={t('given')}
          hint={t('givenHint')}
          error={errorOf('secret')}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
      </OneButtonForm>
    </div>
  );
}
