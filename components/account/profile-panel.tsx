import { useTranslations } from 'next-intl';
import { formatDay } from '@/lib/format/dates';
import { BalanceCard } from './balance-card';
import { ChangeAvatar } from './change-avatar';
import { FieldList } from './field-list';
import type { PanelProps } from './panel-props';
import { PublicName } from './public-name';
import { RoleBadge } from './role-badge';
import { UserAvatar } from './user-avatar';
import { VerifiedMark } from './verified-mark';

/** Who the member is: picture, name and role, balance, and what the account says of them. */
export function ProfilePanel({ user }: PanelProps) {
  const t = useTranslations('account.fields');
  return (
    <div className="grid gap-5 lg:grid-cols-[22rem_1fr] lg:items-start">
      <div className="flex flex-col items-center rounded-panel border border-line bg-surface p-8 text-center">
        <UserAvatar url={user.faceUrl} size={112} />
        <p className="mt-5 flex max-w-full items-center gap-2 font-display text-xl font-semibold">
          <span className="truncate">{user.username}</span>
          {user.isVerified ? <VerifiedMark /> : null}
        </p>
        <div className="mt-2 flex min-h-6 items-center text-sm text-text-2">
          {user.permission === 'player' ? t('player') : <RoleBadge permission={user.permission} />}
        </div>
        <ChangeAvatar />
      </div>
      <div className="space-y-5">
        <BalanceCard point={user.point} />
        <PublicName user={user} />
        <FieldList
          fields={[
            { name: t('username'), value: user.username },
            { name: t('email'), value: user.email ?? t('unknown') },
            { name: t('memberSince'), value: formatDay(user.createdAt) ?? t('unknown') },
            { name: t('phone'), value: t(user.phoneVerified ? 'verified' : 'notVerified') },
            { name: t('telegram'), value: t(user.telegramVerified ? 'verified' : 'notVerified') },
          ]}
        />
      </div>
    </div>
  );
}
