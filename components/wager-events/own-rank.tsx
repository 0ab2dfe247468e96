'use client'; // A member's place only the member's own browser may know.

import { useTranslations } from 'next-intl';
import { LaneRail } from '@/components/figures/lane-rail';
import type { OwnStandingWire } from '@/contract/wager-events';
import { formatWagerValue, type WagerUnit } from '@/lib/format/wager-value';
import { DataNote } from './data-note';
import { useOwnStanding } from './use-own-standing';

export interface OwnRankProps {
  readonly slug: string;
  readonly unit: WagerUnit;
  /** What the own number is measured by: a full lane. */
  readonly most: number;
  /** Of the page's numbers: with the next import the place is asked for anew. */
  readonly importNo: number | null;
}

/** The same, with the member's own picture. */
export interface OwnLaneProps extends OwnRankProps {
  readonly avatarUrl: string;
}

/** A member's rank and number, what is missing to the next rank and to the next prize; which import says so where it is not the page's own (ADR 071). */
export function OwnRank({ slug, unit, most, importNo, avatarUrl }: OwnLaneProps) {
  const t = useTranslations('standings');
  const { data, error } = useOwnStanding({ slug, importNo });
  if (data === undefined) return <p className="text-text-3">{error ? t('failed') : t('loading')}</p>;
  if (data === null) return <p className="text-text-2">{t('none')}</p>;
  const { rank, value, data: from } = data;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-text-2">
          <strong className="font-display text-lg font-bold text-text tabular-nums">
            {t('ownRank', { rank })}
          </strong>{' '}
          {formatWagerValue(value, unit)}
        </p>
        <ToNext own={data} unit={unit} />
      </div>
      <div className="my-2">
        <LaneRail share={most > 0 ? value / most : 0} face={avatarUrl} />
      </div>
      <OwnPrize own={data} unit={unit} />
      {from.no === importNo ? null : (
        <DataNote data={{ no: from.no, source: from.source, takenAt: from.taken_at }} />
      )}
    </>
  );
}

interface GapProps {
  readonly own: OwnStandingWire;
  readonly unit: WagerUnit;
}

function ToNext({ own: { rank, gap_to_next: gap }, unit }: GapProps) {
  const t = useTranslations('standings');
  if (rank === 1) return <p className="text-text-2">{t('leads')}</p>;
  if (!gap) return null;
  return (
    <p className="text-text-2">
      {t.rich('gapToNext', {
        amount: formatWagerValue(gap, unit),
        gap: (amount) => (
          <strong className="font-display text-2xl font-bold text-text tabular-nums">{amount}</strong>
        ),
      })}
    </p>
  );
}

function OwnPrize({ own: { gap_to_prize: gap, prize }, unit }: GapProps) {
  const t = useTranslations('standings');
  const parts = [
    prize ? t('ownPrize', { prize }) : null,
    gap ? t('gapToPrize', { gap: formatWagerValue(gap, unit) }) : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? <p className="mb-1 text-text-2 tabular-nums">{parts.join(' · ')}</p> : null;
}
