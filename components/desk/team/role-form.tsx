'use client'; // Which sponsor is asked for follows the choice of the role.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ExactField } from '@/components/ui/exact-field';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { TextareaField } from '@/components/ui/textarea-field';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';
import { RoleFields, type SponsorChoice } from './role-fields';

interface RoleFormProps {
  /** Whose role it is; without it the name is asked for. */
  readonly username?: string;
  readonly role?: string;
  readonly sponsor?: string;
  readonly sponsors: readonly SponsorChoice[];
}

interface Answer {
  readonly data: { readonly state: 'asked' | 'done' };
}

/** Gives somebody a role, or takes it, with a reason. */
export function RoleForm({ username, role = 'moderator', sponsor, sponsors }: RoleFormProps) {
  const t = useTranslations('desk.team');
  const router = useRouter();
  const [chosen, setChosen] = useState(role);
  const { errorOf, ...form } = useSubmit<Answer>({
    path: deskCallTo('deskTeamRoles'),
    read: (fields) => ({
      username: username ?? String(fields.get('username') ?? ''),
      role: chosen,
      ...(chosen === 'support' ? { sponsor: fields.get('sponsor') || undefined } : {}),
      reason: String(fields.get('reason') ?? ''),
    }),
    empties: username === undefined,
    done: ({ data: { state } }) => {
      showToast('success', t(`roleSaved.${state}`));
      router.refresh();
    },
  });
  const known = username === undefined ? (['editor', 'moderator', 'admin', 'support'] as const) : undefined;
  return (
    <OneButtonForm {...form} save={t('saveRole')} className="max-w-xl">
      {username === undefined ? (
        <ExactField name="username" label={t('username')} error={errorOf('username')} />
      ) : null}
      <RoleFields
        {...{ sponsors, sponsor, errorOf }}
        chosen={chosen}
        onChoose={setChosen}
        {...(known ? { roles: known } : {})}
      />
      {chosen === 'admin' ? <p className="text-sm leading-relaxed text-text-2">{t('adminText')}</p> : null}
      <TextareaField
        name="reason"
        label={t('reason')}
        hint={t('reasonTold')}
        error={errorOf('reason')}
        rows={2}
        maxLength={400}
        required
      />
    </OneButtonForm>
  );
}
