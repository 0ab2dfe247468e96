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
          <a href={url} target="_blank" rel="noopener noreferrer me" className="social-link">
            {t(`footer.networks.${network}`)}
            <span className="sr-only">({t('common.newTab')})</span>
            <Icon name="arrow-up-right" size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}
