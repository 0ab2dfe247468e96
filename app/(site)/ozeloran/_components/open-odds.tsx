import { useTranslations } from 'next-intl';
import { OddRows } from '@/components/special-odds/odd-rows';
import type { SpecialOdd } from '@/lib/data/special-odd-view';
import { OddGrid } from './odd-grid';
import { OddSection } from './odd-section';

interface OpenOddsProps {
  readonly open: readonly SpecialOdd[];
  readonly awaiting: readonly SpecialOdd[];
}

/** What can be taken now, what opens later, and what waits for a result. */
export function OpenOdds({ open, awaiting }: OpenOddsProps) {
  const t = useTranslations('specialOdds');
  const active = open.filter(({ state }) => state === 'active');
  const coming = open.filter(({ state }) => state === 'scheduled');
  // What has expired since the answer was read waits like the others.
  const waiting = [...open.filter(({ state }) => state === 'expired'), ...awaiting];
  return (
    <>
      <OddSection title={t('sections.open')}>
        {active.length > 0 ? <OddGrid odds={active} /> : <p className="text-text-2">{t('noOpen')}</p>}
      </OddSection>
      {coming.length > 0 ? (
        <OddSection title={t('sections.coming')}>
          <OddGrid odds={coming} />
        </OddSection>
      ) : null}
      {waiting.length > 0 ? (
        <OddSection title={t('sections.awaiting')}>
          <OddRows odds={waiting} />
        </OddSection>
      ) : null}
      <p className="mt-10 max-w-2xl text-sm leading-relaxed text-text-3">{t('adults')}</p>
    </>
  );
}
