import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import type { BooksWire } from '@/contract/books';
import { findAuditAction, findClaimKind } from '@/lib/format/known-names';
import { formatCoins } from '@/lib/format/money';
import { monthText } from '@/lib/format/month-text';

/** Why Sikke came and went, over all time: the rule or action that moved the most first. */
export function ReasonTable({ reasons }: Pick<BooksWire['sikke'], 'reasons'>) {
  const t = useTranslations('books');
  const names = useTranslations('statement.reasons');
  if (reasons.length === 0) return null;
  return (
    <DataTable
      caption={t('reasons')}
      columns={[
        { title: t('columns.reason') },
        { title: t('columns.came'), align: 'end', isMain: true },
        { title: t('columns.went'), align: 'end' },
      ]}
      rows={reasons.map(({ reason, came, went }) => ({
        key: reason,
        cells: [names(reason), formatCoins(came), formatCoins(went)],
      }))}
    />
  );
}

const counts = ['draws', 'prizes', 'cases', 'cases_closed', 'objections', 'corrections'] as const;

/** What happened in each month, the last one first. */
export function MonthTable({ months }: Pick<BooksWire, 'months'>) {
  const t = useTranslations('books');
  if (months.length === 0) return null;
  return (
    <DataTable
      caption={t('monthTable')}
      columns={[
        { title: t('columns.month') },
        ...counts.map((name) => ({ title: t(`columns.${name}`), align: 'end' as const })),
      ]}
      rows={months.toReversed().map((month) => ({
        key: month.month,
        cells: [monthText(month.month), ...counts.map((name) => formatCoins(month[name]))],
      }))}
    />
  );
}

/** What the team decided in the last 30 days, by kind; nobody is named. */
export function DecisionTable({ decisions }: Pick<BooksWire, 'decisions'>) {
  const t = useTranslations('books');
  const kinds = useTranslations('claims.kinds');
  if (decisions.length === 0) return <p className="text-text-2">{t('noDecisions')}</p>;
  return (
    <DataTable
      caption={t('decisions')}
      columns={[
        { title: t('columns.kind') },
        { title: t('columns.approved'), align: 'end', isMain: true },
        { title: t('columns.rejected'), align: 'end' },
      ]}
      rows={decisions.map(({ kind, approved, rejected }) => {
        const known = findClaimKind(kind);
        return {
          key: kind,
          cells: [known ? kinds(known) : kind, formatCoins(approved), formatCoins(rejected)],
        };
      })}
    />
  );
}

/** What was done by hand in the last 30 days, by what it was. */
export function ActionTable({ actions }: Pick<BooksWire, 'actions'>) {
  const t = useTranslations('books');
  const names = useTranslations('desk.audit.actions');
  if (actions.length === 0) return null;
  return (
    <DataTable
      caption={t('actions')}
      isDense
      columns={[{ title: t('columns.action') }, { title: t('columns.count'), align: 'end' }]}
      rows={actions.map(({ kind, count }) => {
        const known = findAuditAction(kind);
        return { key: kind, cells: [known ? names(known) : kind, formatCoins(count)] };
      })}
    />
  );
}
