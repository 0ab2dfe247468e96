'use client'; // The link is shown here, this one time.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ExactField } from '@/components/ui/exact-field';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';
import { LinkOnce, type MadeLink } from './link-once';
import { RoleFields, type SponsorChoice } from './role-fields';

const roles = ['editor', 'moderator', 'support'] as const;

/** Makes an account of the team, and shows the link by which its owner chooses a password. */
export function InviteForm({ sponsors }: { readonly sponsors: readonly SponsorChoice[] }) {
  const t = useTranslations('desk.team');
  const router = useRouter();
  const [chosen, setChosen] = useState<string>('moderator');
  const [made, setMade] = useState<MadeLink | null>(null);
  const { errorOf, ...form } = useSubmit<{ readonly data: MadeLink }>({
    path: deskCallTo('deskTeamInvitations'),
    read: (fields) => ({
      username: String(fields.get('username') ?? ''),
      email: String(fields.get('email') ?? ''),
      role: chosen,
      ...(chosen === 'support' ? { sponsor: fields.get('sponsor') || undefined } : {}),
    }),
    empties: true,
    done: ({ data }) => {
      setMade(data);
      router.refresh();
    },
  });
  return (
    <div className="grid max-w-xl gap-5">
      {made ? <LinkOnce made={made} /> : null}
      <OneButtonForm {...form} save={t('invite')} variant="primary">
        <ExactField name="username" label={t('newName')} error={errorOf('username')} />
        <ExactField name="email" type="email" label={t('email')} error={errorOf('email')} />
        <RoleFields {...{ roles, chosen, sponsors, errorOf }} onChoose={setChosen} />
      </OneButtonForm>
    </div>
  );
}
