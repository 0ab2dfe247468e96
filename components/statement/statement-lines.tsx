import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { StatementLine } from '@/lib/data/statement';
import { boardText } from '@/lib/format/board-text';
import { formatDay, formatTime } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { byDay } from './by-day';

interface StatementLinesProps {
  readonly lines: readonly StatementLine[];
}

/** The lines of a statement, the newest first, under their days: what each was for, how many, and what there was after it. */
export function StatementLines({ lines }: StatementLinesProps) {
  const t = useTranslations('statement');
  return (
    <table className="statement-lines on-paper">
      <caption className="sr-only">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.reason')}</th>
          <th scope="col">{t('columns.amount')}</th>
          <th scope="col">{t('columns.balance')}</th>
        </tr>
      </thead>
      {[...byDay(lines)].map(([day, ofDay]) => (
        <tbody key={day}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="statement-day">
              {formatDay(day)}
            </th>
          </tr>
          {ofDay.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Line({ line }: { readonly line: StatementLine }) {
  const { amount, balanceAfter } = line;
  return (
    <tr className="statement-line">
      <th scope="row" className="statement-source">
        <LineSource line={line} />
      </th>
      <td className={`statement-number ${amount > 0 ? 'text-green' : ''}`}>
        {amount > 0 ? `+${formatCoins(amount)}` : `−${formatCoins(-amount)}`}
      </td>
      <td className="statement-number font-normal text-text-3">{formatCoins(balanceAfter)}</td>
    </tr>
  );
}

/** What a line was for; below it when, and where the Sikke came from or went to. */
function LineSource({ line }: { readonly line: StatementLine }) {
  const t = useTranslations('statement');
  const tBoards = useTranslations('leaders');
  const { reason, source, board, path, note, createdAt } = line;
  const details = [board ? boardText(board, tBoards) : source, note]
    .filter((text) => text !== null)
    .join(' · ');
  return (
    <>
      <span className="block truncate font-medium">{reason ? t(`reasons.${reason}`) : t('otherReason')}</span>
      <span className="block truncate text-xs leading-4 text-text-3">
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        {details === '' ? null : ' · '}
        {path === null ? (
          details
        ) : (
          <SoftLink href={path} className="rounded-sm underline underline-offset-2 hover:text-text">
            {details}
          </SoftLink>
        )}
      </span>
    </>
  );
}
