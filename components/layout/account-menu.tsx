'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { RoleBadge } from '@/components/account/role-badge';
import { SectionIcon } from '@/components/account/section-icon';
import { UserAvatar } from '@/components/account/user-avatar';
import { VerifiedMark } from '@/components/account/verified-mark';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { MenuButton } from '@/components/ui/menu-button';
import { NavLink } from '@/components/ui/nav-link';
import { openAvatarModal } from '@/lib/browser/avatar-modal';
import { logOut } from '@/lib/browser/log-out';
import { useInboxCount } from '@/lib/browser/use-inbox-count';
import type { BrowserUser } from '@/lib/browser/use-user';
import { pathTo } from '@/lib/paths';
import {
  deskHome,
  infoPagePath,
  isAccountPermission,
  isStaffPermission,
  sectionsFor,
  userSectionPath,
} from '@/lib/routes';
import { Balance } from './balance';

interface AccountMenuProps {
  readonly user: BrowserUser;
  readonly coinLabel: string;
}

const itemClass =
  'flex h-11 w-full items-center gap-3 rounded-card px-3 text-sm font-medium whitespace-nowrap text-text-2 transition-colors hover:bg-surface-2 hover:text-text focus-visible:bg-surface-2 focus-visible:text-text';

/** Balance and avatar of a member; opens the account links of the role, and the way out. */
export function AccountMenu({ user, coinLabel }: AccountMenuProps) {
  const t = useTranslations('account');
  const sections = useTranslations('userSections');
  return (
    <MenuButton
      label={t('menu', { name: user.username })}
      face={<Face user={user} coinLabel={coinLabel} />}
      head={<Head user={user} />}
    >
      {isStaffPermission(user.permission) ? (
        // Another frame, and another policy: a page of its own.
        <a role="menuitem" tabIndex={-1} href={deskHome} className={itemClass}>
          <Icon name="shield-check" />
          <DeskName />
        </a>
      ) : null}
      {sectionsFor(user.permission).map((section) => (
        <NavLink
          key={section}
          role="menuitem"
          tabIndex={-1}
          href={userSectionPath(section)}
          className={itemClass}
        >
          <SectionIcon section={section} />
          {sections(`${section}.title`)}
        </NavLink>
      ))}
      {listOwnPages(user).map(({ href, icon, label }) => (
        <NavLink key={href} role="menuitem" tabIndex={-1} href={href} className={itemClass}>
          <Icon name={icon} />
          {t(label, { count: user.unread ?? 0 })}
        </NavLink>
      ))}
      <button type="button" role="menuitem" tabIndex={-1} onClick={openAvatarModal} className={itemClass}>
        <Icon name="user-round-pen" />
        {t('changeAvatar')}
      </button>
      <button type="button" role="menuitem" tabIndex={-1} onClick={() => logOut()} className={itemClass}>
        <Icon name="log-out" />
        {t('logout')}
      </button>
    </MenuButton>
  );
}

/** The back office, and how much waits there. */
function DeskName() {
  const t = useTranslations('account');
  return t('desk', { count: useInboxCount(0) });
}

interface OwnPage {
  readonly href: ComponentProps<typeof NavLink>['href'];
  readonly icon: IconName;
  readonly label: 'statement' | 'orders' | 'deposits' | 'prizes' | 'unread' | 'notifications';
}

/** What is a member's own beside the sections of the role; a support role has none of it. */
function listOwnPages({ permission, unread }: BrowserUser): readonly OwnPage[] {
  if (!isAccountPermission(permission)) return [];
  const deposits = {
    href: userSectionPath('ticket-deposits'),
    icon: 'ticket-check',
    label: 'deposits',
  } as const;
  const bell = {
    href: infoPagePath('bildirimler'),
    icon: 'bell',
    label: unread === 0 ? 'notifications' : 'unread',
  } as const;
  return [
    { href: infoPagePath('hareketler'), icon: 'coins', label: 'statement' },
    { href: infoPagePath('siparisler'), icon: 'store', label: 'orders' },
    // The team has a queue there.
    ...(permission === 'player' ? [deposits] : []),
    { href: pathTo('ownPrizes'), icon: 'gift', label: 'prizes' },
    ...(unread === null ? [] : [bell]),
  ];
}

function Face({ user, coinLabel }: AccountMenuProps) {
  return (
    <>
      <Balance point={user.point} coinLabel={coinLabel} />
      <UserAvatar url={user.faceUrl} />
      <Icon name="chevron-down" size={16} className="text-text-3 max-sm:hidden" />
    </>
  );
}

function Head({ user }: Pick<AccountMenuProps, 'user'>) {
  return (
    <div className="mb-2 flex items-center gap-2 border-b border-line px-3 pt-2 pb-3.5 text-sm">
      <span className="truncate font-semibold">{user.username}</span>
      {user.isVerified ? <VerifiedMark /> : null}
      <span className="ml-auto">
        <RoleBadge permission={user.permission} />
      </span>
    </div>
  );
}
