'use client';

import { useTranslations } from 'next-intl';
import useSWR from 'swr';
import type { OwnStandingWire } from '@/contract/wager-events';
import { sendJson } from '@/lib/browser/send-json';
import { callTo } from '@/lib/calls';
import { formatWagerValue, type WagerUnit } from '@/lib/format/wager-value';
import { DataNote } from './data-note';

export interface OwnRankProps {
  readonly slug: string;
  readonly unit: WagerUnit;
}

/** A member's rank and number, what is missing to the next rank and to the next prize, and which import says so (ADR 071). */
export function OwnRank({ slug, unit }: OwnRankProps) {
  const t = useTranslations('standings');
  const { data, error } = useSWR(callTo('ownStanding', slug), fetchOwnStanding);
  if (data === undefined) return <p className="text-text-3">{error ? t('failed') : t('loading')}</p>;
  if (data === null) return <p className="text-text-2">{t('none')}</p>;
  const { rank, value, gap_to_next: next, gap_to_prize: toPrize, prize, data: from } = data;
  return (
    <>
      <p className="text-text-2">
        <strong className="font-display text-lg font-bold text-text tabular-nums">
          {t('ownRank', { rank })}
        </strong>{' '}
        {formatWagerValue(value, unit)}
      </p>
      <p className="mt-1 text-text-2 tabular-nums">
        {[
          next ? t('gapToNext', { gap: formatWagerValue(next, unit) }) : null,
          toPrize ? t('gapToPrize', { gap: formatWagerValue(toPrize, unit) }) : null,
          prize ? t('ownPrize', { prize }) : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="mt-1">
        <DataNote data={{ no: from.no, source: from.source, takenAt: from.taken_at }} />
      </div>
    </>
  );
}

async function fetchOwnStanding(path: `/api/${string}`): Promise<OwnStandingWire | null> {
  const sent = await sendJson<{ readonly data: OwnStandingWire | null }>('GET', path);
  if (!sent.ok) throw new Error(`own standing: ${sent.status}`);
  return sent.data.data;
}
