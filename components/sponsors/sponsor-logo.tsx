import { Shared } from '@/components/ui/shared';
import type { Sponsor } from '@/lib/data/sponsors';
import { pathTo } from '@/lib/paths';

interface SponsorLogoProps {
  readonly sponsor: Pick<Sponsor, 'slug' | 'name' | 'logoUrl' | 'tone' | 'tier'>;
  readonly className?: string;
}

/**
 * The mark on its own tone. The tone is a `fill`, not a style: the policy of the site allows no inline styles. Without a mark the
 * first letter stands in. VIP stands on top of the page, so its marks do not wait.
 */
export function SponsorLogo({ sponsor, className = '' }: SponsorLogoProps) {
  const { slug, name, logoUrl, tone, tier } = sponsor;
  return (
    <Shared of={pathTo('sponsor', slug)} as="picture">
      <div className={`sponsor-logo ${className}`.trim()}>
        {tone && /^#[\da-f]{6}$/i.test(tone) ? (
          <svg aria-hidden="true" width="100%" height="100%" className="absolute inset-0">
            <rect width="100%" height="100%" fill={tone} />
          </svg>
        ) : null}
        {logoUrl ? (
          <img src={logoUrl} alt="" width={192} height={96} loading={tier === 'vip' ? 'eager' : 'lazy'} />
        ) : (
          <span aria-hidden="true" className="relative font-display text-4xl font-bold text-text-2">
            {name.charAt(0).toLocaleUpperCase('tr')}
          </span>
        )}
      </div>
    </Shared>
  );
}
