import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { StreamLine } from '@/contract/desk-stream';
import type { StreamDesk } from '@/lib/browser/stream/use-stream-desk';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { parseAmount } from '@/lib/format/parse-amount';
import { BalanceForm } from './balance-form';
import { MoneyField } from './money-field';

interface OpeningPanelProps {
  readonly stream: StreamDesk;
  /** Leads to where lines are entered. */
  readonly onCollect: () => void;
}

/** What is opened now: its payout, Enter, and the next one is opened. */
export function OpeningPanel({ stream, onCollect }: OpeningPanelProps) {
  const t = useTranslations('desk.stream.own.opening');
  const { desk, take } = stream;
  const now = desk.lines.find(({ state }) => state === 'now');
  const next = desk.lines.find(({ state }) => state === 'waiting');
  if (desk.kind === 'bonus-hunts' && desk.collect_balance === null)
    return (
      <div className="grid gap-4">
        <p className="text-sm text-text-2">{t('collectFirst')}</p>
        <BalanceForm stream={stream} isBeforeOpening />
      </div>
    );
  if (now) return <PayoutForm key={now.key} stream={stream} line={now} next={next} />;
  if (!next)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-text-2">{t('nothingLeft')}</p>
        <Button onClick={onCollect}>{t('addMore')}</Button>
      </div>
    );
  return (
    <div className="grid gap-3">
      {desk.is_guessing_open ? <p className="text-sm text-text-2">{t('locks')}</p> : null}
      <Button
        variant="primary"
        onClick={() => take({ kind: 'change', key: next.key, set: { state: 'now' } })}
      >
        {t('begin', { name: next.name })}
      </Button>
    </div>
  );
}

interface PayoutFormProps {
  readonly stream: StreamDesk;
  readonly line: StreamLine;
  readonly next: StreamLine | undefined;
}

function PayoutForm({ stream: { desk, take }, line, next }: PayoutFormProps) {
  const t = useTranslations('desk.stream.own.opening');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const win = parseAmount(typed);
  const goOn = () => {
    if (next) take({ kind: 'change', key: next.key, set: { state: 'now' } });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setWrong(win === null);
    if (win === null) return;
    take({ kind: 'change', key: line.key, set: { win } });
    goOn();
  };
  const skip = () => {
    take({ kind: 'change', key: line.key, set: { state: 'void' } });
    goOn();
  };
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <div>
        <p className="text-xs text-text-3">{t('now')}</p>
        <p className="font-display text-2xl font-semibold break-words">{line.name}</p>
        <p className="text-sm text-text-2 tabular-nums">
          {t('bet', { bet: formatAmount(line.bet, desk.currency) })}
        </p>
      </div>
      <div onChange={() => setTyped(field.current?.value ?? '')}>
        <MoneyField
          name="win"
          label={t('win')}
          hint={win === null ? t('winHint') : t('makes', { x: formatX(win / line.bet) })}
          error={isWrong && win === null ? t('noWin') : undefined}
          input={field}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          {next ? t('next') : t('last')}
        </Button>
        <Button variant="quiet" onClick={skip}>
          {t('skip')}
        </Button>
      </div>
      {next ? <p className="text-sm text-text-3">{t('then', { name: next.name })}</p> : null}
    </form>
  );
}
