'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CopyText } from '@/components/ui/copy-text';
import { Field } from '@/components/ui/field';
import { OneButtonForm } from '@/components/ui/one-button-form';
import type { NewOverlayLink } from '@/contract/overlays';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';

interface NewLinkProps {
  readonly onMade: (token: string) => void;
}

/** Makes a link of the overlays; its key is shown this once. */
export function NewLink({ onMade }: NewLinkProps) {
  const t = useTranslations('desk.overlays.own');
  const router = useRouter();
  const [made, setMade] = useState<string | null>(null);
  const { errorOf, ...form } = useSubmit<{ readonly data: NewOverlayLink }>({
    path: deskCallTo('deskOverlayLinks'),
    read: (fields) => ({ name: fields.get('name') }),
    empties: true,
    done: ({ data }) => {
      setMade(data.token);
      onMade(data.token);
      router.refresh();
    },
  });
  return (
    <div className="grid max-w-3xl gap-5">
      {made === null ? null : (
        <div role="status" className="grid gap-3 rounded-card border border-green/35 bg-green/10 p-4">
          <p className="font-semibold">{t('made')}</p>
          <CopyText text={made} label={t('key')} />
          <p className="text-sm text-text-2">{t('once')}</p>
        </div>
      )}
      <OneButtonForm {...form} save={t('make')} variant="primary">
        <Field
          name="name"
          label={t('name')}
          hint={t('nameHint')}
          error={errorOf('name')}
          maxLength={60}
          autoComplete="off"
          required
        />
      </OneButtonForm>
    </div>
  );
}
