import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { KeptSend } from '@/lib/browser/stream/kept-sends';
import { formatAmount } from '@/lib/format/money';

interface KeptResultProps {
  readonly body: KeptSend['body'];
  readonly currency: string;
  /** The players as the bracket names them. */
  readonly a: string;
  readonly b: string;
  /** Has it forgotten, and the form come back. */
  readonly onDrop: () => void;
}

/** A result that was typed without a connection, in place of its form: what it says, that it waits, and the way back. */
export function KeptResult({ body, currency, a, b, onDrop }: KeptResultProps) {
  const t = useTranslations('tournamentDeskOwn');
  const sides = [
    { side: 'a', player: a, win: body.win_a },
    { side: 'b', player: b, win: body.win_b },
  ] as const;
  return (
    <div className="grid justify-items-start gap-3">
      <ul className="grid gap-1 text-sm tabular-nums">
        {sides.map(({ side, player, win }) => (
          <li key={side} className="break-words">
            {body.absent === side || body.absent === 'both' ? t('isAbsent', { player }) : null}
            {typeof win === 'number' ? `${player}: ${formatAmount(win, currency)}` : null}
          </li>
        ))}
      </ul>
      <p role="status" className="max-w-prose text-sm text-gold">
        {t('kept')}
      </p>
      <Button variant="quiet" onClick={onDrop}>
        {t('keptBack')}
      </Button>
    </div>
  );
}
