import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import { SoftLink } from '@/components/ui/soft-link';
import type { StatementLine } from '@/lib/data/statement';
import { boardText } from '@/lib/format/board-text';
import { formatDateTime } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';

interface StatementTableProps {
  readonly lines: readonly StatementLine[];
}

/** The lines of a statement, the newest first: what it was for, how many, and what there was after it. */
export function StatementTable({ lines }: StatementTableProps) {
  const t = useTranslations('statement');
  const rows = lines.map((line) => ({
    key: String(line.id),
    cells: [
      <LineSource key="source" line={line} />,
      <span key="amount" className={line.amount > 0 ? 'font-semibold text-green' : 'text-text'}>
        {line.amount > 0 ? `+${formatCoins(line.amount)}` : `−${formatCoins(-line.amount)}`}
      </span>,
      <span key="balance" className="text-text-2">
        {formatCoins(line.balanceAfter)}
      </span>,
    ],
  }));
  const columns = [
    { title: t('columns.reason') },
    { title: t('columns.amount'), align: 'end' as const },
    { title: t('columns.balance'), align: 'end' as const },
  ];
  return <DataTable caption={t('caption')} isCaptionHidden columns={columns} rows={rows} />;
}

function LineSource({ line }: { readonly line: StatementLine }) {
  const t = useTranslations('statement');
  const tBoards = useTranslations('leaders');
  const { reason, source, board, path, note, createdAt } = line;
  const details = [board ? boardText(board, tBoards) : source, note].filter((text) => text !== null);
  return (
    <>
      <span className="font-medium">{reason ? t(`reasons.${reason}`) : t('otherReason')}</span>
      <time dateTime={createdAt} className="block text-xs leading-5 text-text-2">
        {formatDateTime(createdAt)}
      </time>
      {details.length === 0 ? null : (
        <span className="block text-xs leading-5 text-text-3">
          {path === null ? (
            details.join(' · ')
          ) : (
            <SoftLink href={path} className="rounded-sm underline underline-offset-2 hover:text-text">
              {details.join(' · ')}
            </SoftLink>
          )}
        </span>
      )}
    </>
  );
}
