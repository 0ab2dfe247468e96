import { useTranslations } from 'next-intl';
import type { DeskMemberWire } from '@/contract/desk-member';
import { deskEntryPath } from '@/lib/desk-paths';

interface MemberLinksProps {
  readonly links: DeskMemberWire['links'];
}

/** Hints at other accounts of the same person, and what is compared for them. */
export function MemberLinks({ links }: MemberLinksProps) {
  const t = useTranslations('desk.member');
  return (
    <section aria-labelledby="links" className="grid gap-3">
      <h2 id="links" className="font-display text-lg font-semibold">
        {t('links')}
      </h2>
      {links.length === 0 ? <p className="text-sm text-text-2">{t('noLinks')}</p> : null}
      <ul className="desk-rows empty:hidden">
        {links.map(({ by, member, value }) => (
          <li key={`${by} ${member.id}`} className="desk-row flex-wrap py-2">
            <a href={deskEntryPath('members', member.id)} className="desk-row-title desk-row-link">
              {member.username}
            </a>
            <span className="min-w-0 break-words text-text-2">
              {t(`hints.${by}`)}
              {value ? ` · ${value}` : null}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-text-3">{t('linksNote')}</p>
    </section>
  );
}
