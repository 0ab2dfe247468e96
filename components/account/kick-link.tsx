'use client'; // A press asks for the address of Kick and goes there.

import { useTranslations } from 'next-intl';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';
import { useKickArrival } from './use-kick-arrival';

/** The way to Kick, where the member says who they are, and back. */
export function KickLink() {
  const t = useTranslations('verifyOwn.kick');
  useKickArrival();
  const { errorOf: _, ...form } = useSubmit<{ readonly data: { readonly url: string } }>({
    path: callTo('kickLink'),
    read: () => ({}),
    done: ({ data }) => window.location.assign(data.url),
  });
  return (
    <OneButtonForm {...form} save={t('link')} className="mt-5">
      <p className="text-sm text-text-2">{t('linkText')}</p>
    </OneButtonForm>
  );
}
