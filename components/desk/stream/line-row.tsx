import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { StreamLine } from '@/contract/desk-stream';
import type { StreamDesk } from '@/lib/browser/stream/use-stream-desk';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { LineEdit } from './line-edit';
import type { LineMoves } from './use-line-moves';

interface LineRowProps {
  readonly line: StreamLine;
  readonly place: number;
  readonly stream: StreamDesk;
  /** Something of it is not stored yet. */
  readonly isUnsent: boolean;
  readonly isOpen: boolean;
  /** Null where nothing can be changed any more. */
  readonly onOpen: (() => void) | null;
  readonly moves: LineMoves | null;
}

/** A line: its grip, its place, its game and bet, and what came of it. */
export function LineRow({ line, place, stream, isUnsent, isOpen, onOpen, moves }: LineRowProps) {
  const t = useTranslations('desk.stream.own.list');
  const { currency } = stream.desk;
  const { key, name, bet, cost, win, state } = line;
  const stakes = [bet, cost].flatMap((value) => (value === null ? [] : [formatAmount(value, currency)]));
  return (
    <li
      data-line={key}
      data-state={state}
      data-dragged={moves?.dragged === key || undefined}
      data-over={moves?.over === key || undefined}
      className="stream-line"
    >
      <div className="stream-line-row">
        {moves ? (
          <button type="button" aria-label={t('move', { name })} className="stream-grip" {...moves.grip(key)}>
            <Icon name="grip-vertical" size={18} />
          </button>
        ) : null}
        <span className="stream-place">{place}</span>
        <button
          type="button"
          disabled={onOpen === null}
          aria-expanded={isOpen}
          onClick={onOpen ?? undefined}
          className="stream-name"
        >
          <span className="truncate">{name}</span>
          <span className="stream-stakes">{stakes.join(' · ')}</span>
        </button>
        {isUnsent ? (
          <span title={t('unsent')} className="stream-unsent">
            <span className="sr-only">{t('unsent')}</span>
          </span>
        ) : null}
        <span className="stream-outcome">
          {win === null ? (
            <span className="text-text-3">{t(`states.${state}`)}</span>
          ) : (
            <>
              <span>{formatAmount(win, currency)}</span>
              <b>{formatX(win / bet)}</b>
            </>
          )}
        </span>
      </div>
      {isOpen ? <LineEdit line={line} stream={stream} onDone={onOpen ?? undefined} /> : null}
    </li>
  );
}
