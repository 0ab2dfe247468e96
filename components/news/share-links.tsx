import { useTranslations } from 'next-intl';
import { shareTargets } from '@/lib/format/share-targets';

interface ShareLinksProps {
  readonly title: string;
  /** Absolute address of the page. */
  readonly url: string;
}

/** Plain links that hand the address on; no script of anybody else. */
export function ShareLinks({ title, url }: ShareLinksProps) {
  const t = useTranslations('share');
  return (
    <ul aria-label={t('label')} className="flex flex-wrap gap-2">
      {shareTargets(title, url).map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('on', { network: t(`networks.${name}`) })}
            className="inline-flex min-h-11 items-center rounded-card border border-line px-4 text-sm text-text-2 transition-colors hover:border-line-strong hover:text-text"
          >
            {t(`networks.${name}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
