import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { StreamDesk } from '@/lib/browser/stream/use-stream-desk';

interface SyncSignProps {
  readonly stream: StreamDesk;
}

/** Says whether everything is stored, on its way, or waits for the connection to come back, and of a sealed hunt how many guessed. */
export function SyncSign({ stream: { sign, waiting, desk } }: SyncSignProps) {
  const t = useTranslations('desk.stream.own.sign');
  return (
    <p role="status" data-sign={sign} className="stream-sign">
      <Icon name={sign === 'saved' ? 'check' : sign === 'sending' ? 'refresh-cw' : 'zap'} size={16} />
      <span>{t(sign, { count: waiting.length })}</span>
      {desk.guess_count === null ? null : (
        <span className="hidden text-text-3 sm:inline">
          {t(desk.is_guessing_open ? 'guessesOpen' : 'guessesLocked', { count: desk.guess_count })}
        </span>
      )}
    </p>
  );
}
