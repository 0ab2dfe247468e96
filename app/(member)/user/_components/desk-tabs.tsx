import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Tabs } from '@/components/ui/tabs';
import { type DeskName, deskHome, deskPath, userSectionPath } from '@/lib/routes';

const forAdmins: readonly DeskName[] = ['vault', 'codes'];

interface DeskTabsProps {
  /** None on the section's own page. */
  readonly current?: DeskName;
  readonly permission: string;
}

/** What admins do outside of the back office, each a tab, beside the back office and the viewer's own deposits. */
export function DeskTabs({ current, permission }: DeskTabsProps) {
  const t = useTranslations('claims.queueTabs');
  const own = userSectionPath('ticket-deposits');
  const names = permission === 'admin' ? forAdmins : [];
  const tabs = names.map((name) => ({ href: deskPath(name), label: t(name) }));
  return (
    <>
      {/* Another frame, and another policy: a page of its own. */}
      <p className="mb-4">
        <a href={deskHome} className={buttonClass()}>
          {t('inbox')}
        </a>
      </p>
      <Tabs
        label={t('label')}
        tabs={[{ href: own, label: t('own') }, ...tabs]}
        current={current ? deskPath(current) : own}
      />
    </>
  );
}
