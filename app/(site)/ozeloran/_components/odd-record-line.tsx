import { useTranslations } from 'next-intl';
import { HitRate } from '@/components/special-odds/hit-rate';
import { SoftLink } from '@/components/ui/soft-link';
import type { OddDetail } from '@/lib/data/special-odd-view';
import { pathTo } from '@/lib/paths';

interface OddRecordLineProps {
  readonly odd: OddDetail;
}

/** How the other odds of this sponsor ended, with the way to all of them. */
export function OddRecordLine({ odd: { record, sponsor } }: OddRecordLineProps) {
  const t = useTranslations('specialOdds.record');
  if (!record || record.won + record.lost + record.void === 0) return null;
  const counts = (['won', 'lost', 'void'] as const).map((key) => ({ key, name: t(key), count: record[key] }));
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
        {counts.map(({ key, name, count }) => (
          <div key={key} className="flex flex-row-reverse items-baseline gap-2">
            <dt className="text-sm text-text-3">{name}</dt>
            <dd className="font-display text-xl font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <HitRate counts={record} />
      {sponsor?.slug ? (
        <p className="mt-4 text-sm">
          <SoftLink
            href={pathTo('sponsorResults', sponsor.slug)}
            className="rounded-sm text-text-2 underline underline-offset-4 hover:text-text"
          >
            {t('all')}
          </SoftLink>
        </p>
      ) : null}
    </div>
  );
}
