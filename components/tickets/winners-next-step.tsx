import { useTranslations } from 'next-intl';
import { OwnPrizesLink } from './own-prizes-link';

/** What a winner of a draw does now: the notice says it, the own prizes are where it is done. */
export function WinnersNextStep() {
  const t = useTranslations('raffles');
  return (
    <p className="rounded-card border border-line bg-bg-raised px-4 py-3 text-sm leading-relaxed text-text-2">
      {t.rich('winnersNextStep', { prizes: (words) => <OwnPrizesLink>{words}</OwnPrizesLink> })}
    </p>
  );
}
