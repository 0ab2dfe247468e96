import { createTranslator } from 'next-intl';
import { sponsorReportAnswerSchema } from '@/contract/sponsor-reports';
import { costPerPlayer } from '@/lib/format/cost-per-player';
import { namedMessages } from '@/lib/i18n/named-messages';
import { callUpstream } from '@/lib/upstream/call';
import type { Caller } from '@/lib/upstream/caller';
import { csvAnswer } from './csv';
import type { Member } from './member';

const counts = [
  'clicks',
  'registrations',
  'first_deposits',
  'deposits',
  'amount',
  'tickets',
  'cost',
] as const;

/** A sponsor's report as a file: a line a day and source, amounts with two decimals. Who may have it is the upstream's to say. */
export async function sponsorReportCsv(
  member: Member,
  caller: Caller,
  { sponsor, days }: { readonly sponsor?: string | undefined; readonly days: string },
): Promise<Response> {
  const query = new URLSearchParams({ days, lines: '1', ...(sponsor ? { sponsor } : {}) });
  const path = `/desk/sponsor-report?${query}` as const;
  const { data } = await member.call((bearer) =>
    callUpstream({ method: 'GET', path, answer: sponsorReportAnswerSchema, bearer, caller }),
  );
  const t = createTranslator({ locale: 'tr', messages: await namedMessages(), namespace: 'sponsorReport' });
  const toMoney = (minor: number | null) => (minor === null ? '' : (minor / 100).toFixed(2));
  const rows = (data.lines ?? []).map((line) => ({
    ...line,
    ...{ amount: toMoney(line.amount), cost: toMoney(line.cost), currency: data.currency },
    perPlayer: toMoney(costPerPlayer(line)),
  }));
  const columns = [
    { key: 'day', header: t('day') },
    { key: 'source', header: t('source') },
    ...counts.map((key) => ({ key, header: t(key) })),
    { key: 'perPlayer', header: t('perPlayer') },
    { key: 'currency', header: t('currency') },
  ];
  return csvAnswer({ name: `${data.sponsor.slug ?? 'sponsor'}-${days}.csv`, columns, rows });
}
