import { useTranslations } from 'next-intl';
import { OddChanges } from '@/components/special-odds/odd-changes';
import { OddFacts } from '@/components/special-odds/odd-facts';
import type { OddDetail } from '@/lib/data/special-odd-view';
import { HowToTake } from './how-to-take';
import { OddRecordLine } from './odd-record-line';
import { OddSection } from './odd-section';

interface OddBodyProps {
  readonly odd: OddDetail;
}

/** Under the head of an odd's page: terms, how to take it, what was changed, and its sponsor's record. */
export function OddBody({ odd }: OddBodyProps) {
  const t = useTranslations('specialOdds');
  const canBeTaken = odd.state === 'active' || odd.state === 'scheduled';
  return (
    <div className="mt-6 space-y-10">
      <OddFacts odd={odd} />
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-12">
        <div className="space-y-10">
          {canBeTaken ? (
            <OddSection title={t('how.title')}>
              <HowToTake odd={odd} />
            </OddSection>
          ) : null}
          {odd.note ? (
            <OddSection title={t('note')}>
              <p className="leading-relaxed text-text-2">{odd.note}</p>
            </OddSection>
          ) : null}
          <p className="text-sm leading-relaxed text-text-3">{t('adults')}</p>
        </div>
        <div className="space-y-10">
          <OddSection title={t('history.title')}>
            <p className="mb-3 text-sm text-text-3">{t('history.text')}</p>
            <OddChanges changes={odd.changes} currency={odd.currency} />
          </OddSection>
          {odd.sponsor && odd.record ? (
            <OddSection title={t('record.of', { name: odd.sponsor.name })}>
              <OddRecordLine odd={odd} />
            </OddSection>
          ) : null}
        </div>
      </div>
    </div>
  );
}
