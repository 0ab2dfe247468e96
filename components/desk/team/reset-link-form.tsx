'use client'; // The link is shown here, this one time.

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { TextareaField } from '@/components/ui/textarea-field';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';
import { LinkOnce, type MadeLink } from './link-once';

/** Makes a link by which somebody of the team chooses a new password. */
export function ResetLinkForm({ id }: { readonly id: string }) {
  const t = useTranslations('desk.team');
  const [made, setMade] = useState<MadeLink | null>(null);
  const { errorOf, ...form } = useSubmit<{ readonly data: MadeLink }>({
    path: deskCallTo('deskTeamLinks', id),
    read: (fields) => ({ reason: String(fields.get('reason') ?? '') }),
    empties: true,
    done: ({ data }) => setMade(data),
  });
  return (
    <div className="grid gap-5">
      {made ? <LinkOnce made={made} /> : null}
      <OneButtonForm {...form} save={t('makeLink')}>
        <TextareaField
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          error={errorOf('reason')}
          rows={2}
          maxLength={400}
          required
        />
      </OneButtonForm>
    </div>
  );
}
