import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Sponsor } from '@/lib/data/sponsors';
import { pathTo } from '@/lib/paths';

interface VisitLinkProps {
  readonly sponsor: Pick<Sponsor, 'name' | 'slug' | 'hasLink' | 'tier'>;
}

/**
 * The one action of a card: the counted click-through to the sponsor's own site. Gold on VIP alone: a dozen gold buttons would
 * all shout and none would be the first.
 */
export function VisitLink({ sponsor }: VisitLinkProps) {
  const t = useTranslations('sponsors');
  if (!sponsor.hasLink) return <p className="py-3 text-center text-sm text-text-3">{t('noLink')}</p>;
  return (
    <a
      href={pathTo('visit', sponsor.slug)}
      target="_blank"
      rel="sponsored noopener nofollow"
      aria-label={t('visitLabel', { name: sponsor.name })}
      className={buttonClass(sponsor.tier === 'vip' ? 'primary' : 'secondary', 'sponsor-visit')}
    >
      {t('visit')}
      <Icon name="arrow-up-right" size={18} />
    </a>
  );
}
