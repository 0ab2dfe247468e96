import { Shared } from '@/components/ui/shared';
import { Still } from '@/components/ui/still';
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
  const { slug, tier } = sponsor;
  const mark = <Mark sponsor={sponsor} />;
  const box = `sponsor-logo ${className}`.trim();
  return (
    <Shared of={pathTo('sponsor', slug)} as="picture">
      {/* A picture that does not wait is named in the head of the page, which React does for an element alone. */}
      {tier === 'vip' ? <div className={box}>{mark}</div> : <Still className={box}>{mark}</Still>}
    </Shared>
  );
}

function Mark({ sponsor: { name, logoUrl, tone, tier } }: Pick<SponsorLogoProps, 'sponsor'>) {
  return (
    <>
      {tone && /^#[\da-f]{6}$/i.test(tone) ? (
        <svg aria-hidden="true">
          <rect fill={tone} />
        </svg>
      ) : null}
      {logoUrl ? (
        <img src={logoUrl} alt="" width={192} height={96} loading={tier === 'vip' ? 'eager' : 'lazy'} />
      ) : (
        <span aria-hidden="true" className="relative font-display text-4xl font-bold text-text-2">
          {name.charAt(0).toLocaleUpperCase('tr')}
        </span>
      )}
    </>
  );
}
