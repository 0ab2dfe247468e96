import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import { deskEntryPath } from '@/lib/desk-paths';
import { routes } from '@/lib/routes';

interface SetupWaysProps {
  /** An area that is off has no first entry. */
  readonly hasNews: boolean;
}

const ways = [
  { way: 'sponsor', href: deskEntryPath('content', 'sponsors', 'yeni') },
  { way: 'news', href: deskEntryPath('content', 'news', 'yeni') },
  { way: 'team', href: deskEntryPath('team') },
  { way: 'site', href: routes.sponsors.path },
] as const;

/** Where the setup ends: the ways to the first content, to the team and to the site. */
export function SetupWays({ hasNews }: SetupWaysProps) {
  const t = useTranslations('desk.setup.ways');
  return (
    <ul aria-label={t('label')} className="grid max-w-4xl gap-3 sm:grid-cols-2">
      {ways
        .filter(({ way }) => way !== 'news' || hasNews)
        .map(({ way, href }) => (
          <li
            key={way}
            className="relative grid content-start gap-1 rounded-panel border border-line bg-surface p-5 hover:border-line-strong"
          >
            <SoftLink href={href} className="font-display text-lg font-semibold after:absolute after:inset-0">
              {t(`${way}.title`)}
            </SoftLink>
            <p className="text-sm text-text-2">{t(`${way}.text`)}</p>
          </li>
        ))}
    </ul>
  );
}
