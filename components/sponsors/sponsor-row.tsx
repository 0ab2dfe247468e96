import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { Sponsor } from '@/lib/data/sponsors';
import { formatAmount } from '@/lib/format/money';
import { pathTo } from '@/lib/paths';
import { fitsOf } from './matching';
import { PromotionCode } from './promotion-code';
import { SponsorLogo } from './sponsor-logo';
import { VisitLink } from './visit-link';

interface SponsorRowProps {
  readonly sponsor: Sponsor;
}

/** A sponsor as a row of the compact table. A phone shows its name and bonus, the code and the way out. */
export function SponsorRow({ sponsor }: SponsorRowProps) {
  const t = useTranslations();
  const { name, slug, tier, bonusText, promotionCode } = sponsor;
  const { minDeposit, currency, wageringMultiplier: factor, lastCheckedAt } = sponsor;
  const wagering =
    factor === 0 ? t('sponsors.wageringNone') : t('sponsors.wageringValue', { factor: factor ?? 0 });
  return (
    <tr data-fits={fitsOf([sponsor])}>
      <th scope="row">
        <span className="flex items-center gap-4">
          <SponsorLogo sponsor={sponsor} />
          <span className="min-w-0">
            <span className="flex items-center gap-2 font-display text-base font-semibold text-text">
              <SoftLink
                href={pathTo('sponsor', slug)}
                aria-label={t('sponsorPage.details', { name })}
                className="min-w-0 rounded-sm underline-offset-4 hover:underline"
              >
                {name}
              </SoftLink>
              {tier === 'vip' ? <Badge tone="gold">{t('sponsors.tiers.vip')}</Badge> : null}
            </span>
            {bonusText ? <span className="mt-0.5 block text-sm text-text-2">{bonusText}</span> : null}
          </span>
        </span>
      </th>
      <td className="font-display font-semibold tabular-nums max-sm:hidden">
        {minDeposit === null ? '–' : formatAmount(minDeposit, currency)}
      </td>
      <td className="font-display font-semibold tabular-nums max-md:hidden">
        {factor === null ? '–' : wagering}
      </td>
      <td className="text-text-3 max-xl:hidden">
        {lastCheckedAt ? <RelativeTime iso={lastCheckedAt} /> : '–'}
      </td>
      <td>{promotionCode ? <PromotionCode code={promotionCode} /> : '–'}</td>
      <td>
        <VisitLink sponsor={sponsor} />
      </td>
    </tr>
  );
}
