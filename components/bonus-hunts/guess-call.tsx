import { useTranslations } from 'next-intl';
import { Countdown } from '@/components/ui/countdown';
import { SoftLink } from '@/components/ui/soft-link';
import { Until } from '@/components/ui/until';
import type { Hunt } from '@/lib/data/hunt-view';
import { pathTo } from '@/lib/paths';

interface GuessCallProps {
  readonly hunt: Hunt;
}

/** Under a hunt whose end can be guessed: how long yet, and the way to the form; from the end on, that it is over. */
export function GuessCall({ hunt }: GuessCallProps) {
  const t = useTranslations('bonusHunts.guessing');
  const { is_guessing_open: isOpen, guess_open_until: until, slug } = hunt;
  if (!isOpen) return null;
  const way = (
    <SoftLink
      href={`${pathTo('hunt', slug)}#tahmin`}
      className="inline-flex min-h-11 items-center rounded-sm font-semibold text-text underline underline-offset-4 hover:no-underline"
    >
      {t('toForm')}
    </SoftLink>
  );
  if (until === null) return <p className="text-sm">{way}</p>;
  return (
    <Until
      until={until}
      over={<p className="flex min-h-11 items-center text-sm text-text-2">{t('locked')}</p>}
    >
      <p className="flex flex-wrap items-center gap-x-5 text-sm text-text-2">
        <span>
          {t('until')}{' '}
          <span className="font-display font-semibold text-text">
            <Countdown until={until} over={t('locked')} />
          </span>
        </span>
        {way}
      </p>
    </Until>
  );
}
