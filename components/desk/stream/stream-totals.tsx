import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { LineFigures } from '@/lib/browser/stream/line-figures';
import type { StreamDesk } from '@/lib/browser/stream/use-stream-desk';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { SyncSign } from './sync-sign';

interface StreamTotalsProps {
  readonly stream: StreamDesk;
  readonly figures: LineFigures;
}

/** What is asked for all evening, always in sight: the X that the rest must average, how many are open, what came back. */
export function StreamTotals({ stream, figures }: StreamTotalsProps) {
  const t = useTranslations('desk.stream.own.totals');
  const { desk, canUndo, undo } = stream;
  const { kind, currency } = desk;
  const money = (value: number | null) =>
    value === null ? '–' : `${value < 0 ? '−' : ''}${formatAmount(Math.abs(value), currency)}`;
  const isHunt = kind === 'bonus-hunts';
  return (
    <div className="stream-bar">
      <dl className="stream-totals">
        <div className="stream-main">
          <dt>{t(isHunt ? 'breakEven' : 'net')}</dt>
          <dd>{isHunt ? breakEven(figures, t('covered')) : money(figures.net)}</dd>
        </div>
        <div>
          <dt>{t(isHunt ? 'opened' : 'played')}</dt>
          <dd>
            {figures.done} / {figures.count}
          </dd>
        </div>
        <div>
          <dt>{t('returned')}</dt>
          <dd>{money(figures.returned)}</dd>
        </div>
        <div>
          <dt>{t(isHunt ? 'needed' : 'cost')}</dt>
          <dd>{money(isHunt ? figures.needed : figures.cost)}</dd>
        </div>
        <div>
          <dt>{t('average')}</dt>
          <dd>{formatX(figures.average)}</dd>
        </div>
        <div>
          <dt>{t('best')}</dt>
          <dd>{formatX(figures.best)}</dd>
        </div>
      </dl>
      <div className="stream-foot">
        <SyncSign stream={stream} />
        <Button variant="quiet" onClick={undo} disabled={!canUndo}>
          {t('undo')}
        </Button>
      </div>
    </div>
  );
}

function breakEven({ needed, breakEven: x }: LineFigures, covered: string): string {
  return needed === 0 ? covered : formatX(x);
}
