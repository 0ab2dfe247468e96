import { useTranslations } from 'next-intl';
import { type Fact, Facts } from '@/components/ui/facts';
import { MoreLink } from '@/components/ui/more-link';
import { RelativeTime } from '@/components/ui/relative-time';
import type { ScorecardWire } from '@/contract/sponsor-scorecards';
import { formatDay } from '@/lib/format/dates';
import { durationText } from '@/lib/format/duration';
import { pageRows } from '@/lib/routes';

interface SponsorScorecardProps {
  readonly scorecard: ScorecardWire;
}

/** How a sponsor stands by what came to an end; what is too little is said to be, what the upstream does not measure is left out. */
export function SponsorScorecard({ scorecard }: SponsorScorecardProps) {
  const t = useTranslations('scorecards');
  const facts = useFacts(scorecard);
  const { complaints } = scorecard;
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="scorecard" className="space-y-4">
      <h2 id="scorecard" className="font-display text-xl font-semibold">
        {t('title')}
      </h2>
      <Facts facts={facts} />
      {complaints ? (
        <p className="max-w-prose text-sm leading-relaxed text-text-2">{t('closed', countsOf(complaints))}</p>
      ) : null}
      <MoreLink href={pageRows.scorecards.path}>{t('method')}</MoreLink>
    </section>
  );
}

function countsOf({ closed, solved, silent, rejected }: NonNullable<ScorecardWire['complaints']>) {
  return { closed, solved, silent, rejected };
}

function useFacts({ complaints, prizes, odds, ...card }: ScorecardWire): Fact[] {
  const t = useTranslations('scorecards');
  const units = useTranslations('deliveries.units');
  const tooFew = <span className="text-sm font-normal text-text-3">{t('tooFew')}</span>;
  const share = (name: Measured, good: number | undefined, all: number | undefined): Fact => ({
    name: t(`facts.${name}`),
    value: good === undefined || all === undefined ? tooFew : t('of', { good, all }),
  });
  const median = complaints?.median_s;
  const { address_changes: changes, last_checked_at: checked, listed_at: listed } = card;
  return [
    ...(complaints === undefined ? [] : [share('solved', complaints?.solved, complaints?.closed)]),
    ...(complaints === undefined
      ? []
      : [{ name: t('facts.median'), value: median == null ? tooFew : durationText(median, units) }]),
    ...(prizes === undefined ? [] : [share('prizes', prizes?.on_time, prizes?.ended)]),
    ...(odds === undefined ? [] : [share('odds', odds?.won, odds ? odds.won + odds.lost : undefined)]),
    ...(changes == null
      ? []
      : [{ name: t('facts.addresses'), value: changes === 0 ? t('noChange') : changes }]),
    ...(checked ? [{ name: t('facts.checked'), value: <RelativeTime iso={checked} /> }] : []),
    ...(listed ? [{ name: t('facts.listed'), value: formatDay(listed) }] : []),
  ];
}

type Measured = 'solved' | 'prizes' | 'odds';
