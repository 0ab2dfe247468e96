import { useTranslations } from 'next-intl';
import { Coin } from '@/components/ui/coin';
import { AgePart } from './age-part';
import { HelpLine } from './help-line';

/**
 * The question for the visitor's age, over every page until this browser has answered it; only where the operator switched it on (D31). It is in the markup,
 * so that it stands in the first frame, and shown by `deviceScript`: who has no scripts, search engines among them, reads the page.
 */
export function AgeGate() {
  const t = useTranslations('ageGate');
  return (
    <AgePart titleId="age-gate-title" yes={t('yes')} no={t('no')}>
      <Coin size={44} />
      <h2 id="age-gate-title" className="font-display text-2xl font-semibold">
        {t('title')}
      </h2>
      <p className="leading-relaxed text-text-2">{t('text')}</p>
      <p className="text-sm leading-relaxed text-text-3">
        <HelpLine />
      </p>
    </AgePart>
  );
}
