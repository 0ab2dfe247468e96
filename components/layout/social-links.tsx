import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { SocialLink } from '@/lib/data/site';

interface SocialLinksProps {
  readonly social: readonly SocialLink[];
}

/** The streamer's own pages on the networks that were given; nothing where there are none. */
export function SocialLinks({ social }: SocialLinksProps) {
  const t = useTranslations();
  if (social.length === 0) return null;
  return (
    <ul aria-label={t('footer.social')} className="flex max-w-sm flex-wrap gap-2">
      {social.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer me"
            className="flex h-11 items-center gap-1.5 rounded-card border border-line-strong px-3.5 text-sm font-medium text-text-2 transition-colors hover:bg-surface-2 hover:text-text"
          >
            {t(`footer.networks.${network}`)}
            <span className="sr-only">({t('common.newTab')})</span>
            <Icon name="arrow-up-right" size={16} className="text-text-3" />
          </a>
        </li>
      ))}
    </ul>
  );
}
