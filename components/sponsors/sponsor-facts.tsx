import { useTranslations } from 'next-intl';
import { Facts } from '@/components/ui/facts';
import { RelativeTime } from '@/components/ui/relative-time';
import type { SponsorDetail } from '@/lib/data/sponsor-detail';
import { formatAmount } from '@/lib/format/money';
import { SponsorBonuses } from './sponsor-bonuses';
import { SponsorMethods } from './sponsor-methods';

interface SponsorFactsProps {
  readonly sponsor: SponsorDetail;
  /** Whether the last check stands here: a scorecard tells it, too. */
  readonly withCheck: boolean;
}

/** All terms of a sponsor, the unpleasant ones included. */
export function SponsorFacts({ sponsor, withCheck }: SponsorFactsProps) {
  const t = useTranslations();
  const { minDeposit, currency, wageringMultiplier: factor, lastCheckedAt } = sponsor;
  const unknown = t('sponsorPage.unknown');
  const wagering =
    factor === 0 ? t('sponsors.wageringNone') : t('sponsors.wageringValue', { factor: factor ?? 0 });
  const facts = [
    {
      name: t('sponsorPage.minDeposit'),
      value: minDeposit === null ? unknown : formatAmount(minDeposit, currency),
    },
    { name: t('sponsorPage.wagering'), value: factor === null ? unknown : wagering },
    ...(withCheck
      ? [
          {
            name: t('sponsorPage.checked'),
            value: lastCheckedAt ? <RelativeTime iso={lastCheckedAt} /> : unknown,
          },
        ]
      : []),
  ];
  return (
    <section aria-labelledby="terms" className="space-y-5">
      <h2 id="terms" className="font-display text-xl font-semibold">
        {t('sponsorPage.terms')}
      </h2>
      <Facts facts={facts} />
      <SponsorBonuses kinds={sponsor.bonusKinds} />
      <SponsorMethods methods={sponsor.paymentMethods} />
      <Text title={t('sponsorPage.notes')} text={sponsor.wageringNotes} />
      <Text title={t('sponsorPage.about')} text={sponsor.description} />
    </section>
  );
}

function Text({ title, text }: { readonly title: string; readonly text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <p className="mt-1.5 max-w-prose leading-relaxed text-text-2">{text}</p>
    </div>
  );
}
