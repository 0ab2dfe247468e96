'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormSummary } from '@/components/ui/form-summary';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';
import { loginPath } from '@/lib/format/next-path';
import { RegisterFields } from './register-fields';
import { useEnter } from './use-enter';
import { useLinkToken } from './use-link-token';

const siteFields = [
  'site_name',
  'coin',
  'kick_link',
  'youtube_link',
  'operator_name',
  'operator_contact',
] as const;
const accountFields = ['username', 'email', 'password', 'password_confirmation'] as const;

interface SetupFormProps {
  /** The first of the steps that follow. */
  readonly next: string;
}

/** From the link that the start printed to the first admin: the account, then what the frame says (D38). The steps follow. */
export function SetupForm({ next }: SetupFormProps) {
  const t = useTranslations('setup');
  const router = useRouter();
  const enter = useEnter();
  const token = useLinkToken();
  const { isBusy, summary, errorOf, submit } = useSubmit<{ readonly logged_in: boolean }>({
    path: callTo('setup'),
    read: (fields) => ({
      token: token ?? '',
      ...Object.fromEntries(
        [...accountFields, ...siteFields].map((name) => [name, String(fields.get(name) ?? '')]),
      ),
    }),
    done: async ({ logged_in }) => {
      if (logged_in) await enter();
      router.push(logged_in ? (next as Route) : loginPath(next));
    },
  });
  if (token === '') return <p className="leading-relaxed text-text-2">{t('noToken')}</p>;
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-8">
      <FormSummary texts={summary} />
      <Part title={t('account')} text={t('accountText')}>
        <RegisterFields errorOf={errorOf} />
      </Part>
      <Part title={t('site')} text={t('siteText')}>
        {siteFields.map((name) => (
          <Field
            key={name}
            name={name}
            label={t(`fields.${name}`)}
            hint={t(`hints.${name}`)}
            error={errorOf(name)}
            inputMode={name.endsWith('link') ? 'url' : undefined}
            autoComplete="off"
          />
        ))}
      </Part>
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={token === null} className="w-full">
        {t('save')}
      </Button>
    </form>
  );
}

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Part({ title, text, children }: PartProps) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-1 font-display text-lg font-semibold">{title}</legend>
      <p className="text-sm leading-relaxed text-text-2">{text}</p>
      {children}
    </fieldset>
  );
}
