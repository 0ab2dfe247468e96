import { useTranslations } from 'next-intl';
import { Countdown } from '@/components/ui/countdown';
import type { Hunt } from '@/lib/data/hunt-view';

interface GuessNoticeProps {
  readonly hunt: Hunt;
}

/** How the guessing stands: sealed with its end, over, or of no use because the hunt was cancelled. */
export function GuessNotice({ hunt }: GuessNoticeProps) {
  const t = useTranslations('bonusHunts.guessing');
  if (hunt.state === 'cancelled') return <CancelNotice />;
  const { guess_count: count, guess_open_until: until, winner_count: winners } = hunt;
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-4">
      <h2 className="font-display text-lg font-semibold">{t('title')}</h2>
      <p className="mt-1.5 text-sm leading-relaxed text-text-2">
        {hunt.is_guessing_open ? t('sealed', { count }) : t('over', { count })}
      </p>
      {hunt.is_guessing_open && until !== null ? (
        <p className="mt-3 text-sm text-text-2">
          {t('until')}{' '}
          <span className="font-display font-semibold text-text">
            <Countdown until={until} over={t('locked')} />
          </span>
        </p>
      ) : null}
      {hunt.is_guessing_open ? <p className="mt-3 text-sm text-text-2">{t('untilFirst')}</p> : null}
      <p className="mt-3 text-sm text-text-3">{t('rule', { winners })}</p>
    </div>
  );
}

/** The reason is told to those who guessed: it may name what is theirs alone. */
function CancelNotice() {
  const t = useTranslations('bonusHunts.cancelled');
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-4">
      <h2 className="font-display text-lg font-semibold">{t('title')}</h2>
      <p className="mt-1.5 text-sm leading-relaxed text-text-2">{t('text')}</p>
    </div>
  );
}
