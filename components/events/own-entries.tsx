'use client';

import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import type { OwnEventPartWire } from '@/contract/events';
import { formatDateTime } from '@/lib/format/dates';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';

interface OwnEntriesProps {
  readonly entries: OwnEventPartWire['entries'];
  readonly currency: string;
}

/** What the viewer handed in, the newest first, with where each stands and why. */
export function OwnEntries({ entries, currency }: OwnEntriesProps) {
  const t = useTranslations('eventOwn');
  const rows = entries.map(({ id, game_name, bet, x, review, reject_reason, counts, submitted_at }) => ({
    key: String(id),
    isMarked: counts,
    cells: [
      formatDateTime(submitted_at),
      [game_name, bet === null ? null : formatAmount(bet, currency), x === null ? null : formatX(x)]
        .filter(Boolean)
        .join(' · ') || '–',
      [t(`reviews.${review}`), counts ? t('best') : reject_reason].filter(Boolean).join(': '),
    ],
  }));
  const columns = [{ title: t('sentAt') }, { title: t('result') }, { title: t('state') }];
  return <DataTable caption={t('caption')} columns={columns} rows={rows} />;
}
