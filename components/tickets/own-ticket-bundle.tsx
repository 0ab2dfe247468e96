'use client';

import { useTranslations } from 'next-intl';
import useSWR from 'swr';
import type { OwnTicketsWire } from '@/contract/raffles';
import { sendJson } from '@/lib/browser/send-json';
import { callTo } from '@/lib/calls';
import { formatCoins } from '@/lib/format/money';
import { formatShare } from '@/lib/format/percent';

interface OwnTicketBundleProps {
  readonly slug: string;
  readonly prizeCount: number;
}

/** As many runs as fit; the rest is counted. */
const shownRuns = 6;

/** A member's tickets as runs of numbers, with the chance of a single pick and the number of picks. */
export function OwnTicketBundle({ slug, prizeCount }: OwnTicketBundleProps) {
  const t = useTranslations('ownTickets');
  const { data, error } = useSWR(callTo('ownTickets', slug), fetchOwnTickets);
  if (!data) return <p className="text-text-3">{error ? t('failed') : t('loading')}</p>;
  if (data.count === 0) return <p className="text-text-2">{t('none')}</p>;
  const rest = data.runs.length - shownRuns;
  return (
    <>
      <p className="text-text-2">
        <strong className="font-display text-lg font-bold text-text tabular-nums">
          {t('count', { count: formatCoins(data.count) })}
        </strong>{' '}
        {t('chance', { share: formatShare(data.count, data.total), picks: prizeCount })}
      </p>
      <ul className="mt-2 flex h-7 flex-wrap gap-1.5 overflow-hidden">
        {data.runs.slice(0, shownRuns).map(({ from, to, sponsor }) => (
          <li
            key={from}
            title={sponsor ?? t('otherSource')}
            className="rounded-r-md border border-line-strong [border-left-style:dashed] bg-surface-2 px-2 py-1 font-display text-xs font-semibold whitespace-nowrap tabular-nums"
          >
            {from === to ? formatCoins(from) : `${formatCoins(from)}–${formatCoins(to)}`}
          </li>
        ))}
        {rest > 0 ? <li className="px-1 py-1 text-xs text-text-3">{t('more', { count: rest })}</li> : null}
      </ul>
    </>
  );
}

async function fetchOwnTickets(path: `/api/${string}`): Promise<OwnTicketsWire> {
  const sent = await sendJson<{ readonly data: OwnTicketsWire }>('GET', path);
  if (!sent.ok) throw new Error(`own tickets: ${sent.status}`);
  return sent.data.data;
}
